import '@/app/styles/pages/services.css';
import type { Metadata } from 'next';
import { ServicesPage } from '@/app/[locale]/services/services-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.services, page('services', locale).meta);
}

export default ServicesPage;
