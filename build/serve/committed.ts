import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { netlifyFile } from './netlify.ts';
import { type NginxPlace, nginxFile } from './nginx.ts';
import { vercelFile } from './vercel.ts';

/** Where a Debian machine with Let's Encrypt has things, for the site's address. */
export function productionPlace(siteUrl: string): NginxPlace {
  const { hostname } = new URL(siteUrl);
  const certificates = `/etc/letsencrypt/live/${hostname}`;
  return {
    serverName: hostname,
    root: `/var/www/${hostname}/out`,
    certificate: `${certificates}/fullchain.pem`,
    key: `${certificates}/privkey.pem`,
    http: ['80', '[::]:80'],
    https: ['443', '[::]:443'],
    secureHost: '$host',
  };
}

/** The host files that are kept in the repository, by path, as they must be. */
export function committedFiles(root: string): Record<string, string> {
  const { siteUrl } = JSON.parse(readFileSync(join(root, 'content/site.json'), 'utf8')) as {
    siteUrl: string;
  };
  return {
    'deploy/nginx.conf': nginxFile(productionPlace(siteUrl)),
    'netlify.toml': netlifyFile(),
    'vercel.json': vercelFile(),
  };
}
