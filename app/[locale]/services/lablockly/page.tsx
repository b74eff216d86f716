import '@/app/styles/pages/lablockly.css';
import type { Metadata } from 'next';
import { LablocklyPage } from '@/app/[locale]/services/lablockly/lablockly-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.labclone, page('lablockly', locale).meta);
}

export default LablocklyPage;
