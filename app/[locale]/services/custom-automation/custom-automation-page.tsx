import { RelatedServices } from '@/app/[locale]/services/custom-automation/related-services';
import { PageFrame } from '@/app/frame/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
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
export async function CustomAutomationPage() {
  const copy = customAutomationPage.copy(await pageLocale());
  return (
    <PageFrame path={customAutomationPage.path}>
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
    </PageFrame>
  );
}
