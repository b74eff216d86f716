import '@/app/styles/pages/waste-liquid.css';
import type { Metadata } from 'next';
import { WasteLiquidPage } from '@/app/[locale]/tech/waste-liquid/waste-liquid-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.wasteLiquid, page('waste-liquid', locale).meta);
}

export default WasteLiquidPage;
