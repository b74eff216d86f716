/**
 * Every page of the site, once: what the sitemap lists, what social images are made for, what the crawl expects.
 * A new kind of page is one more function here.
 */
import type { Content } from '../content/load.ts';
import { archivePages } from './archive-pages.ts';
import { casePages, examplePages, newsPages, postPages } from './entry-pages.ts';
import { fixedPages } from './fixed-pages.ts';
import type { SitePage } from './site-page.ts';

const PAGES: readonly ((content: Content) => SitePage[])[] = [
  fixedPages,
  casePages,
  examplePages,
  newsPages,
  postPages,
  archivePages,
];

/** Every page of the site, in a stable order. 404 pages are none. */
export const sitePages = (content: Content): SitePage[] => PAGES.flatMap((pages) => pages(content));
