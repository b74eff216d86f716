import '@/app/styles/pages/glossary.css';
import type { Metadata } from 'next';
import { GlossaryPage } from '@/app/[locale]/glossary/glossary-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.glossary, page('glossary', locale).meta);
}

export default GlossaryPage;
