import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { GuideBenefits } from './guide-benefits';
import { GuideCases } from './guide-cases';
import { GuideContents } from './guide-contents';
import { GuideReading } from './guide-reading';
import { GuideRequest } from './guide-request';
import { WhitepaperHero } from './whitepaper-hero';

/** The page of the automation guide (spec section 2, /whitepaper); its header is always white. */
export async function WhitepaperPage() {
  const copy = page('whitepaper', await pageLocale());
  return (
    <PageFrame path={ROUTES.whitepaper} surface="white">
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
