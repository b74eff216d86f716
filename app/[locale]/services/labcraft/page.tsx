import '@/app/styles/pages/labcraft.css';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { BenefitsTable } from './benefits-table';
import { labcraftPage } from './definition';
import { DemoAndProblems } from './demo-and-problems';
import { DemoBooking } from './demo-booking';
import { Explanation } from './explanation';
import { FeatureStages } from './feature-stages';
import { LabcraftHero } from './labcraft-hero';
import { RelatedSolutions } from './related-solutions';
import { Roadmap } from './roadmap';
import { SupportMenu } from './support-menu';

/** /services/labcraft (spec section 2), block by block. */
const { generateMetadata, Page } = route(
  labcraftPage,
  (copy) => (
    <>
      <LabcraftHero crumb={copy.head.crumb} {...copy.hero} />
      <Explanation {...copy.explanation} />
      <DemoAndProblems demo={copy.demo} problems={copy.problems} />
      <FeatureStages features={copy.features} blocks={copy.hero.panel.blocks} />
      <BenefitsTable {...copy.benefits} />
      <SupportMenu {...copy.support} />
      <Roadmap {...copy.roadmap} />
      <RelatedSolutions {...copy.related} />
      <FaqBlock {...copy.faq} flush />
      <DemoBooking {...copy.contact} />
      <ClosingAsk {...copy.ask} />
    </>
  ),
  { surface: 'night' },
);

export { generateMetadata, Page as default };
