import type { Metadata } from 'next';
import { pageLocale } from '@/lib/i18n/locale';
import { lostPage } from './definition';
import { LostPage } from './lost-page';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = lostPage.head(await pageLocale());
  return { title, description, robots: { index: false } };
}

export default LostPage;
