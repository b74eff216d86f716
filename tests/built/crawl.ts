import path from 'node:path';
import { sitePages } from '../../app/inventory/site-pages';
import { readTree } from '../../build/export/tree';
import { crawlProblems, crawlSite } from '../../tools/crawl';
import { content, site } from '../words';

test('a search engine finds every page, its other language, its picture and nothing else', async () => {
  const crawled = crawlSite(await readTree(path.resolve('out')), site.siteUrl);
  const pages = sitePages(content).map((page) => page.path);
  expect(crawled.pages.length).toBeGreaterThan(pages.length * 2);
  const problems = await crawlProblems(crawled, pages);
  expect(Object.entries(problems).filter(([, found]) => found.length > 0)).toEqual([]);
}, 30_000);
