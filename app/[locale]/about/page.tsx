import '@/app/styles/pages/about.css';
import type { Metadata } from 'next';
import { AboutPage } from '@/app/[locale]/about/about-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.about, page('about', locale).meta);
}

export default AboutPage;
