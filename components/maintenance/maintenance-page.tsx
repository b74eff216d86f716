import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { FaqBlock } from '@/components/sections/faq-block';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { CareBenefits } from './care-benefits';
import { CareHero } from './care-hero';
import { PlansSection } from './plans-section';
import { ServiceItems } from './service-items';
import { SupportFlow } from './support-flow';

/** /services/maintenance (spec sections 2 and 9), block by block. */
export async function MaintenancePage() {
  const copy = page('maintenance', await pageLocale());
  return (
    <PageFrame path={ROUTES.maintenance}>
      <CareHero crumbs={copy.crumbs} {...copy.hero} />
      <ServiceItems {...copy.services} />
      <PlansSection {...copy.plans} />
      <SupportFlow {...copy.flow} />
      <CareBenefits {...copy.benefits} />
      <FaqBlock {...copy.faq} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
