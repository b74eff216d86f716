import type { MetadataRoute } from 'next';
import { sitePages } from '@/app/inventory/site-pages';
import { keptContent } from '@/lib/content/kept';
import { loadContent } from '@/lib/content/load';
import { readGenerated } from '@/lib/generated';
import { CONTENT_DATES_FILE, type ContentDates } from '@/lib/seo/last-modified';
import { sitemapEntries } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const content = keptContent() ?? loadContent();
  const dates = readGenerated<ContentDates>(CONTENT_DATES_FILE);
  return sitemapEntries(content.site.data.siteUrl, sitePages(content), dates);
}
