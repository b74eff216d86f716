import '@/app/styles/pages/labneeds.css';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { labneedsPage } from './definition';
import { ExamplesSection } from './examples-section';
import { FlowSection } from './flow-section';
import { LabneedsGate } from './labneeds-gate';
import { LabneedsHero } from './labneeds-hero';
import { MatchingSection } from './matching-section';
import { ProblemsSection } from './problems-section';
import { SolutionsSection } from './solutions-section';
import { VisionSection } from './vision-section';

/** The LabNeeds landing page (spec section 2), block by block. */
const { generateMetadata, Page } = route(labneedsPage, (copy) => (
  <LabneedsGate>
    <LabneedsHero {...copy} />
    <ProblemsSection {...copy.problems} />
    <SolutionsSection {...copy.solutions} />
    <FlowSection {...copy.flow} />
    <VisionSection {...copy.vision} />
    <ExamplesSection {...copy.examples} />
    <MatchingSection {...copy.matching} />
    <FaqBlock {...copy.faq} />
    <ClosingAsk {...copy.ask} />
  </LabneedsGate>
));

export { generateMetadata, Page as default };
