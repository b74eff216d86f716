import '@/app/styles/pages/custom-automation.css';
import { RelatedServices } from '@/app/[locale]/services/custom-automation/related-services';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { ArmsSection } from './arms-section';
import { BenefitsSection } from './benefits-section';
import { CasesSection } from './cases-section';
import { customAutomationPage } from './definition';
import { FaqSection } from './faq-section';
import { Hero } from './hero';
import { LabcraftSection } from './labcraft-section';
import { LimitsSection } from './limits-section';
import { PainsSection } from './pains-section';
import { PartsSection } from './parts-section';
import { ProcessSection } from './process-section';
import { SystemSection } from './system-section';

/** Made-to-order development (spec section 2), block by block in the order of the specification. */
const { generateMetadata, Page } = route(customAutomationPage, (copy) => (
  <>
    <Hero crumb={copy.head.crumb} {...copy.hero} />
    <PainsSection {...copy.pains} />
    <ArmsSection {...copy.arms} />
    <PartsSection {...copy.parts} />
    <SystemSection {...copy.system} />
    <LabcraftSection {...copy.labcraft} />
    <ProcessSection {...copy.process} />
    <BenefitsSection {...copy.benefits} />
    <LimitsSection {...copy.limits} />
    <CasesSection {...copy.cases} />
    <FaqSection {...copy.faq} />
    <RelatedServices {...copy.related} flush />
    <ClosingAsk id="final-cta" {...copy.finalCta} />
  </>
));

export { generateMetadata, Page as default };
