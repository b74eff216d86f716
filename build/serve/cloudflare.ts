import { HEADER_RULES, MOVED_PREFIX } from './rules.ts';

/** `_headers` for Cloudflare Pages and Netlify. */
export function headersFile(): string {
  const linesOf = (headers: object) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return HEADER_RULES.map(({ path, headers }) => `${path}\n${linesOf(headers).join('')}`).join('\n');
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
