import '@/app/styles/pages/labneeds-example.css';
import { BackLink } from '@/app/[locale]/labneeds/back-link';
import { labneedsPage } from '@/app/[locale]/labneeds/definition';
import { examplesPage } from '@/app/[locale]/labneeds/examples/definition';
import { entryRoute } from '@/app/page-route';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
import { crumbsBelow } from '@/lib/pages/crumbs';
import { LabneedsGate } from '../labneeds-gate';
import { exampleCopy, examplePages } from './definition';
import { ExampleBody } from './example-body';
import { ExampleFacts } from './example-facts';
import { ExampleFigure } from './example-figure';
import { ExampleHead } from './example-head';

export const dynamicParams = false;

/** One automation example (spec section 2, /labneeds/{id}). */
const { generateStaticParams, generateMetadata, Page } = entryRoute(examplePages, async (entry) => {
  const locale = await pageLocale();
  const copy = exampleCopy.copy(locale);
  return (
    <LabneedsGate>
      <div className="top s">
        <Breadcrumb {...crumbsBelow(labneedsPage, entry.data.title, locale)} />
        <BackLink to={examplesPage.path}>{copy.back}</BackLink>
      </div>
      <section aria-label={entry.data.title}>
        <ExampleHead entry={entry} request={copy.request} document={copy.document} />
        <ExampleFigure entry={entry} caption={copy.caption} placeholder={copy.placeholder} />
        <ExampleFacts entry={entry} labels={copy.facts} />
      </section>
      <ExampleBody entry={entry} copy={copy} />
      <ClosingAsk {...copy.ask} />
    </LabneedsGate>
  );
});

export { generateMetadata, generateStaticParams, Page as default };
