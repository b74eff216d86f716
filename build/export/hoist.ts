import { DEFAULT_LOCALE } from '../../lib/i18n/locales.ts';
import type { Files, Stage } from './types.ts';

/** Next's own pages for unknown addresses: ours come from `app/[locale]/404`. */
const NEXTS_NOT_FOUND = /^(404\.(html|txt)|_not-found(\.html|\.txt|\/.*))$/;

const home = `${DEFAULT_LOCALE}.html`;
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
export function hoist(files: Files): Files {
  if (!files.has(home)) {
    if (files.has('index.html')) return files;
    throw new Error(`${home}: missing, so the site would have no home page`);
  }
  if (!files.has(`${prefix}404.html`))
    throw new Error(`${prefix}404.html: missing, so unknown addresses would show no page`);
  const hoisted = new Map<string, Uint8Array>();
  for (const [path, bytes] of files) {
    if (NEXTS_NOT_FOUND.test(path)) continue;
    const target = hoistedPath(path);
    if (hoisted.has(target)) throw new Error(`${path}: another file is already called ${target}`);
    hoisted.set(target, bytes);
  }
  return hoisted;
}

export const stage: Stage = { name: 'hoist', run: hoist };
