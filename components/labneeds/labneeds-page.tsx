import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { FaqBlock } from '@/components/sections/faq-block';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { ExamplesSection } from './examples-section';
import { FlowSection } from './flow-section';
import { LabneedsHero } from './labneeds-hero';
import { MatchingSection } from './matching-section';
import { ProblemsSection } from './problems-section';
import { SolutionsSection } from './solutions-section';
import { VisionSection } from './vision-section';

/** The LabNeeds landing page (spec section 2), block by block. */
export async function LabneedsPage() {
  const copy = page('labneeds', await pageLocale());
  return (
    <PageFrame path={ROUTES.labneeds}>
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
