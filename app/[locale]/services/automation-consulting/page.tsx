import '@/app/styles/pages/automation-consulting.css';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { ConsultingHero } from './consulting-hero';
import { ConsultingProcess } from './consulting-process';
import { ConsultingStrengths } from './consulting-strengths';
import { consultingPage } from './definition';
import { EffectsSection } from './effects-section';

/** /services/automation-consulting (spec section 2), block by block. */
const { generateMetadata, Page } = route(consultingPage, (copy) => (
  <>
    <ConsultingHero crumb={copy.head.crumb} bench={copy.bench} {...copy.hero} />
    <ConsultingStrengths {...copy.strengths} />
    <ConsultingProcess {...copy.process} />
    <EffectsSection steps={copy.bench.steps} {...copy.effects} />
    <FaqBlock {...copy.faq} flush />
    <ClosingAsk {...copy.ask} />
  </>
));

export { generateMetadata, Page as default };
