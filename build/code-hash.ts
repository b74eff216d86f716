import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function hashBelow(hash: Hash, root: string, path: string): void {
  const file = join(root, path);
  if (statSync(file).isFile()) hash.update(path).update('\0').update(readFileSync(file));
  else for (const name of readdirSync(file).sort()) hashBelow(hash, root, `${path}/${name}`);
}

/** Our code, its words and its packages: what decides how pages look besides content. */
const CODE = [
  'app',
  'build',
  'components',
  'islands',
  'lib',
  'messages',
  'next.config.mjs',
  'package-lock.json',
];

/** A hash of our code below a folder, of more files and folders in it, and of the version of Node. */
export function codeHash(root: string, ...more: string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of [...CODE, ...more]) hashBelow(hash, root, name);
  return hash.digest('hex');
}
