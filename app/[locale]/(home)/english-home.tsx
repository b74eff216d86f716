import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { page } from '@/lib/content';
import { ROUTES } from '@/lib/routes';
import { AboutEn } from './about-en';
import { CaseRowsEn } from './case-rows-en';
import { HeroEn } from './hero-en';
import { LabcraftEn } from './labcraft-en';
import { StoryEn } from './story-en';

/** The English home: a layout of its own with a simple footer (spec section 2). */
export function EnglishHome() {
  const copy = page('home', 'en');
  return (
    <PageFrame path={ROUTES.home} footer="simple">
      <HeroEn {...copy.hero} />
      <AboutEn {...copy.about} />
      <LabcraftEn {...copy.labcraft} />
      <CaseRowsEn {...copy.cases} />
      <StoryEn {...copy.story} />
      <ClosingAsk id="contact" {...copy.contact} />
    </PageFrame>
  );
}
