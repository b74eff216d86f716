import '@/app/styles/pages/legal.css';
import type { Metadata } from 'next';
import { LegalPage } from '@/app/[locale]/(legal)/legal-page';
import { legalText } from '@/app/[locale]/(legal)/legal-text';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.terms, legalText(locale, 'terms').data);
}

export default function TermsPage() {
  return <LegalPage id="terms" />;
}
