import { otherCases } from '@/app/[locale]/cases/[id]/others';
import { CaseEntryCard } from '@/app/[locale]/cases/entry-card';
import { hasFigures } from '@/app/[locale]/cases/measure-text';
import { entryRoute } from '@/app/page-route';
import { RelatedSection } from '@/components/sections/article/related-entries';
import { CASE_GRID } from '@/components/sections/case-card';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { ChangedFigure } from '@/components/sections/measured-change';
import { Section } from '@/components/ui/section';
import { Sheet } from '@/components/ui/sheet';
import { type Entry, list } from '@/lib/content';
import type { CaseStudy } from '@/lib/content/cases';
import { CaseHead } from './case-head';
import { CaseMaterial } from './case-material';
import { CaseSide } from './case-side';
import { CaseStory } from './case-story';
import { caseCopy, casePages } from './definition';

export const dynamicParams = false;

/** One case with everything that is known of it (spec section 2, /cases/{id}). */
const { generateStaticParams, generateMetadata, Page } = entryRoute(casePages, (entry) => {
  const copy = caseCopy.copy(entry.locale);
  return (
    <>
      <article>
        <CaseHead entry={entry} copy={copy} />
        <CaseMeasures measures={entry.data.measures} {...copy.measures} />
        <Sheet className="gap-y-part pb-section">
          <CaseStory entry={entry} copy={copy} />
          <CaseSide entry={entry} copy={copy} />
        </Sheet>
      </article>
      <CaseMaterial entry={entry} />
      <RelatedSection kind="cases" entry={entry} />
      <OtherCases current={entry} {...copy.others} />
      <ClosingAsk {...copy.ask} />
    </>
  );
});

export { generateMetadata, generateStaticParams, Page as default };

type CaseMeasuresProps = Pick<CaseStudy, 'measures'> & { label: string; note: string };

/** What was measured, large, with the limit of the claim beside it. */
function CaseMeasures({ label, measures, note }: CaseMeasuresProps) {
  return (
    <section className="sheet py-part" aria-label={label}>
      <div className="grid gap-x-8 border-y border-ink md:grid-cols-[1fr_auto] md:items-end">
        <dl className="grid sm:grid-flow-col sm:justify-start">
          {measures.map((measure) => (
            <ChangedFigure key={measure.term} {...measure} className="sm:not-first:ml-8" />
          ))}
        </dl>
        {hasFigures(measures) ? (
          <p className="max-w-[26em] pb-6 text-small text-ink-3 md:max-w-[20em]">{note}</p>
        ) : null}
      </div>
    </section>
  );
}

type OtherCasesProps = { current: Entry<'cases'>; label: string; title: string };

const comparable = (entry: Entry<'cases'>) => ({ ...entry.data, id: entry.id, entry });

/** Up to three other cases, those closest to this one first (spec section 9). */
function OtherCases({ current, label, title }: OtherCasesProps) {
  const others = otherCases(comparable(current), list('cases', current.locale).map(comparable));
  return (
    <Section label={label} title={title} titleClass="md:col-end-10" surface="sunk">
      <ul className={CASE_GRID}>
        {others.map(({ id, entry }) => (
          <li key={id}>
            <CaseEntryCard entry={entry} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
