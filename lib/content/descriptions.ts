/** What search results and shared links show of a page: title and description have a length that they show. */
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

/**
 * Characters of a title at most, the name of the site left out, which stands at its end and may be cut off: the two lines that
 * results show on a phone. The longest of ours have 38 and 70.
 */
export const TITLE_LENGTH: Readonly<Record<Locale, number>> = { ja: 40, en: 70 };

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
/** Where the one file of an entry without translation has what the other language shows. */
const OF_STAND_IN = { title: 'other.title', description: 'other.summary' };

/** Collections whose titles end with the name of the site, as those of pages do; that of another entry gets it from its page. */
const WITH_NAME = ['legal', 'block-pages'];

/** A title without the name of the site at its end, which may have changed: `Glossary | Tohoku Lab Automation`. */
const withoutName = (title: string): string => title.replace(/ ?[|｜][^|｜]*$/, '');

function wrongLength(locale: Locale, length: number): Wording {
  const { least, most } = DESCRIPTION_LENGTH[locale];
  const name = LANGUAGE_NAMES[locale];
  return {
    ja: `${name.ja}の短い説明は ${least}〜${most} 文字です。今は ${length} 文字なので、書き直してください`,
    en: `A description in ${name.en} has ${least} to ${most} characters, this one ${length}`,
  };
}

function tooLong(locale: Locale, length: number): Wording {
  const most = TITLE_LENGTH[locale];
  const name = LANGUAGE_NAMES[locale];
  return {
    ja: `${name.ja}の題は、サイトの名前を除いて ${most} 文字までです。今は ${length} 文字なので、短くしてください（検索結果では、後ろが切れます）`,
    en: `A title in ${name.en} has ${most} characters at most, without the name of the site, this one ${length}: shorten it, as search results cut off its end`,
  };
}

/** One problem if `wrong` says something of what visitors see of a field; that of a stand-in is written in another one. */
function problemIn(
  { file, data, original, source }: LoadedFile,
  named: string,
  ofStandIn: string,
  wrong: (text: string) => Wording | undefined,
): Problem[] {
  const value = valueAt(data, splitPath(named));
  const field = original ? ofStandIn : named;
  // Pages of a collection have copy of their own without a head; guidance is reported as such.
  if (typeof value !== 'string' || value.includes(UNFILLED)) return [];
  const message = wrong(value);
  return message ? [{ file, at: source.locate(splitPath(field)), field, message, value }] : [];
}

/** The problems of the title and the description of a page. */
function lengthProblems({ file, named, hasName }: Described): Problem[] {
  const { locale } = file;
  const { least, most } = DESCRIPTION_LENGTH[locale];
  return [
    ...problemIn(file, named, OF_STAND_IN.description, (text) => {
      const { length } = [...text];
      return length < least || length > most ? wrongLength(locale, length) : undefined;
    }),
    ...problemIn(file, titleOf(named), OF_STAND_IN.title, (text) => {
      const { length } = [...(hasName ? withoutName(text) : text)];
      return length > TITLE_LENGTH[locale] ? tooLong(locale, length) : undefined;
    }),
  ];
}

type Described = { file: LoadedFile; named: string; hasName: boolean };

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
 * A problem for each title and description of the wrong length, and for each that another page has; the figures must be in
 * the copy already.
 */
export function descriptionProblems({ collections, pages }: LoadedFiles): Problem[] {
  const described: Described[] = [
    ...Object.values(pages).flatMap((page) =>
      Object.values(page).map((file) => ({ file, named: IN_PAGE, hasName: true })),
    ),
    ...Object.entries(IN_COLLECTION).flatMap(([name, named]) =>
      (collections[name] ?? []).map((file) => ({ file, named, hasName: WITH_NAME.includes(name) })),
    ),
  ];
  // A name belongs to the oldest that has it.
  const dayOf = ({ file: { data } }: Described) => String(valueAt(data, ['date']) ?? '');
  const byAge = [...described].sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : Number(dayOf(a) > dayOf(b))));
  return [...described.flatMap(lengthProblems), ...takenNames(byAge.flatMap(namesIn))];
}
