/** Every page of the site, once: what the sitemap lists, what social images are made for, what tests/built expects. */
import type { Content } from '../../lib/content/load.ts';
import type { SitePage } from '../../lib/seo/site-page.ts';
import { archivePages } from './archive-pages.ts';
import { entryPages } from './entry-pages.ts';
import { fixedPages } from './fixed-pages.ts';

/** Every page of the site, in a stable order. 404 pages are none. */
export const sitePages = (content: Content): SitePage[] => [
  ...fixedPages(content),
  ...entryPages(content),
  ...archivePages(content),
];
