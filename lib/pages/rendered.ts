/** Entries whose pages an earlier build rendered, as the build that runs tells Next (build/rendered.ts). */
import fs from 'node:fs';

/** The collections that grow: the pages of their entries are cached between builds. */
export const GROWING = ['blog', 'news'] as const;
export type Growing = (typeof GROWING)[number];

/** The environment variable that names the file with the ids, by collection. */
export const RENDERED = 'RENDERED_PAGES';

/** Whether Next must render the pages of an entry: always, outside of a build. */
export function mustRender(collection: string): (id: string) => boolean {
  const file = process.env[RENDERED];
  const ready: Record<string, string[]> = file ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const ids = new Set(ready[collection]);
  return (id) => !ids.has(id);
}
