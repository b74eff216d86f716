import '@/app/styles/pages/maintenance.css';
import type { Metadata } from 'next';
import { MaintenancePage } from '@/app/[locale]/services/maintenance/maintenance-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.maintenance, page('maintenance', locale).meta);
}

export default MaintenancePage;
