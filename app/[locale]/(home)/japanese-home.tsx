import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { page } from '@/lib/content';
import { ROUTES } from '@/lib/routes';
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
export function JapaneseHome() {
  const copy = page('home', 'ja');
  return (
    <PageFrame path={ROUTES.home}>
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
    </PageFrame>
  );
}
