/** The path at which a page's file is served: `en/about.html` → `/en/about`, `index.html` → `/`. */
export const servedPath = (file: string): string =>
  `/${file
    .replaceAll('\\', '/')
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '')}`;
