import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { FaqBlock } from '@/components/sections/faq-block';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { ConsultingHero } from './consulting-hero';
import { ConsultingProcess } from './consulting-process';
import { ConsultingStrengths } from './consulting-strengths';
import { EffectsSection } from './effects-section';

/** /services/automation-consulting (spec section 2), block by block. */
export async function ConsultingPage() {
  const copy = page('automation-consulting', await pageLocale());
  return (
    <PageFrame path={ROUTES.consulting}>
      <ConsultingHero crumbs={copy.crumbs} bench={copy.bench} {...copy.hero} />
      <ConsultingStrengths {...copy.strengths} />
      <ConsultingProcess {...copy.process} />
      <EffectsSection steps={copy.bench.steps} {...copy.effects} />
      <FaqBlock {...copy.faq} flush />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
