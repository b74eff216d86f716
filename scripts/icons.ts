/** The icon step, as a function of the build and as a command: `node scripts/icons.ts`. */
import path from 'node:path';
import { loadContent } from '../lib/content/load.ts';
import type { IconManifest } from '../lib/seo/icons.ts';
import { buildIcons as build } from './icons/build.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Makes favicon, touch icon, app icons and logos of `public/icon.svg`: see icons/build.ts. */
export const buildIcons = (): Promise<IconManifest> =>
  build(
    { root, public: path.join(root, 'public'), generated: path.join(root, '.generated') },
    loadContent().site.data.company.name,
  );

if (import.meta.main) console.log(Object.values(await buildIcons()).join('\n'));
