/** One builder for the head of every page: title, description, canonical address and language pair. */
import type { Metadata } from 'next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';

export type PageMeta = { title: string; description: string };

/**
 * Next metadata of a page. `path` is the language-neutral path; addresses are absolute, under `siteUrl`
 * (no trailing slash). hreflang names both languages and `x-default` = Japanese.
 */
export function pageMetadata(siteUrl: string, locale: Locale, path: string, meta: PageMeta): Metadata {
  const address = (language: Locale) => new URL(localizedPath(language, path), siteUrl).href;
  const languages = Object.fromEntries(LOCALES.map((language) => [language, address(language)]));
  return {
    title: meta.title,
    description: meta.description,
    alternates: {
      canonical: address(locale),
      languages: { ...languages, 'x-default': address(DEFAULT_LOCALE) },
    },
  };
}
