import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { DonationHero } from './donation-hero';
import { FundSection } from './fund-section';
import { UsesSection } from './uses-section';

/** The donation page (spec section 2): it leads to the fund page of the university. */
export async function DonationPage() {
  const copy = page('donation', await pageLocale());
  return (
    <PageFrame path={ROUTES.donation}>
      <DonationHero crumb={copy.crumb} {...copy.hero} />
      <UsesSection {...copy.uses} />
      <FundSection {...copy.fund} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
