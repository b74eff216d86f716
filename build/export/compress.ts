import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { Cache } from '../cache.ts';
import { digest } from '../digest.ts';
import { inTurn } from '../in-turn.ts';
import { pathsEnding, TEXT_FILE } from './files.ts';
import type { Export } from './types.ts';

/** How hard brotli tries, and how far it looks back (a power of two). */
type Effort = { quality: number; window: number };

const brotli = (bytes: Uint8Array, { quality, window }: Effort): Promise<Uint8Array> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: quality,
      [zlib.BROTLI_PARAM_LGWIN]: window,
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const gzipped = (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 9 });

/** What grows with the content and changes with it: pages, feeds, the index of the search. The rest lives for a year. */
const GROWING = /\.(html|json|md|txt|xml)$/;
const MANY_PAGES = 500;
/** More pages in a folder than anybody writes by hand: entries, archives, tags. Other pages stay few, and keep their budgets. */
const MANY_IN_A_FOLDER = 50;
/** The smallest files, which take 33 ms of processor for an article: visitors of a small site get them. */
const BEST = { quality: 11, window: zlib.BROTLI_DEFAULT_WINDOW };
/**
 * So that a large site does not wait for minutes: 0.7 ms and 6 % more bytes. A wider window makes tables of megabytes, which take
 * longer to get than such a page to pack.
 */
const QUICK = { quality: 9, window: 16 };
/** What does not fit into that window would lose 4 % by it. */
const QUICK_AND_LONG = { quality: 7, window: zlib.BROTLI_DEFAULT_WINDOW };

const quick = (bytes: Uint8Array): Effort => (bytes.length > 2 ** QUICK.window ? QUICK_AND_LONG : QUICK);

/** Files that are read and packed at once: libuv has four threads. */
const AT_ONCE = 8;

/** What hosts that pack files themselves set while they build. */
const PACKING_HOSTS = ['CF_PAGES', 'NETLIFY', 'VERCEL'];

/** Whether the host that builds packs what it sends: then files that are packed already would only lie there. */
export const hostPacks = (environment = process.env): boolean =>
  PACKING_HOSTS.some((name) => Boolean(environment[name]));

/** Puts a `.br` and a `.gz` (level 9) beside each text file, those of an earlier build where the content is the same. */
export async function compress({ files, cache }: Pick<Export, 'files' | 'cache'>): Promise<void> {
  const packed = new Cache<Uint8Array>(join(cache, 'compress'));
  const pages = pathsEnding(files, '.html');
  const inFolder = Map.groupBy(pages, (path) => dirname(path));
  const isOneOfMany = (path: string) =>
    pages.length > MANY_PAGES &&
    GROWING.test(path) &&
    !(path.endsWith('.html') && (inFolder.get(dirname(path))?.length ?? 0) <= MANY_IN_A_FOLDER);
  const pack = async (path: string) => {
    const bytes = files.get(path) as Uint8Array;
    const hash = digest(bytes);
    const effort = isOneOfMany(path) ? quick(bytes) : BEST;
    files.set(
      `${path}.br`,
      await packed.getOrPut(`${hash}.br${effort.quality}`, () => brotli(bytes, effort)),
    );
    files.set(`${path}.gz`, await packed.getOrPut(`${hash}.gz`, () => gzipped(bytes)));
  };
  const texts = [...files.keys()].filter((path) => TEXT_FILE.test(path));
  await inTurn(texts, pack, AT_ONCE);
  packed.evict();
}
