/**
 * `npm run hosts:write`: brings the host files in the repository (deploy/nginx.conf, netlify.toml, vercel.json) up to date with
 * the rules.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../lib/content/folders.ts';
import { EDITOR_PATH } from '../../lib/editor-path.ts';
import { argumentsOf } from '../arguments.mjs';
import { ROOT } from '../root.mjs';
import { EDITOR_HEADERS } from './editor.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { nginxFile } from './nginx.ts';
import { HEADER_RULES, LANGUAGE_PREFIXES, MOVED_PREFIX } from './rules.ts';

/** Netlify finds only the 404 page at the root; its form of `_redirects` for others would be an error at Cloudflare. */
const NETLIFY = `# Written by "npm run hosts:write"; do not edit.
[build]
command = "npm run build"
publish = "out"

[context.deploy-preview.environment]
SITE_PREVIEW = "yes"
${LANGUAGE_PREFIXES.map((prefix) => `\n[[redirects]]\nfrom = "${prefix}/*"\nto = "${prefix}/404.html"\nstatus = 404\n`).join('')}`;

/** Rewrites come after files at Vercel, so the ones here only meet what does not exist. */
const vercelFile = (editor: boolean) => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  framework: null,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's; what Vercel builds is "production" or "preview"
  buildCommand: 'SITE_PREVIEW=${VERCEL_ENV#production} npm run build',
  outputDirectory: 'out',
  cleanUrls: true,
  trailingSlash: false,
  headers: [
    // No two rules for one address: hosts differ in what they make of that.
    ...HEADER_RULES.map(({ path, headers }) => ({
      source: editor && path === '/*' ? `/((?!${EDITOR_PATH.slice(1)}$).*)` : path.replaceAll('*', '(.*)'),
      headers,
    })),
    ...(editor ? [{ source: EDITOR_PATH, headers: { ...SECURITY_HEADERS, ...EDITOR_HEADERS } }] : []),
  ].map(({ source, headers }) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })),
  redirects: [{ source: `${MOVED_PREFIX}/:path*`, destination: '/:path*', permanent: true }],
  rewrites: LANGUAGE_PREFIXES.map((prefix) => ({
    source: `${prefix}/:path*`,
    destination: `${prefix}/404`,
    statusCode: 404,
  })),
});

/** The host files that are committed, by path, as they must be; nginx as on Debian with Let's Encrypt. */
export function committedFiles(): Record<string, string> {
  const { siteUrl, repository } = JSON.parse(readFileSync(join(contentRoot(), 'site.json'), 'utf8')) as {
    siteUrl: string;
    repository?: object;
  };
  const editor = repository !== undefined;
  const { hostname } = new URL(siteUrl);
  const nginx = nginxFile({
    serverName: hostname,
    root: `/var/www/${hostname}/out`,
    certificate: `/etc/letsencrypt/live/${hostname}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${hostname}/privkey.pem`,
    http: ['80', '[::]:80'],
    https: ['443', '[::]:443'],
    secureHost: '$host',
    editor,
  });
  const vercel = `${JSON.stringify(vercelFile(editor), null, 2)}\n`;
  return { 'deploy/nginx.conf': nginx, 'netlify.toml': NETLIFY, 'vercel.json': vercel };
}

if (process.argv[1] === import.meta.filename) {
  argumentsOf(import.meta.filename);
  for (const [path, text] of Object.entries(committedFiles())) writeFileSync(join(ROOT, path), text);
}
