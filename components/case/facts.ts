import type { Entry } from '@/lib/content';
import type { CaseDetailCopy } from '@/lib/content/pages/cases';
import { formatDate } from '@/lib/dates';

/** The rows of the overview, on the page and in the file: for whom, which industry, when, which topics. */
export const factsOf = (
  { data, locale }: Entry<'cases'>,
  words: CaseDetailCopy['facts'],
  industry: string,
): [term: string, value: string][] => [
  [words.company, data.company],
  [words.industry, industry],
  [words.date, formatDate(data.date, locale)],
  [words.tags, data.tags.join(locale === 'ja' ? '、' : ', ')],
];
