import '@/app/styles/pages/resources.css';
import type { Metadata } from 'next';
import { ResourcesPage } from '@/app/[locale]/resources/resources-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.resources, page('resources', locale).meta);
}

export default ResourcesPage;
