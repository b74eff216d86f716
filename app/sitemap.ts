import type { MetadataRoute } from 'next';
import { datedDocuments } from '@/app/inventory/dated-documents';
import { sitePages } from '@/app/inventory/site-pages';
import { loadContent } from '@/lib/content/load';
import { contentSnapshot } from '@/lib/content/snapshot';
import { readGenerated } from '@/lib/generated';
import { LOCALES } from '@/lib/i18n/locales';
import { CONTENT_DATES_FILE, type ContentDates } from '@/lib/seo/last-modified';
import { documentEntries, sitemapEntries } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

/** The sitemap: pages and documents of both languages, with the days on which they changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const content = contentSnapshot() ?? loadContent();
  const dates = readGenerated<ContentDates>(CONTENT_DATES_FILE);
  const { siteUrl } = content.site.data;
  const pages = sitePages(content);
  const documents = LOCALES.flatMap((locale) => datedDocuments(pages, locale));
  return [...sitemapEntries(siteUrl, pages, dates), ...documentEntries(siteUrl, documents)];
}
