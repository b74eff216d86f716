import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compress } from '../../build/export/compress.ts';
import { encode } from '../../build/export/files.ts';
import { addHostFiles } from '../../build/export/hosts.ts';
import { readTree } from '../../build/export/tree.ts';
import type { Files } from '../../build/export/types.ts';
import { NAMED_TYPES, TYPES } from '../../build/serve/content-type.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A folder for files of every type that the site may hold, whether it holds one today or not. */
export const EXAMPLES = 'host-test';

/** Pages are tested as they are; a page of the examples' name would be one more. */
const names = [...Object.keys(TYPES).filter((ending) => ending !== 'html'), 'bin']
  .map((ending) => `example.${ending}`)
  .concat(Object.keys(NAMED_TYPES));

const examples: [string, Uint8Array][] = names.map((name) => [
  `${EXAMPLES}/${name}`,
  encode(`日本語 ${name}\n`.repeat(40)),
]);

export type SiteCopy = { folder: string; files: Files; remove: () => Promise<void> };

/**
 * Copies the finished `out/`, with the examples added as the export would add them, into a folder of its own.
 * @throws Error if the site is not built.
 */
export async function copySite(): Promise<SiteCopy> {
  const built = await readTree(join(ROOT, 'out')).catch(() => {
    throw new Error('There is no out/ to serve: run "npm run build" first.');
  });
  const files = new Map([...built, ...examples]);
  addHostFiles({ files });
  await compress({ files, cache: join(ROOT, '.cache') });
  const folder = await mkdtemp(join(tmpdir(), 'hosts-site-'));
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  return { folder, files, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Addresses of all pages, from `/` on, with their files. */
export const pagesOf = (files: Files): { address: string; file: string }[] =>
  [...files.keys()]
    .filter((file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file))
    .map((file) => ({ address: `/${file.replace(/(^index)?\.html$/, '')}`, file }));
