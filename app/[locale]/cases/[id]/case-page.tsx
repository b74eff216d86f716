import { PageFrame } from '@/components/layout/page-frame';
import { RelatedSection } from '@/components/sections/article/related-section';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { type Entry, page } from '@/lib/content';
import { ROUTES } from '@/lib/routes';
import { CaseHead } from './case-head';
import { CaseMaterial } from './case-material';
import { CaseMeasures } from './case-measures';
import { CaseSide } from './case-side';
import { CaseStory } from './case-story';
import { OtherCases } from './other-cases';

/** One case with everything that is known of it (spec section 2, /cases/{id}). */
export function CasePage({ entry }: { entry: Entry<'cases'> }) {
  const copy = page('case', entry.locale);
  return (
    <PageFrame path={`${ROUTES.cases}/${entry.id}`}>
      <article>
        <CaseHead entry={entry} copy={copy} />
        <CaseMeasures measures={entry.data.measures} {...copy.measures} />
        <div className="s r pb-(--spacing-section)">
          <CaseStory data={entry.data} copy={copy} />
          <CaseSide entry={entry} copy={copy} />
        </div>
      </article>
      <CaseMaterial entry={entry} copy={copy} />
      <RelatedSection kind="cases" entry={entry} />
      <OtherCases current={entry} {...copy.others} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
