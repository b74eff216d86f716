/** The image step, as a function of the build and as a command: `node scripts/images.ts`. */
import path from 'node:path';
import { contentRoot } from '../lib/content/root.ts';
import type { ImageManifest } from '../lib/images/manifest.ts';
import { buildImages as build } from './images/build.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Makes the pictures of `content/` ready for the pages: see images/build.ts.
 * @throws Error naming the picture if one cannot be read.
 */
export const buildImages = (): Promise<ImageManifest> =>
  build({
    content: contentRoot(),
    assets: path.join(root, 'public/assets/img'),
    generated: path.join(root, '.generated'),
    cache: path.join(root, '.cache/images'),
  });

if (import.meta.main) {
  const started = performance.now();
  const pictures = Object.keys(await buildImages()).length;
  console.log(`images: ${pictures} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
