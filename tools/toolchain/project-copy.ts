/** A copy of the repository in a temporary folder, to build it with other content and leave this one as it is. */
import { cp, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
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
]);

/** Large, and never written to in place: the copy may share the files. */
const SHARED = ['node_modules', '.cache'];

/** One name more for a file; a copy where the file system does not allow that. */
async function share(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => cp(from, to, { verbatimSymlinks: true }));
}

async function copyFolder(from: string, to: string, inside: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = inside ? `${inside}/${entry.name}` : entry.name;
    if (LEFT_OUT.has(path)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target, path);
    else if (entry.isFile() && SHARED.some((folder) => path.startsWith(`${folder}/`)))
      await share(source, target);
    else await cp(source, target, { verbatimSymlinks: true });
  }
}

/** `copy` is an absolute path. */
export type ProjectCopy = { copy: string; remove: () => Promise<void> };

/**
 * A copy of the repository, for whoever made it to take away. Packages and caches are shared with the original,
 * everything else is copied.
 */
export async function projectCopy(root: string = ROOT): Promise<ProjectCopy> {
  const copy = await mkdtemp(join(tmpdir(), 'site-copy-'));
  const remove = () => rm(copy, { recursive: true, force: true, maxRetries: 3 });
  try {
    await copyFolder(root, copy, '');
  } catch (error) {
    await remove();
    throw error;
  }
  return { copy, remove };
}

/** Runs something with a copy of the repository and takes the copy away afterwards, whatever happens. */
export async function withProjectCopy<T>(run: (copy: string) => Promise<T>, root: string = ROOT): Promise<T> {
  const { copy, remove } = await projectCopy(root);
  try {
    return await run(copy);
  } finally {
    await remove();
  }
}
