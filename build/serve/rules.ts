/**
 * How a host answers for this site: the one source for the local server (`respond.ts`) and for the configuration
 * of every host (`cloudflare.ts`, `netlify.ts`, `vercel.ts`, `nginx.ts`).
 *
 * All of them: pages have clean addresses (`/about` is about.html), other spellings of an address lead to it for
 * good, unknown addresses answer 404 with the page of their language, text is sent compressed.
 */
import { DEFAULT_LOCALE, LOCALES } from '../../lib/i18n/locales.ts';
import { NAMED_TYPES, TYPES } from './content-type.ts';
import { cacheControl, HEADER_RULES, type HeaderRule, SECURITY_HEADERS } from './headers.ts';

/** The default language is served without its prefix: `/ja` and what lies below moved to the root. */
export const MOVED_PREFIX = `/${DEFAULT_LOCALE}`;

/** The 404 pages, the most specific first: `prefix` is the address that one serves, with all below it. */
export const NOT_FOUND_PAGES = [
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({
    prefix: `/${locale}`,
    file: `${locale}/404.html`,
  })),
  { prefix: '', file: '404.html' },
] as const;

/** Files of the export that are for the host, not for visitors. */
export const HOST_FILES = ['_headers', '_redirects'] as const;

/** Folder of the files whose names hold a hash of their content. */
const HASHED_FOLDER = '/assets/';

/** Cache-Control of everything that is not below `HASHED_FOLDER`, 404 pages included. */
export const DEFAULT_CACHE_CONTROL = cacheControl('index.html');

/** Types that hosts do not know by themselves, or send without a charset. */
const TYPES_TO_TELL = ['ics', 'md', 'txt', 'webmanifest'] as const;

const typeRules = (): HeaderRule[] => [
  ...TYPES_TO_TELL.map((ending) => ({
    path: `/*.${ending}`,
    headers: { 'Content-Type': TYPES[ending] as string },
  })),
  ...Object.entries(NAMED_TYPES).map(([name, type]) => ({
    path: `/*${name}`,
    headers: { 'Content-Type': type },
  })),
];

/** Headers by address for hosts that choose the rest themselves; a later rule takes the place of an earlier one. */
export function headerRules(special: readonly HeaderRule[] = HEADER_RULES): HeaderRule[] {
  return [
    { path: '/*', headers: SECURITY_HEADERS },
    { path: `${HASHED_FOLDER}*`, headers: { 'Cache-Control': cacheControl('assets/a') } },
    ...typeRules(),
    ...special,
  ];
}

/** The pattern of a rule's path as the source of a regular expression over the whole address. */
export const patternSource = (path: string): string =>
  `^${path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')}$`;

/** Tells whether an address is one of those that a rule's path means. */
export const matchesPattern = (path: string, address: string): boolean =>
  new RegExp(patternSource(path)).test(address);

/** The headers of every response to an address (without its query), special ones in place of general ones. */
export const headersFor = (
  address: string,
  special: readonly HeaderRule[] = HEADER_RULES,
): Record<string, string> =>
  Object.assign(
    { ...SECURITY_HEADERS },
    ...special.filter(({ path }) => matchesPattern(path, address)).map(({ headers }) => headers),
  );
