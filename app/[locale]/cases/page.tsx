import '@/app/styles/pages/cases.css';
import type { Metadata } from 'next';
import { CasesPage } from '@/app/[locale]/cases/cases-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.cases, page('cases', locale).meta);
}

export default CasesPage;
