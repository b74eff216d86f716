/** One folder with a file per language and the images they show: an entry of a collection, or a page. */
import type { z } from 'zod';
import { LOCALES, type Locale, otherLocale } from '../i18n/locales.ts';
import { unlikeProblems } from './both-languages.ts';
import { child, listing, type Place, problemAt } from './folders.ts';
import { IMAGE_NAME, imageProblems, imageReferences, wrongEnding } from './images.ts';
import type { LoadedFile } from './loaded-file.ts';
import type { SourceFormat } from './parse.ts';
import { LANGUAGE_NAMES, type Problem, type Wording } from './problems.ts';
import { readFile } from './read-file.ts';
import type { Reference } from './references.ts';
import { isPending, pendingProblems, type SummaryField, standInOf } from './untranslated.ts';

type Below<K extends string, T> = K | `${K}.${SharedPath<NonNullable<T>>}`;

/** Dotted paths into data of type T; `*` stands for every item of a list: `cases.*.image.src`. */
export type SharedPath<T> = T extends readonly (infer Item)[]
  ? Below<'*', Item>
  : T extends object
    ? { [K in keyof T & string]: Below<K, T[K]> }[keyof T & string]
    : never;

/** What the content layer must know of a page: what its two files in `content/pages` hold. */
export type PageRow = {
  schemas: Record<Locale, z.ZodType>;
  /** Fields that say the same in both languages. */
  shared: readonly string[];
  /** Ids of entries that the copy names; each must exist. */
  references?(copy: never): Reference[];
};

/** Rows by the name of their folder. */
export type PageRows = Record<string, PageRow>;

type EntryRow = Omit<PageRow, 'references'> & {
  format: SourceFormat;
  /** Whether the folder is an entry of a collection, whose files are called `index.ja.md`; those of a page are `ja.json`. */
  isEntry?: boolean;
  /** Lists that each language fills on its own. */
  ownLists?: readonly string[] | undefined;
  /** Where entries may wait for their translation. */
  summaryField?: SummaryField | undefined;
};

/** Name of the file of an entry in a language; a folder of such files is what the editor of the browser writes. */
export const entryFile = (locale: Locale, format: SourceFormat): string => `index.${locale}.${format}`;

const nameIn = (locale: Locale, { format, isEntry }: EntryRow): string =>
  isEntry ? entryFile(locale, format) : `${locale}.${format}`;

function missingLanguage(locale: Locale, row: EntryRow): Wording {
  const [from, to] = [nameIn(otherLocale(locale), row), nameIn(locale, row)];
  const name = LANGUAGE_NAMES[locale];
  return {
    ja: `${name.ja}のファイルがありません。${from} を写して ${to} を作り、訳してください`,
    en: `The ${name.en} file is missing: copy ${from} to ${to} and translate it`,
  };
}

/** Files and folders that have no business here. */
function strays(folder: Place, row: EntryRow): Problem[] {
  const { folders, files } = listing(folder);
  const expected = LOCALES.map((locale) => nameIn(locale, row));
  const unknown = files.filter((name) => !expected.includes(name) && !IMAGE_NAME.test(name));
  const stray = {
    ja: `このフォルダーに置けるのは ${expected.join('、')} と、その中で使う画像だけです。移動するか消してください`,
    en: `Stray file: move or delete it; this folder holds ${expected.join(', ')} and the images they show`,
  };
  return [...folders, ...unknown].flatMap((name) => problemAt(folder, [name], wrongEnding(name) ?? stray));
}

/** Whether a problem has told of a picture in a folder of its own, which nobody need look for beside the file. */
const isInFolder = (told: Problem, { file, field, value }: Problem): boolean =>
  told.file === file && told.field === field && told.value === value && /^\.\/.*\//.test(String(value));

/** Reads both languages of a folder whose name is the id. */
export function readEntry(folder: Place, id: string, row: EntryRow) {
  const { format, schemas, summaryField } = row;
  const names = listing(folder).files;
  const results = LOCALES.flatMap((locale) => {
    const name = nameIn(locale, row);
    return names.includes(name)
      ? [{ locale, ...readFile(child(folder, name), format, schemas[locale]) }]
      : [];
  });
  const pending = results.length === 1 && summaryField && isPending(results[0]?.source.value);
  const missing = LOCALES.filter((locale) => !pending && !results.some((result) => result.locale === locale));
  const files = results.flatMap(({ locale, file, source, data, samples }): LoadedFile[] =>
    data === undefined
      ? []
      : [{ id, locale, file, folder: folder.inside, data, body: source.body, samples, source }],
  );
  const told = results.flatMap(({ problems }) => problems);
  // Only files that are all there and can be read tell which pictures nothing shows.
  const readable = missing.length === 0 && results.every(({ source }) => source.faults.length === 0);
  return {
    files: [...files, ...(pending ? files.map((file) => standInOf(file, summaryField)) : [])],
    problems: [
      ...missing.flatMap((locale) => problemAt(folder, [nameIn(locale, row)], missingLanguage(locale, row))),
      ...files.flatMap((file) => (summaryField ? pendingProblems(file, results.length === 1) : [])),
      ...told,
      ...unlikeProblems(Object.fromEntries(results.map((result) => [result.locale, result])), row),
      ...imageProblems(
        folder,
        results.map(({ file, source }) => ({ file, references: imageReferences(source) })),
        readable,
      ).filter((problem) => !told.some((other) => isInFolder(other, problem))),
      ...strays(folder, row),
    ],
  };
}
