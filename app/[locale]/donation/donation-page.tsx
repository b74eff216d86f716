import { PageFrame } from '@/app/frame/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
import { donationPage } from './definition';
import { DonationHero } from './donation-hero';
import { FundSection } from './fund-section';
import { UsesSection } from './uses-section';

/** The donation page (spec section 2): it leads to the fund page of the university. */
export async function DonationPage() {
  const copy = donationPage.copy(await pageLocale());
  return (
    <PageFrame path={donationPage.path}>
      <DonationHero crumb={copy.head.crumb} {...copy.hero} />
      <UsesSection {...copy.uses} />
      <FundSection {...copy.fund} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
