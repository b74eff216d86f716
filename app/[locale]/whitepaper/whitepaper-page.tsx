import { PageFrame } from '@/app/frame/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
import { whitepaperPage } from './definition';
import { GuideBenefits } from './guide-benefits';
import { GuideCases } from './guide-cases';
import { GuideContents } from './guide-contents';
import { GuideReading } from './guide-reading';
import { GuideRequest } from './guide-request';
import { WhitepaperHero } from './whitepaper-hero';

/** The page of the automation guide (spec section 2, /whitepaper); its header is always white. */
export async function WhitepaperPage() {
  const copy = whitepaperPage.copy(await pageLocale());
  return (
    <PageFrame path={whitepaperPage.path} surface="white">
      <WhitepaperHero {...copy} />
      <GuideContents {...copy.contents} guide={copy.guide} />
      <GuideCases {...copy.cases} />
      <GuideBenefits {...copy.benefits} />
      <GuideReading {...copy.reading} guide={copy.guide} />
      <GuideRequest {...copy.request} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
