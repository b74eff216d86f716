import { type Entry, tagsOf } from '@/lib/content';
import { formatDate } from '@/lib/dates';
import type { CaseDetailCopy } from './copy';

/** The rows of the overview, on the page and in the file: for whom, which industry, when, which topics. */
export const factsOf = (
  entry: Entry<'cases'>,
  words: CaseDetailCopy['facts'],
  industry: string,
): [term: string, value: string][] => [
  [words.company, entry.data.company],
  [words.industry, industry],
  [words.date, formatDate(entry.data.date, entry.locale)],
  [
    words.tags,
    tagsOf(entry)
      .map(({ name }) => name)
      .join(entry.locale === 'ja' ? '、' : ', '),
  ],
];
