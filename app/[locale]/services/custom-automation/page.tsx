import '@/app/styles/pages/custom-automation.css';
import type { Metadata } from 'next';
import { CustomAutomationPage } from '@/app/[locale]/services/custom-automation/custom-automation-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const { meta } = page('custom-automation', locale);
  return pageMetadata(locale, ROUTES.customAutomation, meta);
}

export default function Page() {
  return <CustomAutomationPage />;
}
