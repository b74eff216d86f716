import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ImageManifest } from './manifest.ts';

let known: { changed: number; manifest: ImageManifest } | undefined;

/**
 * Reads `.generated/images.json`; again only when it has changed, so that development shows a new picture.
 * It is read, not imported, because types and unit tests must do without a build.
 * @throws Error that says what to run if the image step has not run.
 */
export function readImageManifest(): ImageManifest {
  const file = path.join(process.cwd(), '.generated', 'images.json');
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined)
    throw new Error('.generated/images.json: missing; run "node scripts/images.ts" first');
  if (known?.changed !== changed)
    known = { changed, manifest: JSON.parse(readFileSync(file, 'utf8')) as ImageManifest };
  return known.manifest;
}
