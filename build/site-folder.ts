/**
 * Where the site lies while it is made, and how it gets to `out/` (docs/decisions/0003): nothing else writes there, so it
 * holds a whole site, the old one or the new one, whenever a build stops.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where Next exports to; next.config.mjs reads it from EXPORT_FOLDER. */
export const NEXT_EXPORT = '.next/export';

/** Where the export finishes it. */
export const FINISHED = '.next/finished';

const out = (root: string) => join(root, 'out');

/** Where the old site lies between the two renames. */
const replaced = (root: string) => join(root, '.next/replaced');

/** Brings the old site back if a build was killed between the two renames. */
export function recoverSite(root: string): void {
  if (!existsSync(out(root)) && existsSync(replaced(root))) renameSync(replaced(root), out(root));
}

/** Puts the finished site in the place of the old one. @throws Error of the file system; the old one is there then. */
export function replaceSite(root: string): void {
  const finished = join(root, FINISHED);
  rmSync(replaced(root), { recursive: true, force: true });
  if (existsSync(out(root))) renameSync(out(root), replaced(root));
  try {
    renameSync(finished, out(root));
  } catch (error) {
    recoverSite(root);
    throw error;
  }
  if (!existsSync(replaced(root))) return;
  // Under a name that nobody recovers from, since removing it takes a while.
  renameSync(replaced(root), finished);
  rmSync(finished, { recursive: true });
}
