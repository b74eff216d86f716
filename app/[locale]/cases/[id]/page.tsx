import '@/app/styles/pages/case.css';
import { entryRoute } from '@/app/page-route';
import { RelatedSection } from '@/components/sections/article/related-section';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { CaseHead } from './case-head';
import { CaseMaterial } from './case-material';
import { CaseMeasures } from './case-measures';
import { CaseSide } from './case-side';
import { CaseStory } from './case-story';
import { caseCopy, casePages } from './definition';
import { OtherCases } from './other-cases';

export const dynamicParams = false;

/** One case with everything that is known of it (spec section 2, /cases/{id}). */
const { generateStaticParams, generateMetadata, Page } = entryRoute(casePages, (entry) => {
  const copy = caseCopy.copy(entry.locale);
  return (
    <>
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
    </>
  );
});

export { generateMetadata, generateStaticParams, Page as default };
