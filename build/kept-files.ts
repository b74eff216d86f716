/** Files that one build leaves for the next, in a folder of `.cache/`, each under a key that says what it is made of. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a file whole: renamed into place, so that a build that is cut off leaves no half file, and two equal files do
 * not collide.
 */
export function keepFile(file: string, content: string | Uint8Array): void {
  const folder = dirname(file);
  const draft = join(folder, `draft-${randomUUID()}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Removes the files of a folder whose keys, their names up to the first dot, are not among these. */
export function forgetOthers(folder: string, keys: ReadonlySet<string>): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!keys.has(name.split('.')[0] as string)) rmSync(join(folder, name));
}
