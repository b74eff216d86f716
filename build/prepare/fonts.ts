/** The font step of the build. */
import path from 'node:path';
import { ROOT } from '../root.mjs';
import { buildFonts as build, type FontManifest } from './fonts/build.ts';

/** Makes the fonts that pages start with: see fonts/build.ts. */
export const buildFonts = (options: { dev: boolean }): Promise<FontManifest> =>
  build(
    {
      root: ROOT,
      assets: path.join(ROOT, 'public/assets/fonts'),
      generated: path.join(ROOT, '.generated'),
      cache: path.join(ROOT, '.cache/fonts'),
    },
    options,
  );
