/** What search results and shared links show of a page: its description has a length that they show whole. */
import type { Locale } from '../i18n/locales.ts';
import { plainText } from '../text/lines.ts';
import type { LoadedFile, LoadedFiles } from './loaded-file.ts';
import { LANGUAGE_NAMES, type Problem, type Wording } from './problems.ts';
import { type Name, takenNames } from './taken-names.ts';
import { UNFILLED } from './unfilled.ts';
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
  'block-pages': 'head.description',
};
const IN_PAGE = 'head.description';

/** The title of the page that has such a description: `head.title` beside `head.description`. */
const titleOf = (described: string): string => described.replace(/\w+$/, 'title');
/** Where the one file of an entry without translation has the other language's description. */
const OF_STAND_IN = 'other.summary';

function wrongLength(locale: Locale, length: number): Wording {
  const { least, most } = DESCRIPTION_LENGTH[locale];
  const name = LANGUAGE_NAMES[locale];
  return {
    ja: `${name.ja}の短い説明は ${least}〜${most} 文字です。今は ${length} 文字なので、書き直してください`,
    en: `A description in ${name.en} has ${least} to ${most} characters, this one ${length}`,
  };
}

/** One problem if the description of a file, as visitors see it, is too short or too long. */
function problemIn({ file, data, locale, original, source }: LoadedFile, named: string): Problem[] {
  const value = valueAt(data, splitPath(named));
  // Pages of a collection have copy of their own without a head; guidance is reported as such.
  if (typeof value !== 'string' || value.includes(UNFILLED)) return [];
  const field = original ? OF_STAND_IN : named;
  const { least, most } = DESCRIPTION_LENGTH[locale];
  const length = [...value].length;
  if (length >= least && length <= most) return [];
  const message = wrongLength(locale, length);
  return [{ file, at: source.locate(splitPath(field)), field, message, value }];
}

type Described = { file: LoadedFile; named: string };

/** The titles and descriptions of pages: search results and lists tell pages apart by them. */
const namesIn = ({ file, named }: Described): Name[] =>
  [titleOf(named), named].flatMap((field) => {
    const value = valueAt(file.data, splitPath(field));
    if (typeof value !== 'string' || value.includes(UNFILLED) || file.original) return [];
    const among = `${file.locale} ${field === named}`;
    const at = file.source.locate(splitPath(field));
    return [{ file: file.file, at, field, value: plainText(value), owner: file.folder, among }];
  });

/**
 * A problem for each description of the wrong length, and for each title and description that another page has; the
 * figures must be in the copy already.
 */
export function descriptionProblems({ collections, pages }: LoadedFiles): Problem[] {
  const described: Described[] = [
    ...Object.values(pages).flatMap((page) => Object.values(page).map((file) => ({ file, named: IN_PAGE }))),
    ...Object.entries(IN_COLLECTION).flatMap(([name, named]) =>
      (collections[name] ?? []).map((file) => ({ file, named })),
    ),
  ];
  return [
    ...described.flatMap(({ file, named }) => problemIn(file, named)),
    ...takenNames(described.flatMap(namesIn)),
  ];
}
