import { buildDate, publicationState } from '@/lib/content/publication';
import { isSample, type SamplePaths } from '@/lib/content/sample';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { fill } from '@/lib/listing/fill';
import { wordsOf } from '@/lib/words';

/** An entry in a language. Only one with a day can wait for it. */
type Marked = {
  locale: Locale;
  original?: Locale | undefined;
  samples?: SamplePaths;
  data: { date?: string; draft?: boolean | undefined };
};

/**
 * What a reader, or its author, has to know about an entry, as short texts: that all of it is a sample, that it is there in one language only;
 * in development also that it is a draft, or from which day it is public.
 */
export function entryMarks({ locale, original, samples = [], data }: Marked): string[] {
  const { draft, scheduled, sample, only } = wordsOf(locale).publication;
  const state = publicationState(data, buildDate());
  return [
    ...(state === 'draft' ? [draft] : []),
    ...(state === 'scheduled' && data.date ? [fill(scheduled, { date: formatDate(data.date, locale) })] : []),
    ...(isSample(samples, '') ? [sample] : []),
    ...(original ? [only[original]] : []),
  ];
}
