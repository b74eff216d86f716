import type { HomeEn } from '@/app/[locale]/(home)/copy';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { AboutEn } from './about-en';
import { CaseRowsEn } from './case-rows-en';
import { HeroEn } from './hero-en';
import { LabcraftEn } from './labcraft-en';
import { StoryEn } from './story-en';

/** The English home: a layout of its own with a simple footer (spec section 2). */
export const EnglishHome = (copy: HomeEn) => (
  <>
    <HeroEn {...copy.hero} />
    <AboutEn {...copy.about} />
    <LabcraftEn {...copy.labcraft} />
    <CaseRowsEn {...copy.cases} />
    <StoryEn {...copy.story} />
    <ClosingAsk id="contact" {...copy.contact} />
  </>
);
