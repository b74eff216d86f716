import '@/app/styles/pages/tore.css';
import type { Metadata } from 'next';
import { TorePage } from '@/components/tore/tore-page';
import { page, site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(site().siteUrl, locale, ROUTES.tore, page('tore', locale).meta);
}

export default TorePage;
