/** When a page last changed, as its content says: never the day of the build. Pure. */

import type { MadeDocument } from '../documents/documents.ts';
import { type Locale, otherLocale } from '../i18n/locales.ts';
import type { SitePage } from './site-page.ts';

export const CONTENT_DATES_FILE = 'content-dates.json';

/**
 * `.generated/content-dates.json`: the day of the last commit of each file, YYYY-MM-DD, by its path inside
 * `content/`. Empty where the repository's history is missing or cut off.
 */
export type ContentDates = Readonly<Record<string, string>>;

/** The files of a folder that show in a language: its own copy and what both languages share; of a file, itself. */
function filesOf(dates: ContentDates, folder: string, locale: Locale): string[] {
  // Copy of a page is `en.json`, the text of an entry `index.en.md`.
  const other = new RegExp(`/(?:index\\.)?${otherLocale(locale)}\\.(?:json|md)$`);
  return Object.keys(dates).filter(
    (file) => (file === folder || file.startsWith(`${folder}/`)) && !other.test(file),
  );
}

/**
 * The day on which a page last changed in a language: the latest of its content's own days and of the commits
 * of its files; undefined if its files' history is not known, because a wrong day is worse than none.
 */
export function lastModified(
  { sources, dates }: Pick<SitePage, 'sources' | 'dates'>,
  locale: Locale,
  committed: ContentDates,
): string | undefined {
  const known = sources.map((folder) =>
    filesOf(committed, folder, locale).map((file) => committed[file] as string),
  );
  if (known.some((days) => days.length === 0)) return undefined;
  return [...known.flat(), ...dates].sort().at(-1);
}

/**
 * The day on which a document last changed: its text comes with its page and from what it says besides, its figures, if it has some,
 * have a day of their own. Undefined where the days of its texts are not known.
 */
export const documentModified = (
  { changed, sources = [] }: Pick<MadeDocument, 'changed' | 'sources'>,
  page: Pick<SitePage, 'sources' | 'dates'>,
  locale: Locale,
  committed: ContentDates,
): string | undefined =>
  lastModified(
    { sources: [...page.sources, ...sources], dates: changed ? [...page.dates, changed] : page.dates },
    locale,
    committed,
  );
