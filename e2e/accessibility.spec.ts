import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { KINDS } from './built-routes';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found).toEqual([]);
  expect(passes.length).toBeGreaterThan(20);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = KINDS.flatMap((route) => LOCALES.map((locale) => localizedPath(locale, route)));

for (const path of [...PAGES, '/nowhere', '/en/cases/nowhere']) {
  test(`${path} has no violation, wide or narrow, and never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

for (const [path, menu] of [
  ['/', 'サービス'],
  ['/en', 'Services'],
] as const) {
  test(`${path} has no violation with the services menu open`, async ({ page }) => {
    await page.goto(path);
    await page.locator('header').getByRole('button', { name: menu, exact: true }).click();
    await expectNoViolations(page);
  });
}

for (const [path, menu] of [
  ['/', 'メニュー'],
  ['/en', 'Menu'],
] as const) {
  test(`@mobile-only ${path} has no violation with the menu open`, async ({ page }) => {
    await page.goto(path);
    await page.locator('header').getByRole('button', { name: menu, exact: true }).click();
    await expectNoViolations(page);
  });
}

test('@mobile /en has no violation with a dialog open', async ({ page }) => {
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>p</title>' }),
  );
  await page.goto('/en');
  await page.getByRole('button', { name: /Watch the LabCraft demo/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});
