import { markdownPath } from '../../lib/markdown-path.ts';
import { servedPath } from './served-path.ts';

/** Where the Markdown file of a page's file lies (docs/guides/machines.md): `about.html` → `about.md`, `en.html` → `en/index.md`. */
export const markdownFile = (file: string): string => markdownPath(servedPath(file)).slice(1);
