import '@/app/styles/pages/not-found.css';
import type { Metadata } from 'next';
import { NotFound } from '@/app/[locale]/404/lost-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';

export async function generateMetadata(): Promise<Metadata> {
  return { ...page('not-found', await pageLocale()).meta, robots: { index: false } };
}

export default function NotFoundPage() {
  return <NotFound />;
}
