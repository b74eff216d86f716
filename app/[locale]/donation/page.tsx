import '@/app/styles/pages/donation.css';
import { route } from '@/app/page-route';
import { donationPage } from './definition';
import { DonationPage } from './donation-page';

const { generateMetadata, Page } = route(donationPage, DonationPage);

export { generateMetadata, Page as default };
