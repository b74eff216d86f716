/**
 * The response headers of the site: the one source for the local server and for every host's configuration.
 * Nothing inline runs but the one capture script that is the same everywhere, so one policy serves every page. Each page holds a
 * narrower one as well (docs/decisions/0009); a browser applies both.
 */
import { createHash } from 'node:crypto';
import { PLAYER_HOSTS } from '../../lib/video.ts';

/** The only other hosts that a page may show: the video players, after a click. */
export const PLAYER_ORIGINS: readonly string[] = PLAYER_HOSTS.map((host) => `https://${host}`);

/** What the policy calls an inline script: the hash of its text. */
export const inlineHash = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

/**
 * The hash of the one inline script, what `client/early.ts` becomes. Stated here and not computed, because headers are
 * written without a bundle too; the client bundle holds the script against it.
 */
export const CAPTURE_HASH = 'sha256-vq18XFpEgU2blCV7Ii0qTutDGPGI2ZnyBsezWgbTB8s=';

const POLICY: Record<string, string> = {
  'default-src': "'none'",
  'script-src': `'self' '${CAPTURE_HASH}'`,
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'media-src': "'self'",
  'frame-src': PLAYER_ORIGINS.join(' '),
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

const written = (policy: Record<string, string>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** The Content-Security-Policy of every page, as the header's value. */
export const CONTENT_SECURITY_POLICY = written(POLICY);

/** What a page shows besides text and pictures: the origins of its players, and whether it has a clip of ours. */
export type PageNeeds = { frames: readonly string[]; media: boolean };

/**
 * The policy that a page states itself, for hosts that send no headers: without what only a header can say, with
 * frames of the given origins alone, and with clips only where it has one.
 */
export function pagePolicy({ frames, media }: PageNeeds): string {
  const { 'frame-ancestors': _header, 'frame-src': _all, 'media-src': own = '', ...rest } = POLICY;
  return written({
    ...rest,
    ...(media ? { 'media-src': own } : {}),
    ...(frames.length > 0 ? { 'frame-src': frames.join(' ') } : {}),
  });
}

/** Where the rules for fetching pages ahead lie (docs/decisions/0003), below the root of the site. */
export const SPECULATION_RULES = '/speculation-rules.json';

/** The powerful features that the site gives up, for itself and for frames. */
const UNUSED_FEATURES =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb';

/** Headers of every response, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.replace(/\S+/g, '$&=()').replaceAll(' ', ', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Feeds and link previews show our pictures on other sites; one value for all, as no address gets a header twice.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // No protection, but the same everywhere: which pages may be fetched ahead.
  'Speculation-Rules': `"${SPECULATION_RULES}"`,
};

/** Below it lie the documents. */
export const DOCUMENTS_PREFIX = '/documents/';

/** Of documents: visitors save them, under the names that they have here, and no policy for pages meets a viewer of PDF. */
export const DOCUMENT_DISPOSITION = 'attachment';

/** How long a file of the export may be cached, by its path below `out/`: names below `assets/` hold a hash. */
export const cacheControl = (path: string): string =>
  path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
