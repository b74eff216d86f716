import '@/app/styles/pages/automation-consulting.css';
import type { Metadata } from 'next';
import { ConsultingPage } from '@/app/[locale]/services/automation-consulting/consulting-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.consulting, page('automation-consulting', locale).meta);
}

export default ConsultingPage;
