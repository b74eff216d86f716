/** The two language files of an entry or page: fields that may not differ between them. */
import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '../i18n/locales.ts';
import type { Source } from './parse.ts';
import { type Problem, shortValue } from './problems.ts';
import { splitPath, valuesAt } from './values.ts';

type Below<K extends string, T> = K | `${K}.${SharedPath<NonNullable<T>>}`;

/** Dotted paths into data of type T; `*` stands for every item of a list: `cases.*.image.src`. */
export type SharedPath<T> = T extends readonly (infer Item)[]
  ? Below<'*', Item>
  : T extends object
    ? { [K in keyof T & string]: Below<K, T[K]> }[keyof T & string]
    : never;

/** A language file that was read and holds to its schema. */
export type ReadFile = { file: string; source: Source; data: unknown };

/** One problem, in the English file, for each shared field whose values differ. */
export function compareShared(pair: Record<Locale, ReadFile>, shared: readonly string[]): Problem[] {
  const { ja, en } = pair;
  return shared.flatMap((field) => {
    const path = splitPath(field);
    const [inJa, inEn] = [valuesAt(ja.data, path), valuesAt(en.data, path)];
    if (isDeepStrictEqual(inJa, inEn)) return [];
    const before = path.slice(0, path.includes('*') ? path.indexOf('*') : undefined);
    const values = `ja ${shortValue(inJa)}, en ${shortValue(inEn)}`;
    const message = {
      ja: `日本語と英語のファイルで同じ値にしてください：${values}`,
      en: `Must be the same in both languages: ${values}`,
    };
    return [{ file: en.file, at: en.source.locate(before), field, message }];
  });
}
