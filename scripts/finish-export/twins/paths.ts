import { twinPath } from '../../../lib/twins.ts';

/** The path at which a page's file is served: `en/about.html` → `/en/about`, `index.html` → `/`. */
const servedPath = (file: string): string => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

/** Where the twin of a page's file lies: `about.html` → `about.md`, `en.html` → `en/index.md`. */
export const twinFile = (file: string): string => twinPath(servedPath(file)).slice(1);
