import '@/app/styles/pages/accessibility.css';
import type { Metadata } from 'next';
import { AccessibilityPage } from '@/app/[locale]/accessibility/accessibility-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.accessibility, page('accessibility', locale).meta);
}

export default function AccessibilityRoute() {
  return <AccessibilityPage />;
}
