import type { HeaderRule } from './headers.ts';
import { headerRules, MOVED_PREFIX, matchesPattern } from './rules.ts';

/** Cloudflare Pages ignores what is longer. */
const LONGEST_LINE = 2000;

/** No page lies deeper than this below the moved prefix. */
const DEPTH = 4;

/** Tells whether one of two patterns holds all addresses of the other. */
function overlap(a: string, b: string): boolean {
  const example = (path: string) => path.replaceAll('*', 'any');
  return matchesPattern(a, example(b)) || matchesPattern(b, example(a));
}

/** Headers of the same name are joined, not replaced, unless the earlier one is taken off with `!` first. */
function linesOf({ path, headers }: HeaderRule, earlier: readonly HeaderRule[]): string[] {
  const known = earlier
    .filter((rule) => overlap(rule.path, path))
    .flatMap((rule) => Object.keys(rule.headers));
  return Object.entries(headers).flatMap(([name, value]) => [
    ...(known.includes(name) ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
  ]);
}

/**
 * `_headers` for Cloudflare Pages and Netlify.
 * @throws Error naming the address and header of a line that is too long for Cloudflare.
 */
export function headersFile(rules: readonly HeaderRule[] = headerRules()): string {
  const blocks = rules.map((rule, index) => {
    const lines = linesOf(rule, rules.slice(0, index));
    const long = lines.find((line) => line.length > LONGEST_LINE);
    if (long) throw new Error(`_headers: ${rule.path}: longer than ${LONGEST_LINE} characters: ${long}`);
    return [rule.path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/**
 * `_redirects` for Cloudflare Pages and Netlify: the moved prefix, level by level. One rule with a splat would
 * send `/ja//evil.example` to `//evil.example`, another host; a placeholder is never empty.
 */
export function redirectsFile(): string {
  const levels = Array.from({ length: DEPTH }, (_, level) =>
    Array.from({ length: level + 1 }, (_part, index) => `/:part${index + 1}`).join(''),
  );
  const lines = ['', '/', ...levels].map((below) => `${MOVED_PREFIX}${below} ${below || '/'} 301`);
  return `${lines.join('\n')}\n`;
}
