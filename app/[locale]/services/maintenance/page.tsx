import '@/app/styles/pages/maintenance.css';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { MaintenanceBenefits } from './care-benefits';
import { MaintenanceHero } from './care-hero';
import { maintenancePage } from './definition';
import { PlansSection } from './plans-section';
import { ServiceItems } from './service-items';
import { SupportFlow } from './support-flow';

/** /services/maintenance (spec sections 2 and 9), block by block. */
const { generateMetadata, Page } = route(maintenancePage, (copy) => (
  <>
    <MaintenanceHero crumb={copy.head.crumb} {...copy.hero} />
    <ServiceItems {...copy.services} />
    <PlansSection {...copy.plans} />
    <SupportFlow {...copy.flow} />
    <MaintenanceBenefits {...copy.benefits} />
    <FaqBlock {...copy.faq} />
    <ClosingAsk {...copy.ask} />
  </>
));

export { generateMetadata, Page as default };
