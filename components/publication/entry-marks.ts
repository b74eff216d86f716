import { getTranslations } from 'next-intl/server';
import { buildDate, publicationState } from '@/lib/content/publication';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';

type Marked = { locale: Locale; original?: Locale | undefined; data: { date: string } };

/**
 * What a reader, or its author, has to know about an entry, as short texts: that it is there in one language only;
 * in development also that it is a draft, or from which day it is public.
 */
export async function entryMarks({ locale, original, data }: Marked): Promise<string[]> {
  const t = await getTranslations('publication');
  const state = publicationState(data, buildDate());
  return [
    ...(state === 'draft' ? [t('draft')] : []),
    ...(state === 'scheduled' ? [t('scheduled', { date: formatDate(data.date, locale) })] : []),
    ...(original ? [t(`only.${original}`)] : []),
  ];
}
