import { test } from '@playwright/test';
import { expectSamePage, expectUnknown, expectWords } from './hostile-addresses';

/** Whatever somebody puts behind the path of a link to us, the page is the one that opens without it. */

/** The parameters that each page reads, and some that none does. */
const PAGES = [
  { tag: '@full', path: '/', names: ['q'] },
  { tag: '@ci', path: '/news', names: ['category', 'page'] },
  { tag: '@ci', path: '/en/blog', names: ['tag', 'page'] },
  { tag: '@ci', path: '/cases', names: ['industry', 'tab'] },
  { tag: '@full', path: '/en/labneeds/examples', names: ['field', 'period', 'engineers', 'page'] },
  { tag: '@ci', path: '/search', names: ['page'] },
  { tag: '@full', path: '/en/services/tore', names: ['page'] },
];

test.describe('in every engine', { tag: '@engines-full' }, () => {
  for (const { tag, path, names } of PAGES)
    test(`${path} is the same page whatever stands behind its path`, { tag }, async ({ page, baseURL }) => {
      await expectSamePage(page, baseURL!, { path, names });
    });

  for (const { path, tag } of [
    { path: '/search', tag: '@ci' },
    { path: '/en/news', tag: '@full' },
    { path: '/blog', tag: '@ci' },
    { path: '/en/labneeds/examples', tag: '@full' },
  ])
    test(`${path} takes any words of a query for words`, { tag }, async ({ page, baseURL }) => {
      await expectWords(page, baseURL!, path);
    });

  test('an unknown page is just unknown, whatever is in its path', ({ page }) => expectUnknown(page));
});
