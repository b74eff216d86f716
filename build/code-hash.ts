import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function hashBelow(hash: Hash, root: string, path: string): void {
  const file = join(root, path);
  if (statSync(file).isFile()) hash.update(path).update('\0').update(readFileSync(file));
  else for (const name of readdirSync(file).sort()) hashBelow(hash, root, `${path}/${name}`);
}

/** A hash of some files and folders of a folder, their names and what is in them, and of the version of Node. */
export function hashOfFiles(root: string, names: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of names) hashBelow(hash, root, name);
  return hash.digest('hex');
}
