/** What an export weighs, from its files. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type ExportWeight = {
  pages: number;
  /** Mean of all pages, in bytes as sent (brotli). */
  page: number;
  /** Everything in `out/`, in bytes. */
  total: number;
  /** Bytes as sent of single files, by path below `out/`. */
  sent: Record<string, number>;
};

/** Pages whose HTML must not grow, and what they load instead. */
const WATCHED = ['blog.html', 'news.html', 'blog/index.json', 'news/index.json'];

/** Weighs `out/` (an absolute path). @throws Error if it has no pages, or a watched file is missing. */
export function weighExport(out: string): ExportWeight {
  const sizes = new Map(
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(out.length + 1).replaceAll('\\', '/'), statSync(path).size] as const;
      }),
  );
  const pages = [...sizes].filter(([path]) => path.endsWith('.html.br'));
  if (pages.length === 0) throw new Error(`${out}: no pages`);
  const sum = (entries: Iterable<number>) => [...entries].reduce((total, size) => total + size, 0);
  const sent = WATCHED.map((path) => {
    const size = sizes.get(`${path}.br`);
    if (size === undefined) throw new Error(`${out}/${path}.br: missing`);
    return [path, size] as const;
  });
  return {
    pages: pages.length,
    page: sum(pages.map(([, size]) => size)) / pages.length,
    total: sum(sizes.values()),
    sent: Object.fromEntries(sent),
  };
}
