import { NOT_FOUND_PAGES } from './rules.ts';

/**
 * `netlify.toml`: what to build, and the 404 pages below a prefix (Netlify finds only the one at the root; its
 * form of `_redirects` for them would be an error at Cloudflare).
 */
export function netlifyFile(): string {
  const below = NOT_FOUND_PAGES.filter(({ prefix }) => prefix !== '');
  const rules = below.map(({ prefix, file }) =>
    ['[[redirects]]', `from = "${prefix}/*"`, `to = "/${file}"`, 'status = 404'].join('\n'),
  );
  const build = ['[build]', 'command = "npm run build"', 'publish = "out"'].join('\n');
  return `# Written by "npm run hosts:write"; do not edit.\n${[build, ...rules].join('\n\n')}\n`;
}
