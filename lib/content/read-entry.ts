/** One folder with a file per language and the images they show: an entry of a collection, or a page. */
import type { z } from 'zod';
import { LOCALES, type Locale, otherLocale } from '../i18n/locales.ts';
import { brokenImages } from './broken-images.ts';
import { child, listing, type Place } from './folders.ts';
import { IMAGE_NAME, imageReferences, missingImages, unusedImages } from './images.ts';
import { compareShared } from './pair.ts';
import type { Source, SourceFormat } from './parse.ts';
import type { Problem, Wording } from './problems.ts';
import { type FileResult, readFile } from './read-file.ts';
import type { SamplePaths } from './sample.ts';
import { isPending, pendingProblems, type SummaryField, twinOf } from './untranslated.ts';

export type EntryRow = {
  format: SourceFormat;
  schemas: Record<Locale, z.ZodType>;
  shared: readonly string[];
  /** Where entries may wait for their translation. */
  summaryField?: SummaryField;
};

export type LoadedFile<T = unknown> = {
  id: string;
  locale: Locale;
  /** The language of the source, where this one is still to be translated; see untranslated.ts. */
  original?: Locale;
  /** Path from the project's root: `content/news/x/ja.md`. */
  file: string;
  /** Where the images lie, inside `content/`: `news/x`; see imageKey. */
  folder: string;
  data: T;
  /** Markdown, for renderMarkdown; empty for JSON. */
  body: string;
  samples: SamplePaths;
  source: Source;
};

type Pair = Partial<Record<Locale, FileResult>>;

const languageFiles = ({ format }: EntryRow) => LOCALES.map((locale) => `${locale}.${format}`);

/** Files and folders that have no business here. */
function strays(folder: Place, row: EntryRow): Problem[] {
  const { folders, files } = listing(folder);
  const expected = languageFiles(row);
  const unknown = files.filter((name) => !expected.includes(name) && !IMAGE_NAME.test(name));
  const message = {
    ja: `このフォルダーに置けるのは ${expected.join('、')} と、その中で使う画像だけです。移動するか消してください`,
    en: `Stray file: move or delete it; this folder holds ${expected.join(', ')} and the images they show`,
  };
  return [...folders, ...unknown].map((name) => ({ file: child(folder, name).shown, message }));
}

const LANGUAGE_NAMES = { ja: { ja: '日本語', en: 'Japanese' }, en: { ja: '英語', en: 'English' } };

function missingLanguage(locale: Locale, format: SourceFormat): Wording {
  const from = `${otherLocale(locale)}.${format}`;
  const name = LANGUAGE_NAMES[locale];
  return {
    ja: `${name.ja}のファイルがありません。${from} を写して ${locale}.${format} を作り、訳してください`,
    en: `The ${name.en} file is missing: copy ${from} to ${locale}.${format} and translate it`,
  };
}

function readPair(folder: Place, row: EntryRow): { pair: Pair; problems: Problem[] } {
  const { files } = listing(folder);
  const pair: Pair = {};
  const problems: Problem[] = [];
  for (const locale of LOCALES) {
    const name = `${locale}.${row.format}`;
    const place = child(folder, name);
    if (files.includes(name)) pair[locale] = readFile(place, row.format, row.schemas[locale]);
  }
  const [only, ...more] = LOCALES.filter((locale) => pair[locale]);
  const waits = more.length === 0 && only && row.summaryField && isPending(pair[only]?.source.value);
  for (const locale of LOCALES) {
    if (pair[locale] || waits) continue;
    const file = child(folder, `${locale}.${row.format}`).shown;
    problems.push({ file, message: missingLanguage(locale, row.format) });
  }
  return { pair, problems };
}

function checkImages(folder: Place, results: readonly FileResult[]): Problem[] {
  const { files } = listing(folder);
  const perFile = results.map(({ file, source }) => ({ file, references: imageReferences(source) }));
  const missing = perFile.flatMap(({ file, references }) => missingImages(file, references, files));
  const broken = perFile.flatMap(({ file, references }) => brokenImages(folder, file, references, files));
  const complete =
    results.length === LOCALES.length || results.every(({ source }) => isPending(source.value));
  const allReadable = complete && results.every(({ source }) => !source.faults.length);
  const named = perFile.flatMap(({ references }) => references);
  const unused = allReadable ? unusedImages(files, named) : [];
  const message = {
    ja: 'どのファイルからも使われていない画像です。使うか、消してください',
    en: 'Stray image: no file in this folder shows it; use it or delete it',
  };
  return [...missing, ...broken, ...unused.map((name) => ({ file: child(folder, name).shown, message }))];
}

function checkShared({ ja, en }: Pair, shared: readonly string[]): Problem[] {
  if (ja?.data === undefined || en?.data === undefined) return [];
  return compareShared({ ja: { ...ja, data: ja.data }, en: { ...en, data: en.data } }, shared);
}

/** Reads both languages of a folder whose name is the id. */
export function readEntry(folder: Place, id: string, row: EntryRow) {
  const { pair, problems } = readPair(folder, row);
  const results = LOCALES.flatMap((locale) => pair[locale] ?? []);
  const files = LOCALES.flatMap((locale): LoadedFile[] => {
    const result = pair[locale];
    if (result?.data === undefined) return [];
    const { file, source, data, samples } = result;
    return [{ id, locale, file, folder: folder.inside, data, body: source.body, samples, source }];
  });
  const alone = results.length === 1;
  const twins = files.flatMap((file) =>
    alone && row.summaryField && isPending(file.data) ? [twinOf(file, row.summaryField)] : [],
  );
  return {
    files: [...files, ...twins],
    problems: [
      ...problems,
      ...files.flatMap((file) => (row.summaryField ? pendingProblems(file, alone) : [])),
      ...results.flatMap((result) => result.problems),
      ...checkShared(pair, row.shared),
      ...checkImages(folder, results),
      ...strays(folder, row),
    ],
  };
}
