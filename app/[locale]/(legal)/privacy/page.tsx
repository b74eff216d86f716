import '@/app/styles/pages/legal.css';
import type { Metadata } from 'next';
import { LegalPage } from '@/app/[locale]/(legal)/legal-page';
import { legalText } from '@/app/[locale]/(legal)/legal-text';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.privacy, legalText(locale, 'privacy').data);
}

export default function PrivacyPage() {
  return <LegalPage id="privacy" />;
}
