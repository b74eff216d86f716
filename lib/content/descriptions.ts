/** What search results and shared links show of a page: its description has a length that they show whole. */
import type { Locale } from '../i18n/locales.ts';
import type { Problem } from './problems.ts';
import type { LoadedFile } from './read-entry.ts';
import { splitPath, valueAt } from './values.ts';

/** Characters, figures put in. A Japanese character is as wide as two Latin ones. */
export const DESCRIPTION_LENGTH: Readonly<Record<Locale, { least: number; most: number }>> = {
  ja: { least: 40, most: 120 },
  en: { least: 60, most: 160 },
};

/** The field that becomes the description of an entry's page; other collections have no pages. */
const IN_COLLECTION: Readonly<Record<string, string>> = {
  cases: 'description',
  examples: 'description',
  news: 'excerpt',
  blog: 'summary',
  legal: 'description',
};
const IN_PAGE = 'meta.description';

const LANGUAGE: Record<Locale, string> = { ja: 'Japanese', en: 'English' };

/** One problem if the description of a file, as visitors see it, is too short or too long. */
function problemIn({ file, data, locale, source }: LoadedFile, field: string): Problem[] {
  const path = splitPath(field);
  const value = valueAt(data, path);
  // Pages of a collection have copy of their own without a head.
  if (typeof value !== 'string') return [];
  const { least, most } = DESCRIPTION_LENGTH[locale];
  const length = [...value].length;
  if (length >= least && length <= most) return [];
  const message = `A description in ${LANGUAGE[locale]} has ${least} to ${most} characters, this one ${length}`;
  return [{ file, at: source.locate(path), field, message, value }];
}

type Files = {
  collections: Record<string, readonly LoadedFile[]>;
  pages: Record<string, Partial<Record<Locale, LoadedFile>>>;
};

/** A problem for each description of the wrong length; the figures must be in the copy already. */
export const descriptionProblems = ({ collections, pages }: Files): Problem[] => [
  ...Object.values(pages).flatMap((page) => Object.values(page).flatMap((file) => problemIn(file, IN_PAGE))),
  ...Object.entries(IN_COLLECTION).flatMap(([name, field]) =>
    (collections[name] ?? []).flatMap((file) => problemIn(file, field)),
  ),
];
