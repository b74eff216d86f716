/** The social image step, as a function of the build and as a command: `node build/prepare/social-images.ts`. */
import path from 'node:path';
import { contentRoot } from '../../lib/content/folders.ts';
import { LOCALES } from '../../lib/i18n/locales.ts';
import type { SocialImages } from '../../lib/seo/social-images.ts';
import { builtContent } from '../content.ts';
import { ROOT } from '../root.mjs';
import { drawnMark } from './icons/draw.ts';
import { buildSocialImages as build } from './social-images/build.ts';

/** Makes the picture that a shared link shows, for every page and language: see social-images/build.ts. */
export const buildSocialImages = (): Promise<SocialImages> =>
  build(builtContent(), {
    root: ROOT,
    content: contentRoot(),
    mark: drawnMark(ROOT),
    assets: path.join(ROOT, 'public/assets/og'),
    generated: path.join(ROOT, '.generated'),
    cache: path.join(ROOT, '.cache/social-images'),
  });

async function report(): Promise<void> {
  const started = performance.now();
  const images = await buildSocialImages();
  const count = LOCALES.reduce((sum, locale) => sum + Object.keys(images[locale]).length, 0);
  console.log(`social images: ${count} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (import.meta.main) void report();
