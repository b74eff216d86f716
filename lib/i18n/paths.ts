/**
 * The URL layer: every address of the site is made and read here. Paths are absolute, without a trailing
 * slash (`/`, `/about`), and may carry a query or a hash. Spec section 4: the language is derived from the path.
 */
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales.ts';

const PREFIXED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Splits `/a/b?q#h` into `/a/b` and `?q#h`. */
function split(address: string): { path: string; tail: string } {
  const end = address.search(/[?#]/);
  return end === -1 ? { path: address, tail: '' } : { path: address.slice(0, end), tail: address.slice(end) };
}

/** The language of a path: `/en` and everything below it is English, all else Japanese. */
export function localeOf(address: string): Locale {
  const first = split(address).path.split('/')[1] ?? '';
  return PREFIXED.find((locale) => locale === first) ?? DEFAULT_LOCALE;
}

/** The path without its language prefix: `/en/about` and `/about` both give `/about`. Query and hash stay. */
export function barePath(address: string): string {
  const { path, tail } = split(address);
  const prefix = `/${localeOf(path)}`;
  const bare = path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return `${bare.replace(/\/+$/, '') || '/'}${tail}`;
}

/**
 * The address of a page in a language: `localizedPath('en', '/about#team')` gives `/en/about#team`.
 * @throws RangeError if the path does not start with one slash (external addresses are not paths).
 */
export function localizedPath(locale: Locale, address: string): string {
  if (!/^\/(?!\/)/.test(address)) throw new RangeError(`not a path of this site: ${address}`);
  const bare = barePath(address);
  if (locale === DEFAULT_LOCALE) return bare;
  const { path, tail } = split(bare);
  return `/${locale}${path === '/' ? '' : path}${tail}`;
}
