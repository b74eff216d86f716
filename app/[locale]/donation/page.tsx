import '@/app/styles/pages/donation.css';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { donationPage } from './definition';
import { DonationHero } from './donation-hero';
import { FundSection } from './fund-section';
import { UsesSection } from './uses-section';

/** The donation page (spec section 2): it leads to the fund page of the university. */
const { generateMetadata, Page } = route(donationPage, (copy) => (
  <>
    <DonationHero crumb={copy.head.crumb} {...copy.hero} />
    <UsesSection {...copy.uses} />
    <FundSection {...copy.fund} />
    <ClosingAsk {...copy.ask} />
  </>
));

export { generateMetadata, Page as default };
