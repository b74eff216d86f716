/** What Next keeps of its compiled code for itself, which it does not check: only as a build left it that ended well. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Cache } from './cache.ts';
import { pathsBelow } from './export/tree.ts';

const FOLDER = '.next/cache/turbopack';
const KEY = 'turbopack';

/** Beside it, so that a host that keeps one of them keeps both. */
const seals = (root: string) => new Cache<string>(join(root, '.next/cache/seals'));

/** A hash of all files below a folder, and of their names. */
async function folderHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await pathsBelow(folder)) {
    const bytes = readFileSync(join(folder, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Removes Next's cache unless it is as `sealNextCache` found it. */
export async function checkNextCache(root: string): Promise<void> {
  const folder = join(root, FOLDER);
  if (!existsSync(folder) || seals(root).get(KEY) === (await folderHash(folder))) return;
  console.log(`  ${FOLDER}: cut off or damaged, and made anew`);
  rmSync(folder, { recursive: true, force: true });
}

/** Remembers Next's cache as it is: for after a build that ended well. */
export async function sealNextCache(root: string): Promise<void> {
  if (existsSync(join(root, FOLDER))) seals(root).put(KEY, await folderHash(join(root, FOLDER)));
}
