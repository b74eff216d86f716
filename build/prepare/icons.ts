/** The icon step of the build. */
import path from 'node:path';
import { child, contentRoot, placeOf } from '../../lib/content/folders.ts';
import { ContentError } from '../../lib/content/problems.ts';
import { readFile } from '../../lib/content/read-file.ts';
import { siteSchema } from '../../lib/content/site.ts';
import type { IconManifest } from '../../lib/seo/icons.ts';
import { ROOT } from '../root.mjs';
import { buildIcons as build } from './icons/build.ts';

/** The company's names. No other content is asked: development starts with articles that are still being written. */
function companyNames() {
  const { data, problems } = readFile(child(placeOf(contentRoot()), 'site.json'), 'json', siteSchema);
  if (!data) throw new ContentError(problems);
  return data.company.name;
}

/** Makes favicon, touch icon, app icons and logos of the mark: see icons/build.ts. */
export const buildIcons = (): Promise<IconManifest> =>
  build(
    { root: ROOT, public: path.join(ROOT, 'public'), generated: path.join(ROOT, '.generated') },
    companyNames(),
  );
