import { BackLink } from '@/app/[locale]/labneeds/back-link';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { type Entry, page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { ExampleBody } from './example-body';
import { ExampleFacts } from './example-facts';
import { ExampleFigure } from './example-figure';
import { ExampleHead } from './example-head';

/** One automation example (spec section 2, /labneeds/{id}). */
export async function ExamplePage({ entry }: { entry: Entry<'examples'> }) {
  const locale = await pageLocale();
  const copy = page('labneeds-example', locale);
  const parents = [{ to: ROUTES.labneeds, text: page('labneeds', locale).crumb }];
  return (
    <PageFrame path={`${ROUTES.labneeds}/${entry.id}`}>
      <div className="top s">
        <Breadcrumb parents={parents} current={entry.data.title} />
        <BackLink to={ROUTES.labneedsExamples}>{copy.back}</BackLink>
      </div>
      <section aria-label={entry.data.title}>
        <ExampleHead entry={entry} request={copy.request} document={copy.document} />
        <ExampleFigure entry={entry} caption={copy.caption} placeholder={copy.placeholder} />
        <ExampleFacts entry={entry} labels={copy.facts} />
      </section>
      <ExampleBody entry={entry} copy={copy} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
