import { PageFrame } from '@/app/frame/page-frame';
import { FaqBlock } from '@/app/sections/faq-block';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
import { ConsultingHero } from './consulting-hero';
import { ConsultingProcess } from './consulting-process';
import { ConsultingStrengths } from './consulting-strengths';
import { consultingPage } from './definition';
import { EffectsSection } from './effects-section';

/** /services/automation-consulting (spec section 2), block by block. */
export async function ConsultingPage() {
  const copy = consultingPage.copy(await pageLocale());
  return (
    <PageFrame path={consultingPage.path}>
      <ConsultingHero crumb={copy.head.crumb} bench={copy.bench} {...copy.hero} />
      <ConsultingStrengths {...copy.strengths} />
      <ConsultingProcess {...copy.process} />
      <EffectsSection steps={copy.bench.steps} {...copy.effects} />
      <FaqBlock {...copy.faq} flush />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
