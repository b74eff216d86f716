/** Writes what a step makes for the next one, or for the pages, and leaves alone what is there already. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Writes a file only if it differs, byte for byte, so that watchers stay quiet and what is damaged is mended. Anything
 * else in its place goes.
 * @throws Error of the file system; no half file stays then.
 */
export function writeIfChanged(file: string, contents: string | Uint8Array): void {
  const bytes = Buffer.from(contents as string);
  const old = bytesOf(file);
  if (old?.equals(bytes)) return;
  try {
    if (!old) rmSync(file, { recursive: true, force: true });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  } catch (error) {
    rmSync(file, { recursive: true, force: true });
    throw error;
  }
}

/** Removes what lies in a folder under other names than these. */
export function removeOthers(folder: string, names: Pick<ReadonlySet<string>, 'has'>): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!names.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Makes a folder hold exactly these files, by their names. @throws Error of the file system. */
export function fillFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, contents] of files) writeIfChanged(join(folder, name), contents);
  removeOthers(folder, files);
}
