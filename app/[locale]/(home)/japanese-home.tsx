import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { AwardsAndPartners } from './awards-and-partners';
import { CaseCards } from './case-cards';
import { FilmSection } from './film-section';
import { FlowSection } from './flow-section';
import { HeroJa } from './hero-ja';
import { NewsSection } from './news-section';
import { PainsSection } from './pains-section';
import { ServicesSection } from './services-section';
import { ShortFacts } from './short-facts';
import { StrengthsSection } from './strengths-section';

/** The Japanese home (spec section 2), block by block in the order of the specification. */
export const JapaneseHome = (copy: HomeJa) => (
  <>
    <HeroJa {...copy.hero} />
    <ShortFacts {...copy.facts} />
    <FilmSection {...copy.film} />
    <PainsSection {...copy.pains} />
    <StrengthsSection {...copy.strengths} />
    <ServicesSection {...copy.services} />
    <FlowSection {...copy.flow} />
    <CaseCards {...copy.cases} />
    <AwardsAndPartners awards={copy.awards} partners={copy.partners} />
    <NewsSection {...copy.news} />
    <ClosingAsk id="contact" {...copy.contact} />
  </>
);
