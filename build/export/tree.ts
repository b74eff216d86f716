import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Files } from './types.ts';

/** The paths of all files below a folder, with `/` on every system, sorted. Throws if the folder does not exist. */
export async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Reads all files below a folder, sorted by path. Throws if the folder does not exist. */
export async function readTree(folder: string): Promise<Files> {
  const files = new Map<string, Uint8Array>();
  for (const path of await pathsBelow(folder)) files.set(path, await readFile(join(folder, path)));
  return files;
}

/** Removes the folders below a folder that hold no file, and itself if it holds none. */
export async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmptyFolders(join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}
