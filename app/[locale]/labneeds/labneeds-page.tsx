import { PageFrame } from '@/app/frame/page-frame';
import { FaqBlock } from '@/app/sections/faq-block';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
import { labneedsPage } from './definition';
import { ExamplesSection } from './examples-section';
import { FlowSection } from './flow-section';
import { LabneedsHero } from './labneeds-hero';
import { MatchingSection } from './matching-section';
import { ProblemsSection } from './problems-section';
import { SolutionsSection } from './solutions-section';
import { VisionSection } from './vision-section';

/** The LabNeeds landing page (spec section 2), block by block. */
export async function LabneedsPage() {
  const copy = labneedsPage.copy(await pageLocale());
  return (
    <PageFrame path={labneedsPage.path}>
      <LabneedsHero {...copy} />
      <ProblemsSection {...copy.problems} />
      <SolutionsSection {...copy.solutions} />
      <FlowSection {...copy.flow} />
      <VisionSection {...copy.vision} />
      <ExamplesSection {...copy.examples} />
      <MatchingSection {...copy.matching} />
      <FaqBlock {...copy.faq} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
