import { expect, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { among, DISTINCT } from './built-routes';

const PAGES = DISTINCT.flatMap((route) => LOCALES.map((locale) => localizedPath(locale, route)));
/** What could keep a page out of the cache: lists, dialogs, films, forms, the search. All others are visited in full. */
const QUICK = among(PAGES, [
  '/',
  '/en',
  '/cases',
  '/blog',
  '/en/news',
  '/services/tore',
  '/en/labneeds/examples',
  '/search',
]);

test('the menu that a page was left by is closed when the page comes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('[popovertarget="site-menu"]').first().click();
  const menu = page.locator('#site-menu');
  // What lies below it neither scrolls nor is read.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expect(page.locator('main')).toBeHidden();
  await menu.locator('a[href="/about"]').click();
  await page.waitForURL('/about');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL('/', { waitUntil: 'commit' });
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('main')).toBeVisible();
});

for (const path of PAGES)
  test(`${path} comes back from the cache, as it was left`, {
    tag: QUICK.includes(path) ? [] : ['@full'],
  }, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.shown = persisted ? 'restored' : 'new';
      }),
    );
    await page.goto(path === '/terms' ? '/privacy' : '/terms');
    // A page from the cache fires no load event, which page.goBack() would wait for.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForURL(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-shown', 'restored');
  });
