import { expect, test } from '@playwright/test';
import { WALKS } from './pages';
import { expectUsableWithoutScripts } from './scripts-blocked';

/** A browser with JavaScript whose every script is kept from it, by a filter or by the network. */

for (const { path, tag } of WALKS)
  test(`${path} can be read and used, and shows nothing that waits`, { tag }, ({ page }) =>
    expectUsableWithoutScripts(page, path),
  );

for (const [path, list] of [
  ['/', '/search'],
  ['/en', '/en/search'],
] as const)
  test(`${path}: the search leads to the list of all pages, and the language toggle to the other`, async ({
    page,
  }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(path);
    const toggle = page.locator('header [data-keep-hash]:visible').first();
    await expect(toggle).toHaveAttribute('href', path === '/' ? '/en' : '/');
    await page.locator('header [data-search]:visible').first().click();
    await expect(page).toHaveURL(list);
    expect(await page.locator('[data-kind] a:visible').count()).toBeGreaterThan(40);
  });
