import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

for (const { path, services, menu } of [
  { path: '/', services: 'サービス', menu: 'メニュー' },
  { path: '/en', services: 'Services', menu: 'Menu' },
]) {
  test(`${path} opens its services menu without script`, async ({ page }) => {
    await page.goto(path);
    await page.locator('header').getByRole('button', { name: services, exact: true }).click();
    await expect(page.locator('#services-menu')).toBeVisible();
  });

  test(`@mobile-only ${path} opens its menu without script`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: menu, exact: true }).click();
    await expect(page.locator('#site-menu a').first()).toBeVisible();
  });

  test(`@mobile ${path} shows all its text without script`, async ({ page }) => {
    await page.goto(path);
    const hidden = await page
      .locator('main :is(h1, h2, h3, p, li, dd):not(dialog *)')
      .evaluateAll((elements) => {
        const decorative = (element: Element) => element.closest('[data-needs-script], .call, .lc__pv');
        return elements
          .filter((element) => element.textContent?.trim() && !decorative(element))
          .filter((element) => !element.checkVisibility())
          .map((element) => element.textContent);
      });
    expect(hidden).toEqual([]);
  });
}

test('the videos of the Japanese home are links without script', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('a[data-video]')).toHaveAttribute('href', /youtube\.com\/watch/);
});
