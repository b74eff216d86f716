import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { RelatedServices } from '@/components/sections/related-services';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { ArmsSection } from './arms-section';
import { BenefitsSection } from './benefits-section';
import { CasesSection } from './cases-section';
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
  const copy = page('custom-automation', await pageLocale());
  return (
    <PageFrame path={ROUTES.customAutomation}>
      <Hero {...copy.hero} />
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
