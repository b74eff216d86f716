/** The image step, as a function of the build and as a command: `node build/prepare/images.ts`. */
import path from 'node:path';
import { contentRoot } from '../../lib/content/folders.ts';
import type { ImageManifest } from '../../lib/images/manifest.ts';
import { builtContent } from '../content.ts';
import { ROOT } from '../root.mjs';
import { buildImages as build } from './images/build.ts';

/**
 * Makes the pictures of `content/` ready for the pages: see images/build.ts. Pictures of drafts are left out, but
 * for development (`drafts`), which does not wait for correct content either.
 * @throws Error naming the picture if one cannot be read; ContentError if the content is wrong.
 */
export function buildImages({ drafts = false } = {}): Promise<ImageManifest> {
  const content = contentRoot();
  const secret = drafts ? [] : builtContent().secret;
  const folders = {
    content,
    assets: path.join(ROOT, 'public/assets/img'),
    generated: path.join(ROOT, '.generated'),
    cache: path.join(ROOT, '.cache/images'),
  };
  return build(folders, (key) => !secret.some((folder) => key.startsWith(`${folder}/`)));
}

if (import.meta.main) {
  const started = performance.now();
  const pictures = Object.keys(await buildImages()).length;
  console.log(`images: ${pictures} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
