/** The pages that an earlier build rendered, as the build that runs tells Next (build/rendered.ts). */
import fs from 'node:fs';

/** The collections that grow: the pages of their entries, and those of their archives, are cached between builds. */
export const GROWING = ['blog', 'news'] as const;
export type Growing = (typeof GROWING)[number];

/** The environment variable that names the file with the paths of those pages, without language. */
export const RENDERED = 'RENDERED_PAGES';

/** Tells of paths without language whether Next must render the page there: always, outside of a build. */
export function mustRender(): (path: string) => boolean {
  const file = process.env[RENDERED];
  const ready = new Set<string>(file ? JSON.parse(fs.readFileSync(file, 'utf8')) : []);
  return (path) => !ready.has(path);
}
