import '@/app/styles/pages/contact.css';
import type { Metadata } from 'next';
import { ContactPage } from '@/app/[locale]/contact/contact-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.contact, page('contact', locale).meta);
}

export default function ContactRoute() {
  return <ContactPage />;
}
