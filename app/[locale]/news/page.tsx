import '@/app/styles/pages/news.css';
import type { Metadata } from 'next';
import { NewsPage } from '@/app/[locale]/news/news-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.news, page('news', locale).meta);
}

export default NewsPage;
