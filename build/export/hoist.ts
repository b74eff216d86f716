import { DEFAULT_LOCALE } from '../../lib/i18n/locales.ts';
import type { Export } from './types.ts';

/** Next's own pages for unknown addresses: ours come from `app/[locale]/404`. */
const NEXTS_NOT_FOUND = /^(404\.(html|txt)|_not-found(\.html|\.txt|\/.*))$/;

const prefix = `${DEFAULT_LOCALE}/`;

/** `ja.html` → `index.html`, `ja.txt` → `index.txt`, `ja/about.html` → `about.html`; the rest stays. */
function hoistedPath(path: string): string {
  if (path.startsWith(prefix)) return path.slice(prefix.length);
  return path.replace(new RegExp(`^${DEFAULT_LOCALE}\\.(html|txt)$`), 'index.$1');
}

/**
 * Moves the default language to the root of the site (spec section 4: `/` is Japanese, `/en` English), its
 * 404 page included, in place of Next's.
 * @throws Error if the home or the 404 page is missing, or if two files want the same place.
 */
export function hoist({ files }: Pick<Export, 'files'>): void {
  for (const page of [`${DEFAULT_LOCALE}.html`, `${prefix}404.html`])
    if (!files.has(page)) throw new Error(`${page}: missing, so the site would have no such page`);
  const before = [...files];
  files.clear();
  for (const [path, bytes] of before) {
    if (NEXTS_NOT_FOUND.test(path)) continue;
    const target = hoistedPath(path);
    if (files.has(target)) throw new Error(`${path}: another file is already called ${target}`);
    files.set(target, bytes);
  }
}
