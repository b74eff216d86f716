/** A copy of the repository in a temporary folder, to build it with other content and leave this one as it is. */
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../build/root.mjs';

/** What a build makes, and what it does not need. */
const LEFT_OUT = new Set([
  '.git',
  '.next',
  '.generated',
  'out',
  'coverage',
  'test-results',
  'playwright-report',
  'public/assets',
  '.cache/jest',
  '.cache/oracle',
]);

/** One name more for a file; a copy where the file system does not allow that. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Makes a folder hold the same files as another one. `put` makes one of them, by default a link where the disk allows it;
 * `isLeftOut` is asked about each path below the folder.
 */
export function linkTree(
  from: string,
  to: string,
  isLeftOut = (_path: string) => false,
  put = share,
  inside = '',
): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const path = inside ? `${inside}/${entry.name}` : entry.name;
    if (isLeftOut(path)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // Large, and never written to in place: a copy may share these files.
    const how = entry.name === 'node_modules' || path === '.cache' ? share : put;
    if (entry.isDirectory()) linkTree(source, target, isLeftOut, how, path);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else how(source, target);
  }
}

/** `copy` is an absolute path. */
export type ProjectCopy = { copy: string; remove: () => void };

/**
 * A copy of the repository, for whoever made it to take away. Packages and caches, unless it has none, are shared with
 * the original, everything else is copied.
 */
export function projectCopy(root: string = ROOT, { caches = true } = {}): ProjectCopy {
  const copy = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const remove = () => rmSync(copy, { recursive: true, force: true, maxRetries: 3 });
  try {
    linkTree(root, copy, (path) => LEFT_OUT.has(path) || (!caches && path === '.cache'), copyFileSync);
  } catch (error) {
    remove();
    throw error;
  }
  return { copy, remove };
}

/** Runs something with a copy of the repository and takes the copy away afterwards, whatever happens. */
export async function withProjectCopy<T>(run: (copy: string) => Promise<T>, root?: string): Promise<T> {
  const { copy, remove } = projectCopy(root);
  try {
    return await run(copy);
  } finally {
    remove();
  }
}
