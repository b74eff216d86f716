import { EDITOR_PATH } from '../../lib/editor-path.ts';
import { EDITOR_HEADERS } from './editor.ts';
import { HEADER_RULES, MOVED_PREFIX } from './rules.ts';

/** For a page whose headers take the place of the site's, Cloudflare has a sign; Netlify has none (docs/decisions/0016). */
const inPlaceOf = (path: string, headers: object): string =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ! ${name}\n  ${name}: ${value}\n`)
    .join('')}`;

/** `_headers` for Cloudflare Pages and Netlify; `editor` tells whether the export has one. */
export function headersFile({ editor = false } = {}): string {
  const linesOf = (headers: object) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const rules = HEADER_RULES.map(({ path, headers }) => `${path}\n${linesOf(headers).join('')}`);
  return [...rules, ...(editor ? [inPlaceOf(EDITOR_PATH, EDITOR_HEADERS)] : [])].join('\n');
}

/**
 * `_redirects` for Cloudflare Pages and Netlify: the moved prefix, level by level, as deep as pages lie. One rule with a
 * splat would send `/ja//evil.example` to `//evil.example`, another host; a placeholder is never empty.
 */
export function redirectsFile(): string {
  const levels = [1, 2, 3, 4].map((depth) =>
    '/:part1/:part2/:part3/:part4'.slice(0, depth * '/:part1'.length),
  );
  return ['', '/', ...levels].map((below) => `${MOVED_PREFIX}${below} ${below || '/'} 301\n`).join('');
}
