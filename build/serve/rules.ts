/**
 * How a host answers for this site: the one source for the local server (`respond.ts`) and for the configuration of every
 * host (`cloudflare.ts`, `committed-files.ts`, `nginx.ts`).
 *
 * All of them: pages have clean addresses (`/about` is about.html), other spellings of an address lead to it for
 * good, unknown addresses answer 404 with the page of their language, text is sent compressed.
 */
import { DEFAULT_LOCALE, LOCALES } from '../../lib/i18n/locales.ts';
import { contentType, NAMED_TYPES } from './content-type.ts';
import { cacheControl, DOCUMENT_DISPOSITION, DOCUMENTS_PREFIX, SECURITY_HEADERS } from './headers.ts';

/** The default language is served without its prefix: `/ja` and what lies below moved to the root. */
export const MOVED_PREFIX = `/${DEFAULT_LOCALE}`;

/** Below them a language has a 404 page of its own, `/en/404.html`; everywhere else it is `/404.html`. */
export const LANGUAGE_PREFIXES: readonly string[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
  (locale) => `/${locale}`,
);

/** Files of the export that are for the host, not for visitors. */
export const HOST_FILES = ['_headers', '_redirects'] as const;

/** Headers for some addresses. `path` is an address from its `/` on, in which `*` stands for anything. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

const typed = (path: string, type: string): HeaderRule => ({ path, headers: { 'Content-Type': type } });

/**
 * Headers by address, for hosts that choose the rest themselves. No two rules give one address the same header: some
 * hosts would join the two, some take the first, some the last.
 */
export const HEADER_RULES: readonly HeaderRule[] = [
  { path: '/*', headers: SECURITY_HEADERS },
  { path: '/assets/*', headers: { 'Cache-Control': cacheControl('assets/a') } },
  { path: `${DOCUMENTS_PREFIX}*`, headers: { 'Content-Disposition': DOCUMENT_DISPOSITION } },
  // Types that hosts do not know by themselves, or send without a charset.
  ...['ics', 'md', 'txt', 'webmanifest'].map((ending) => typed(`/*.${ending}`, contentType(`.${ending}`))),
  ...Object.entries(NAMED_TYPES).map(([name, type]) => typed(`/*${name}`, type)),
];
