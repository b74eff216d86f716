import { expect, test } from '@playwright/test';

/** The host of the player is blocked (a school's filter, a country, an extension) or away. */

const ANSWERS = [
  { what: 'is blocked', answer: 'blockedbyclient' },
  { what: 'cannot be found', answer: 'namenotresolved' },
  { what: 'does not answer', answer: 'silence' },
] as const;

const FILMS = [
  { path: '/', title: '東北ラボオートメーションの紹介映像' },
  { path: '/en/services/tore', title: 'TORE at the checkout' },
];

for (const { path, title } of FILMS)
  for (const { what, answer } of ANSWERS)
    test(`${path}: where the player ${what}, a link leads to the film`, async ({ page }) => {
      const messages: string[] = [];
      page.on('pageerror', ({ message }) => messages.push(message));
      page.on('console', (message) => {
        // The browser itself tells of what did not come.
        if (!/^Failed to load resource: net::/.test(message.text())) messages.push(message.text());
      });
      await page.route(/youtube/, (route) => (answer === 'silence' ? undefined : route.abort(answer)));
      await page.goto(path);
      const poster = page.locator('main .vid:visible').first();
      await expect(poster).toHaveRole('button');
      await poster.press('Enter');
      await expect(page.locator('main iframe')).toHaveAttribute('title', title);
      const link = page.getByRole('link', { name: title });
      await expect(link).toBeInViewport();
      await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
      await expect(link).toHaveAttribute('target', '_blank');
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(messages).toEqual([]);
    });

test('in a dialog, the film whose player is blocked can be left and opened again', async ({ page }) => {
  await page.route(/youtube/, (route) => route.abort());
  await page.goto('/en');
  const opener = page.locator('main [command="show-modal"]:visible').first();
  const dialog = page.locator(`dialog#${await opener.getAttribute('commandfor')}`);
  for (let time = 0; time < 2; time += 1) {
    await opener.click();
    await expect(dialog.locator('iframe')).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveAttribute('href', /youtube\.com\/watch/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});
