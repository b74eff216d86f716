import '@/app/styles/pages/donation.css';
import type { Metadata } from 'next';
import { DonationPage } from '@/app/[locale]/donation/donation-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.donation, page('donation', locale).meta);
}

export default DonationPage;
