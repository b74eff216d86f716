import { expect, test } from '@playwright/test';
import { site } from '../site';

const LANGUAGES = [
  {
    path: '/donation',
    button: /^寄付のページへ進む\s*（新しいタブで開く）$/,
    link: /^大学基金のページを開く\s*（新しいタブで開く）$/,
    uses: 'ご寄付でできること',
  },
  {
    path: '/en/donation',
    button: /^Go to the donation page \(opens in a new tab\)$/,
    link: /^Open the university fund page \(opens in a new tab\)$/,
    uses: 'What a gift makes possible',
  },
] as const;

for (const { path, button, link, uses } of LANGUAGES) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    for (const [kind, name] of Object.entries({ button, link })) {
      test(`the ${kind} opens the fund page of the university in a new tab`, async ({ page }) => {
        const way = page.getByRole('link', { name });
        await expect(way).toHaveAttribute('href', site.urls.universityFund);
        await expect(way).toHaveAttribute('target', '_blank');
      });
    }

    test('tells what a gift makes possible without naming an amount', async ({ page }) => {
      const region = page.getByRole('region', { name: uses, exact: true });
      await expect(region.locator('li h3')).toHaveCount(4);
      await expect(region).not.toContainText(/[¥円]|JPY|\d{3}/);
    });
  });
}
