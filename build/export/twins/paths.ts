import { twinPath } from '../../../lib/twins.ts';
import { servedPath } from '../served-path.ts';

/** Where the twin of a page's file lies: `about.html` → `about.md`, `en.html` → `en/index.md`. */
export const twinFile = (file: string): string => twinPath(servedPath(file)).slice(1);
