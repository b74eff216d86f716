import path from 'node:path';
import { expect, test } from '@playwright/test';
import { loadContent } from '../lib/content/load.ts';
import { sitePages } from '../lib/seo/site-pages.ts';
import { crawlProblems, crawlSite } from '../scripts/crawl/index.ts';
import { readTree } from '../scripts/finish-export/tree.ts';
import { site } from './site';

test('a search engine finds every page, its other language, its picture and nothing else', async () => {
  const files = await readTree(path.join(process.cwd(), 'out'));
  const crawled = crawlSite(files, site.siteUrl);
  const pages = sitePages(loadContent()).map((page) => page.path);
  expect(crawled.pages.length).toBeGreaterThan(pages.length * 2);
  const problems = await crawlProblems(crawled, pages);
  expect(Object.entries(problems).filter(([, found]) => found.length > 0)).toEqual([]);
});
