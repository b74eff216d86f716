import { readdirSync, readFileSync } from 'node:fs';

/** What lies in `out/`, read as files: every page, also those that nobody links to. */
export const OUT = 'out';

export const FILES: readonly string[] = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .sort();

export const OUT_PAGES: readonly { path: string; html: string }[] = FILES.filter((path) =>
  path.endsWith('.html'),
).map((path) => ({ path, html: readFileSync(`${OUT}/${path}`, 'utf8') }));
