/** Absolute addresses of pages and files, for heads, sitemap, feeds and structured data. Pure. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';

/** The address of a page: `siteUrl` has no trailing slash, `path` is language-neutral. The Japanese home ends with `/`. */
export const pageAddress = (siteUrl: string, locale: Locale, path: string): string =>
  new URL(localizedPath(locale, path), siteUrl).href;

/** The address of a file of the site, from its path from the root: `/assets/og/a.png`. */
export const fileAddress = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;

/** hreflang: every language of a page, itself included, and `x-default` = Japanese (spec section 1). */
export function languageAddresses(siteUrl: string, path: string): Record<Locale | 'x-default', string> {
  const languages = LOCALES.map((locale) => [locale, pageAddress(siteUrl, locale, path)]);
  return {
    ...(Object.fromEntries(languages) as Record<Locale, string>),
    'x-default': pageAddress(siteUrl, DEFAULT_LOCALE, path),
  };
}
