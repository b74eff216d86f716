import { PageFrame } from '@/app/frame/page-frame';
import { FaqBlock } from '@/app/sections/faq-block';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
import { CareBenefits } from './care-benefits';
import { CareHero } from './care-hero';
import { maintenancePage } from './definition';
import { PlansSection } from './plans-section';
import { ServiceItems } from './service-items';
import { SupportFlow } from './support-flow';

/** /services/maintenance (spec sections 2 and 9), block by block. */
export async function MaintenancePage() {
  const copy = maintenancePage.copy(await pageLocale());
  return (
    <PageFrame path={maintenancePage.path}>
      <CareHero crumb={copy.head.crumb} {...copy.hero} />
      <ServiceItems {...copy.services} />
      <PlansSection {...copy.plans} />
      <SupportFlow {...copy.flow} />
      <CareBenefits {...copy.benefits} />
      <FaqBlock {...copy.faq} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
