import { BackLink } from '@/app/[locale]/labneeds/back-link';
import { labneedsPage } from '@/app/[locale]/labneeds/definition';
import { ExampleList } from '@/app/[locale]/labneeds/example-list';
import { PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { Heading } from '@/components/ui/heading';
import { LabneedsGate } from '../labneeds-gate';
import { examplesPage } from './definition';

/** The list of automation examples (spec section 2, /labneeds/examples). */
const { generateMetadata, Page } = route(examplesPage, async ({ back, hero, list, ask }) => (
  <LabneedsGate>
    <PageTop page={examplesPage} label={hero.title}>
      <div className="sheet gap-y-6 pt-4 pb-part">
        <BackLink to={labneedsPage.path}>{back}</BackLink>
        <Heading level={1} text={hero.title} className="md:col-end-10" />
        <p className="lead self-end md:col-start-10">{hero.text}</p>
      </div>
    </PageTop>
    <section className="pb-section" aria-label={list.label}>
      <div className="sheet">
        <h2 className="visually-hidden">{list.title}</h2>
        <ExampleList target="page" />
        <p className="mt-10 text-small text-ink-3">{list.note}</p>
      </div>
    </section>
    <ClosingAsk {...ask} />
  </LabneedsGate>
));

export { generateMetadata, Page as default };
