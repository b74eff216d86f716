/** The font step of the build. */
import path from 'node:path';
import { buildFonts as build, type FontManifest } from './fonts/build.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Makes the fonts that pages start with: see fonts/build.ts. */
export const buildFonts = (options: { dev: boolean }): Promise<FontManifest> =>
  build(
    {
      root,
      assets: path.join(root, 'public/assets/fonts'),
      generated: path.join(root, '.generated'),
      cache: path.join(root, '.cache/fonts'),
    },
    options,
  );
