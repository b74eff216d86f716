import '@/app/styles/pages/whitepaper.css';
import type { Metadata } from 'next';
import { WhitepaperPage } from '@/app/[locale]/whitepaper/whitepaper-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.whitepaper, page('whitepaper', locale).meta);
}

export default WhitepaperPage;
