import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS_VERSION } from './settings.ts';

const IMAGE = /\.(?:webp|png|jpe?g|avif)$/i;

export type Source = {
  /** Path inside `content/`, with `/`: the key of the manifest. */
  key: string;
  /** Absolute path. */
  disk: string;
  /** Stands for content and settings, so that equal names hold equal pictures. */
  hash: string;
};

/** The paths below a folder that a pattern meets. Hidden ones are none of ours: systems leave them beside pictures. */
export const visibleFiles = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => pattern.test(file) && !file.split(path.sep).some((part) => part.startsWith('.')),
  );

/** All pictures below a folder, sorted by path. */
export function findSources(content: string): Source[] {
  return visibleFiles(content, IMAGE)
    .map((file) => ({ file, key: file.split(path.sep).join('/') }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ file, key }) => {
      // Thousands of pictures need not be in memory at once: only those without files are read again.
      const disk = path.join(content, file);
      const digest = createHash('sha256').update(SETTINGS_VERSION).update(readFileSync(disk)).digest('hex');
      return { key, disk, hash: digest.slice(0, 10) };
    });
}

/** The name of a picture without folders and ending, fit for an address: `Bench wide.webp` → `bench-wide`. */
export const slugOf = (key: string): string =>
  path.posix
    .parse(key)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'image';
