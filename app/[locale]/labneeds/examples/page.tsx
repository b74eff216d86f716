import { PageTop } from '@/app/frame/page-top';
import '@/app/styles/pages/labneeds.css';
import { BackLink } from '@/app/[locale]/labneeds/back-link';
import { labneedsPage } from '@/app/[locale]/labneeds/definition';
import { ExampleList } from '@/app/[locale]/labneeds/example-list';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { Heading } from '@/components/ui/heading';
import { LabneedsGate } from '../labneeds-gate';
import { examplesPage } from './definition';

/** The list of automation examples (spec section 2, /labneeds/examples). */
const { generateMetadata, Page } = route(examplesPage, async ({ back, hero, list, ask }) => (
  <LabneedsGate>
    <PageTop page={examplesPage} label={hero.title}>
      <div className="s gap-y-6 pt-4 pb-(--spacing-block)">
        <BackLink to={labneedsPage.path}>{back}</BackLink>
        <Heading level={1} text={hero.title} className="a-1 b-9" />
        <p className="lead a-9 b-13 self-end">{hero.text}</p>
      </div>
    </PageTop>
    <section className="pb-(--spacing-section)" aria-label={list.label}>
      <div className="s">
        <h2 className="vh">{list.title}</h2>
        <ExampleList target="page" />
        <p className="small muted mt-10">{list.note}</p>
      </div>
    </section>
    <ClosingAsk {...ask} />
  </LabneedsGate>
));

export { generateMetadata, Page as default };
