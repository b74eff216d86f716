import { type Entry, tagsOf } from '../../../../lib/content/index.ts';
import { formatDate } from '../../../../lib/dates.ts';
import type { Locale } from '../../../../lib/i18n/locales.ts';
import type { CaseDetailCopy } from './copy.ts';

type Fact = [term: string, value: string];
type Shown = { industry: string; tags: readonly string[]; locale: Locale };

/** The rows of the overview: for whom, which industry, when, which topics. */
export const factRows = (
  { company, date }: Pick<Entry<'cases'>['data'], 'company' | 'date'>,
  words: CaseDetailCopy['facts'],
  { industry, tags, locale }: Shown,
): Fact[] => [
  ...(company ? [[words.company, company] satisfies Fact] : []),
  [words.industry, industry],
  [words.date, formatDate(date, locale)],
  [words.tags, tags.join(locale === 'ja' ? '、' : ', ')],
];

/** The same of a case as pages have it. */
export const factsOf = (entry: Entry<'cases'>, words: CaseDetailCopy['facts'], industry: string): Fact[] =>
  factRows(entry.data, words, {
    industry,
    tags: tagsOf(entry).map(({ name }) => name),
    locale: entry.locale,
  });

/** What every part of a case's page gets: the case, and the words that all cases share. */
export type CaseProps = { entry: Entry<'cases'>; copy: CaseDetailCopy };
