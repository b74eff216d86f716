import { markdownPath } from '../../lib/markdown-path.ts';

/** The path at which a page's file is served: `en/about.html` → `/en/about`, `index.html` → `/`. */
export const servedPath = (file: string): string =>
  `/${file
    .replaceAll('\\', '/')
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '')}`;

/** Where the Markdown file of a page's file lies (docs/guides/machines.md): `about.html` → `about.md`, `en.html` → `en/index.md`. */
export const markdownFile = (file: string): string => markdownPath(servedPath(file)).slice(1);
