import { DEFAULT_LOCALE } from '../../lib/i18n/locales.ts';

/** Next's own pages for unknown addresses: ours come from `app/[locale]/404`. */
const NEXTS_NOT_FOUND = /^(404|_not-found)\.(html|txt)$/;

/** What its runtime reads: all of `_next/` but the styles. What it fetches of a page is `about.txt`. */
const RUNTIMES = /^_next\/.*(?<!\.css)$/;

/** The parts of a page that its router would prefetch; next.config.mjs keeps Next from writing them. */
const PREFETCHED = /(^|\/)__next\./;

const prefix = `${DEFAULT_LOCALE}/`;

/** `ja.html` → `index.html`, `ja/about.html` → `about.html`; the rest stays. */
function hoisted(path: string): string {
  if (path.startsWith(prefix)) return path.slice(prefix.length);
  return path === `${DEFAULT_LOCALE}.html` ? 'index.html' : path;
}

/**
 * What is taken of the files that Next wrote, and from where: without what only its runtime reads, and with the default
 * language at the root of the site (spec section 4: `/` is Japanese, `/en` English), its 404 page included.
 * @throws Error if the home or the 404 page is missing, if two files want the same place, or if there are parts to prefetch.
 */
export function nextOutput(paths: Iterable<string>): Map<string, string> {
  const all = new Set(paths);
  for (const page of [`${DEFAULT_LOCALE}.html`, `${prefix}404.html`])
    if (!all.has(page)) throw new Error(`${page}: missing, so the site would have no such page`);
  const taken = new Map<string, string>();
  for (const path of [...all].sort()) {
    if (PREFETCHED.test(path)) throw new Error(`${path}: Next cuts pages into parts again (next.config.mjs)`);
    const isPayload = path.endsWith('.txt') && all.has(path.replace(/\.txt$/, '.html'));
    if (isPayload || RUNTIMES.test(path) || NEXTS_NOT_FOUND.test(path)) continue;
    const place = hoisted(path);
    if (taken.has(place)) throw new Error(`${path}: another file is already called ${place}`);
    taken.set(place, path);
  }
  return taken;
}
