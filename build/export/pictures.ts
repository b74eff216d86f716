import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findImage, type ImageEntry, type ImageManifest } from '../../lib/images/manifest.ts';

/** Finds pictures by their place in `content/`, in the manifest that the image step wrote to `generated`. */
export function pictureIn(generated: string): (key: string) => ImageEntry {
  const manifest = JSON.parse(readFileSync(join(generated, 'images.json'), 'utf8')) as ImageManifest;
  return (key) => findImage(manifest, key);
}
