import '@/app/styles/pages/whitepaper.css';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { whitepaperPage } from './definition';
import { GuideBenefits } from './guide-benefits';
import { GuideCases } from './guide-cases';
import { GuideContents } from './guide-contents';
import { GuideReading } from './guide-reading';
import { GuideRequest } from './guide-request';
import { WhitepaperHero } from './whitepaper-hero';

/** The page of the automation guide (spec section 2, /whitepaper); its header is always white. */
const { generateMetadata, Page } = route(
  whitepaperPage,
  (copy) => (
    <>
      <WhitepaperHero {...copy} />
      <GuideContents {...copy.contents} guide={copy.guide} />
      <GuideCases {...copy.cases} />
      <GuideBenefits {...copy.benefits} />
      <GuideReading {...copy.reading} guide={copy.guide} />
      <GuideRequest {...copy.request} />
      <ClosingAsk {...copy.ask} />
    </>
  ),
  { surface: 'white' },
);

export { generateMetadata, Page as default };
