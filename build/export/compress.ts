import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { inTurn } from '../prepare/images/in-turn.ts';
import { pathsEnding, TEXT_FILE } from './files.ts';
import type { Export } from './types.ts';

const brotli = (bytes: Uint8Array, quality: number): Promise<Uint8Array> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: quality,
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const gzipped = (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 9 });

/** What grows with the content and changes with it: pages, feeds, the index of the search. The rest lives for a year. */
const GROWING = /\.(html|json|md|txt|xml)$/;
const MANY_PAGES = 500;
/**
 * The best quality takes 33 ms of processor for an article, 7 takes 1 ms and 6 % more bytes; what is between them gains
 * little for much. So a large site does not wait for minutes, and the visitors of a small one get the smallest files.
 */
const BEST = 11;
const KNEE = 7;

/** Files that are read and packed at once: libuv has four threads. */
const AT_ONCE = 8;

/** What hosts that pack files themselves set while they build. */
const PACKING_HOSTS = ['CF_PAGES', 'NETLIFY', 'VERCEL'];

/** Whether the host that builds packs what it sends: then files that are packed already would only lie there. */
export const hostPacks = (environment = process.env): boolean =>
  PACKING_HOSTS.some((name) => Boolean(environment[name]));

/** Results of earlier builds, by the hash of the content. */
class Packed {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async get(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = join(this.#folder, name);
    this.#used.add(name);
    const known = await readFile(file).catch(() => null);
    if (known) return new Uint8Array(known);
    const made = await make();
    await mkdir(this.#folder, { recursive: true });
    // Renamed into place: a build that is cut off leaves no half file, and two equal files do not collide.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, made);
    await rename(part, file);
    return new Uint8Array(made);
  }

  async forgetOthers(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => []))
      if (!this.#used.has(name)) await rm(join(this.#folder, name));
  }
}

/** Puts a `.br` and a `.gz` (level 9) beside each text file. */
export async function compress({ files, cache }: Pick<Export, 'files' | 'cache'>): Promise<void> {
  const pages = pathsEnding(files, '.html').length;
  const packed = new Packed(join(cache, 'compress'));
  const texts = [...files.keys()].filter((path) => TEXT_FILE.test(path));
  const pack = async (path: string) => {
    const bytes = files.get(path) as Uint8Array;
    const hash = createHash('sha256').update(bytes).digest('hex');
    const quality = pages > MANY_PAGES && GROWING.test(path) ? KNEE : BEST;
    files.set(`${path}.br`, await packed.get(`${hash}-${quality}.br`, () => brotli(bytes, quality)));
    files.set(`${path}.gz`, await packed.get(`${hash}.gz`, () => gzipped(bytes)));
  };
  await inTurn(texts, pack, AT_ONCE);
  await packed.forgetOthers();
}
