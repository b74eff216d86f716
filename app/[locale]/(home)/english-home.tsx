import { PageFrame } from '@/app/frame/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { AboutEn } from './about-en';
import { CaseRowsEn } from './case-rows-en';
import { homePage } from './definition';
import { HeroEn } from './hero-en';
import { LabcraftEn } from './labcraft-en';
import { StoryEn } from './story-en';

/** The English home: a layout of its own with a simple footer (spec section 2). */
export function EnglishHome() {
  const copy = homePage.copy('en');
  return (
    <PageFrame path={homePage.path} footer="simple">
      <HeroEn {...copy.hero} />
      <AboutEn {...copy.about} />
      <LabcraftEn {...copy.labcraft} />
      <CaseRowsEn {...copy.cases} />
      <StoryEn {...copy.story} />
      <ClosingAsk id="contact" {...copy.contact} />
    </PageFrame>
  );
}
