import '@/app/styles/pages/tore.css';
import type { Metadata } from 'next';
import { TorePage } from '@/app/[locale]/services/tore/tore-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.tore, page('tore', locale).meta);
}

export default TorePage;
