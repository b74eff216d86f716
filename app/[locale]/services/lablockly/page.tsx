import '@/app/styles/pages/lablockly.css';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { BenefitsAndFigures } from './benefits-and-figures';
import { labclonePage } from './definition';
import { FeatureCards } from './feature-cards';
import { IntroductionSteps } from './introduction-steps';
import { LabcloneHero } from './labclone-hero';
import { RelatedPages } from './related-pages';
import { TwoWaysOn } from './two-ways-on';
import { UseCases } from './use-cases';

/** /services/lablockly, the LabClone page (spec section 2), block by block. */
const { generateMetadata, Page } = route(labclonePage, (copy) => (
  <>
    <LabcloneHero crumb={copy.head.crumb} {...copy.hero} />
    <FeatureCards {...copy.features} />
    <IntroductionSteps {...copy.process} />
    <BenefitsAndFigures {...copy.benefits} />
    <UseCases {...copy.uses} />
    <FaqBlock {...copy.faq} flush />
    <TwoWaysOn {...copy.contact} />
    <RelatedPages {...copy.related} />
    <ClosingAsk {...copy.ask} />
  </>
));

export { generateMetadata, Page as default };
