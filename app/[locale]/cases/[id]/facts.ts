import { type Entry, tagsOf } from '@/lib/content';
import { formatDate } from '@/lib/dates';
import type { CaseDetailCopy } from './copy';

type Fact = [term: string, value: string];

/** The rows of the overview, on the page and in the file: for whom, which industry, when, which topics. */
export const factsOf = (entry: Entry<'cases'>, words: CaseDetailCopy['facts'], industry: string): Fact[] => [
  ...(entry.data.company ? [[words.company, entry.data.company] satisfies Fact] : []),
  [words.industry, industry],
  [words.date, formatDate(entry.data.date, entry.locale)],
  [
    words.tags,
    tagsOf(entry)
      .map(({ name }) => name)
      .join(entry.locale === 'ja' ? '、' : ', '),
  ],
];

/** What every part of a case's page gets: the case, and the words that all cases share. */
export type CaseProps = { entry: Entry<'cases'>; copy: CaseDetailCopy };
