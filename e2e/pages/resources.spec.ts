import { expect, test } from '@playwright/test';

const PAGES = [
  {
    lang: 'ja',
    prefix: '',
    guide: 'ホワイトペーパー',
    library: '資料の一覧',
    audience: 'こんな方に',
    prepare: 'LabCloneの相談前の準備',
    figures: ['10分', '30秒'],
  },
  {
    lang: 'en',
    prefix: '/en',
    guide: 'Whitepaper',
    library: 'All resources',
    audience: 'Good for',
    prepare: 'Before you ask about LabClone',
    figures: ['10-minute', '30 seconds'],
  },
] as const;

const LIBRARY = [
  '/cases',
  '/blog',
  '/tech/waste-liquid',
  '/labneeds/examples',
  '/services/custom-automation#process',
];

for (const { lang, prefix, guide, library, audience, prepare, figures } of PAGES) {
  test.describe(`resources, ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${prefix}/resources`);
    });

    test('puts the whitepaper first', async ({ page }) => {
      const block = page.getByRole('region', { name: guide, exact: true });
      await expect(block.getByRole('link')).toHaveAttribute('href', `${prefix}/whitepaper`);
      await expect(block.getByText(audience)).toBeVisible();
    });

    test('says of every resource what it is, whom it is for and where it is', async ({ page }) => {
      const items = page.getByRole('region', { name: library, exact: true }).locator('ul > li');
      await expect(items).toHaveCount(LIBRARY.length);
      for (const [index, path] of LIBRARY.entries()) {
        const item = items.nth(index);
        await expect(item.locator('h3')).toHaveCount(1);
        await expect(item.getByText(audience)).toBeVisible();
        await expect(item.getByRole('link')).toHaveAttribute('href', `${prefix}${path}`);
      }
    });

    test('states the time of the waste-liquid registration', async ({ page }) => {
      const item = page.locator('li', { has: page.locator('a[href$="/tech/waste-liquid"]') }).first();
      for (const text of figures) await expect(item).toContainText(text);
    });

    test('leads back to LabClone', async ({ page }) => {
      const block = page.getByRole('region', { name: prepare, exact: true });
      await expect(block.getByRole('link')).toHaveAttribute('href', `${prefix}/services/lablockly`);
    });
  });
}
