import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { FaqBlock } from '@/components/sections/faq-block';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { BenefitsAndFigures } from './benefits-and-figures';
import { FeatureCards } from './feature-cards';
import { IntroductionSteps } from './introduction-steps';
import { LabcloneHero } from './labclone-hero';
import { RelatedPages } from './related-pages';
import { TwoWaysOn } from './two-ways-on';
import { UseCases } from './use-cases';

/** /services/lablockly, the LabClone page (spec section 2), block by block. */
export async function LablocklyPage() {
  const copy = page('lablockly', await pageLocale());
  return (
    <PageFrame path={ROUTES.labclone}>
      <LabcloneHero name={copy.name} services={copy.services} {...copy.hero} />
      <FeatureCards {...copy.features} />
      <IntroductionSteps {...copy.process} />
      <BenefitsAndFigures {...copy.benefits} />
      <UseCases {...copy.uses} />
      <FaqBlock {...copy.faq} flush />
      <TwoWaysOn {...copy.contact} />
      <RelatedPages {...copy.related} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
