/** The index of a language as files: a catalogue, and the texts in shards of bounded size. */
import type { Locale } from '../../../lib/i18n/locales.ts';
import { localizedPath } from '../../../lib/i18n/paths.ts';
import { CATALOGUE, type Catalogue, type PageText, type Shard } from '../../../lib/search/index-format.ts';
import { contentHash, encode } from '../files.ts';
import type { IndexedPage } from '../types.ts';

/** Where the texts lie below `out/`. */
const FOLDER = 'assets/search/';

/** Bytes of UTF-8 before compression; about 35 KB as sent, a second on a slow phone. */
const SHARD_BYTES = 128 * 1024;

export type Words = Pick<Catalogue, 'texts' | 'kinds' | 'synonyms'> & {
  /** Language-neutral paths of the pages to suggest. */
  popular: readonly string[];
};

/** Page texts in runs, each below the limit unless one page alone is above it. */
export function shardsOf(pages: readonly PageText[], limit: number): Shard[] {
  const shards: Shard[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const page of pages) {
    const bytes = encode(JSON.stringify(page)).length;
    if (size + bytes > limit) {
      shards.push([]);
      size = 0;
    }
    shards.at(-1)?.push(page);
    size += bytes;
  }
  return shards;
}

type Written = [path: string, bytes: Uint8Array];

/** Some texts as a file below FOLDER, named by its content. */
function shardFile(name: string, shard: Shard): Written {
  const bytes = encode(JSON.stringify(shard));
  return [`${FOLDER}${name}-${contentHash(bytes)}.json`, bytes];
}

/**
 * The files of a language's index, the catalogue first. What is to be suggested and is not searched now, such as a page
 * that has ended, is left out: the check has named what does not exist (lib/content/search.ts).
 */
export function indexFiles(
  locale: Locale,
  pages: readonly IndexedPage[],
  { popular, ...words }: Words,
  limit = SHARD_BYTES,
): Written[] {
  const texts = pages.map(({ description, sections }, page) => ({ page, description, sections }));
  const shards = shardsOf(texts, limit).map((shard, number) => shardFile(`${locale}-${number}`, shard));
  const places = popular
    .map((path) => pages.findIndex(({ bare }) => bare === path))
    .filter((place) => place !== -1);
  const catalogue: Catalogue = {
    ...words,
    pages: pages.map(({ path, kind, title }) => ({ path, kind, title })),
    popular: places,
    shards: shards.map(([path]) => `/${path}`),
  };
  return [[localizedPath(locale, CATALOGUE).slice(1), encode(JSON.stringify(catalogue))], ...shards];
}
