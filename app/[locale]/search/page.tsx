import '@/app/styles/pages/search.css';
import type { Metadata } from 'next';
import { SearchPage } from '@/app/[locale]/search/search-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.search, page('search', locale).meta);
}

export default SearchPage;
