import '@/app/styles/pages/labcraft.css';
import type { Metadata } from 'next';
import { LabcraftPage } from '@/app/[locale]/services/labcraft/labcraft-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.labcraft, page('labcraft', locale).meta);
}

export default LabcraftPage;
