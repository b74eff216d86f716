import { BackLink } from '@/app/[locale]/labneeds/back-link';
import { labneedsPage } from '@/app/[locale]/labneeds/definition';
import { ExampleList } from '@/app/[locale]/labneeds/example-list';
import { PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Sheet } from '@/components/ui/sheet';
import { LabneedsGate } from '../labneeds-gate';
import { examplesPage } from './definition';

/** The list of automation examples (spec section 2, /labneeds/examples). */
const { generateMetadata, Page } = route(
  examplesPage,
  async ({ back, hero, list }) => (
    <>
      <PageTop page={examplesPage} label={hero.title}>
        <Sheet className="gap-y-6 pt-4 pb-part">
          <BackLink to={labneedsPage.path}>{back}</BackLink>
          <Heading level={1} text={hero.title} className="md:col-end-10" />
          <Lead className="self-end md:col-start-10">{hero.text}</Lead>
        </Sheet>
      </PageTop>
      <section className="pb-section" aria-label={list.label}>
        <Sheet>
          <h2 className="visually-hidden">{list.title}</h2>
          <ExampleList target="page" />
          <p className="mt-10 text-small text-ink-3">{list.note}</p>
        </Sheet>
      </section>
    </>
  ),
  { Gate: LabneedsGate },
);

export { generateMetadata, Page as default };
