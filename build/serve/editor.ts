/** How a host answers for the editor of the content, where the export has one (docs/decisions/0016). */

/** What the hosts of repositories answer from. */
const HOSTS = 'https://api.github.com https://gitlab.com';

/**
 * Headers of the page in place of the site's own: it asks the host of the repository, sets styles by script, shows
 * pictures from memory, and signs in in a window that must know it.
 */
export const EDITOR_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' data: blob: ${HOSTS}`,
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'X-Robots-Tag': 'noindex',
};
