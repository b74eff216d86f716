import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { FaqBlock } from '@/components/sections/faq-block';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { BenefitsTable } from './benefits-table';
import { DemoAndProblems } from './demo-and-problems';
import { DemoBooking } from './demo-booking';
import { Explanation } from './explanation';
import { FeatureStages } from './feature-stages';
import { LabcraftHero } from './labcraft-hero';
import { RelatedSolutions } from './related-solutions';
import { Roadmap } from './roadmap';
import { SupportMenu } from './support-menu';

/** /services/labcraft (spec section 2), block by block. */
export async function LabcraftPage() {
  const copy = page('labcraft', await pageLocale());
  return (
    <PageFrame path={ROUTES.labcraft} surface="night">
      <LabcraftHero name={copy.name} services={copy.services} {...copy.hero} />
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
    </PageFrame>
  );
}
