/** What the files of both languages have in common: the values of some fields, and how many items a list has. */
import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '../i18n/locales.ts';
import { type Problem, shortValue } from './problems.ts';
import type { FileResult } from './read-file.ts';
import { splitPath, valueAt, valuesAt } from './values.ts';

type Lengths = { path: string[]; inJa: number; inEn: number };

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The fields of two groups, or the places in two lists. */
const namesIn = (...values: unknown[]): string[] => [
  ...new Set(values.flatMap((value) => Object.keys(typeof value === 'object' ? { ...value } : {}))),
];

const PLACE = /^\d+$/;

/** The path with `*` for the place in a list, as the definitions of content name fields. */
const patternOf = (path: readonly string[]): string =>
  path.map((name) => (PLACE.test(name) ? '*' : name)).join('.');

/**
 * The lists that are longer in one language than in the other; a list that is left out is empty. Items of a list that differ
 * in what they share are others, such as another kind of block: what is in them is not compared.
 */
function unequalLists(ja: unknown, en: unknown, shared: readonly string[], path: string[] = []): Lengths[] {
  const [inJa, inEn] = [lengthOf(ja), lengthOf(en)];
  if (inJa !== inEn) return [{ path, inJa, inEn }];
  const names = namesIn(ja, en);
  const isOther = (name: string) =>
    shared.includes(patternOf([...path, name])) &&
    !isDeepStrictEqual(valueAt(ja, [name]), valueAt(en, [name]));
  if (PLACE.test(path.at(-1) ?? '') && names.some(isOther)) return [];
  return names.flatMap((name) =>
    unequalLists(valueAt(ja, [name]), valueAt(en, [name]), shared, [...path, name]),
  );
}

/** How the files of both languages must be alike. */
type Alike = {
  /** Fields that say the same in both languages. */
  shared: readonly string[];
  /** Lists that each language fills on its own. */
  ownLists?: readonly string[] | undefined;
  /** Where those of the languages differ, so do the lists. */
  schemas: Readonly<Record<Locale, unknown>>;
};

type Pair = Record<Locale, FileResult>;

/** One problem for each shared field whose values differ, except below some lists. */
function differentFields({ ja, en }: Pair, shared: readonly string[], except: readonly Lengths[]): Problem[] {
  const isBelow = (field: string) => except.some(({ path }) => field.startsWith(`${patternOf(path)}.`));
  return shared.flatMap((field): Problem[] => {
    const path = splitPath(field);
    const [inJa, inEn] = [valuesAt(ja.data, path), valuesAt(en.data, path)];
    if (isBelow(field) || isDeepStrictEqual(inJa, inEn)) return [];
    const at = en.source.locate(path.slice(0, path.includes('*') ? path.indexOf('*') : undefined));
    const values = `ja ${shortValue(inJa)}, en ${shortValue(inEn)}`;
    const message = {
      ja: `日本語と英語のファイルで同じ値にしてください：${values}`,
      en: `Must be the same in both languages: ${values}`,
    };
    return [{ file: en.file, at, field, message }];
  });
}

/**
 * One problem, in the English file, for each list that has more items in one language, and for each shared field whose values
 * differ. Of the fields below such a list nothing more is said: all behind the item that is missing would differ.
 */
export function unlikeProblems(
  { ja, en }: Partial<Record<Locale, FileResult>>,
  { shared, ownLists = [], schemas }: Alike,
): Problem[] {
  if (ja?.data === undefined || en?.data === undefined) return [];
  const told = [...shared, ...ownLists];
  const all = schemas.ja === schemas.en ? unequalLists(ja.data, en.data, shared) : [];
  const lists = all.filter(({ path }) => !told.includes(patternOf(path)));
  const unequal = lists.map(({ path, inJa, inEn }) => ({
    ...{ file: en.file, at: en.source.locate(path), field: path.join('.') },
    message: {
      ja: `日本語は${inJa}個、英語は${inEn}個です。同じ数にしてください`,
      en: `${inJa} item(s) in Japanese and ${inEn} in English: use as many in both`,
    },
  }));
  return [...unequal, ...differentFields({ ja, en }, shared, lists)];
}
