import type { MetadataRoute } from 'next';
import type { DatedDocument } from '../documents/documents.ts';
import { LOCALES } from '../i18n/locales.ts';
import { fileAddress, languageAddresses, pageAddress } from './addresses.ts';
import { type ContentDates, lastModified } from './last-modified.ts';
import type { SitePage } from './site-page.ts';

/**
 * The sitemap's entries: every page that search engines may list, in each language, with its alternates and the
 * day it last changed where that is known. A page whose text is there in one language only is listed alone.
 */
export const sitemapEntries = (
  siteUrl: string,
  pages: readonly SitePage[],
  dates: ContentDates,
): MetadataRoute.Sitemap =>
  pages
    .filter(({ indexable }) => indexable)
    .flatMap((page) =>
      (page.original ? [page.original] : LOCALES).map((locale) => {
        const changed = lastModified(page, locale, dates);
        return {
          url: pageAddress(siteUrl, locale, page.path),
          ...(changed !== undefined && { lastModified: changed }),
          ...(!page.original && { alternates: { languages: languageAddresses(siteUrl, page.path) } }),
        };
      }),
    );

/** The documents, each with the day on which it last changed where that is known. */
export const documentEntries = (
  siteUrl: string,
  documents: readonly Pick<DatedDocument, 'address' | 'modified'>[],
): MetadataRoute.Sitemap =>
  documents.map(({ address, modified }) => ({
    url: fileAddress(siteUrl, address),
    ...(modified !== undefined && { lastModified: modified }),
  }));
