import { casesPage } from '@/app/[locale]/cases/definition';
import { PageFrame } from '@/app/frame/page-frame';
import { RelatedSection } from '@/components/sections/article/related-section';
import { ClosingAsk } from '@/components/sections/closing-ask';
import type { Entry } from '@/lib/content';
import { CaseHead } from './case-head';
import { CaseMaterial } from './case-material';
import { CaseMeasures } from './case-measures';
import { CaseSide } from './case-side';
import { CaseStory } from './case-story';
import { caseCopy } from './definition';
import { OtherCases } from './other-cases';

/** One case with everything that is known of it (spec section 2, /cases/{id}). */
export function CasePage({ entry }: { entry: Entry<'cases'> }) {
  const copy = caseCopy.copy(entry.locale);
  return (
    <PageFrame path={`${casesPage.path}/${entry.id}`}>
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
