import type { HeaderRule } from './headers.ts';
import { headerRules, MOVED_PREFIX, NOT_FOUND_PAGES } from './rules.ts';

const source = (path: string): string => path.replaceAll('*', '(.*)');

/** `vercel.json`. Rewrites come after files there, so the ones here only meet what does not exist. */
export function vercelFile(rules: readonly HeaderRule[] = headerRules()): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, headers }) => ({
      source: source(path),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: [{ source: `${MOVED_PREFIX}/:path*`, destination: '/:path*', permanent: true }],
    rewrites: NOT_FOUND_PAGES.filter(({ prefix }) => prefix !== '').map(({ prefix, file }) => ({
      source: `${prefix}/:path*`,
      destination: `/${file.replace(/\.html$/, '')}`,
      statusCode: 404,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
