import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { TEXT_FILE } from './files.ts';
import type { Export } from './types.ts';

const brotli = (bytes: Uint8Array): Promise<Uint8Array> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: 11,
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const gzipped = (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 9 });

const ENCODINGS = { '.br': brotli, '.gz': gzipped };

/** The result of an earlier build if the content is the same, else a new one, kept for the next. */
async function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await readFile(key).catch(() => null);
  if (known) return new Uint8Array(known);
  const made = await make();
  await mkdir(dirname(key), { recursive: true });
  // Renamed into place: a build that is cut off leaves no half file, and two equal files do not collide.
  const part = `${key}.${randomUUID()}`;
  await writeFile(part, made);
  await rename(part, key);
  return new Uint8Array(made);
}

/** Puts a `.br` (quality 11) and a `.gz` (level 9) beside each text file. */
export async function compress({ files, cache }: Pick<Export, 'files' | 'cache'>): Promise<void> {
  const added = [...files]
    .filter(([path]) => TEXT_FILE.test(path))
    .flatMap(([path, bytes]) => {
      const hash = createHash('sha256').update(bytes).digest('hex');
      return Object.entries(ENCODINGS).map(async ([ending, encodeBytes]) => {
        const key = join(cache, 'compress', `${hash}${ending}`);
        files.set(path + ending, await cached(key, () => encodeBytes(bytes)));
      });
    });
  await Promise.all(added);
}
