import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const { urls } = JSON.parse(readFileSync(path.join(process.cwd(), 'content/site.json'), 'utf8')) as {
  urls: { extensionStore: string };
};

const LANGUAGES = [
  {
    path: '/tech/waste-liquid',
    get: /^拡張機能を入手する\s*（新しいタブで開く）$/,
    contact: '/contact',
    effect: '導入の効果',
    figures: ['10分', '30秒', '90%', '1/4'],
    screens: '登録画面の比較',
    soon: ['使い方', '技術資料'],
    toast: '準備中',
  },
  {
    path: '/en/tech/waste-liquid',
    get: /^Get the extension\s*\(opens in a new tab\)$/,
    contact: '/en/contact',
    effect: 'Results',
    figures: ['10 min', '30 s', '90%', '1/4'],
    screens: 'The form before and after',
    soon: ['How to use', 'Technical documents'],
    toast: 'detail',
  },
] as const;

for (const copy of LANGUAGES) {
  test.describe(copy.path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(copy.path);
    });

    test('the store listing opens in a new tab', async ({ page }) => {
      const get = page.locator('main').getByRole('link', { name: copy.get });
      await expect(get).toHaveAttribute('href', urls.extensionStore);
      await expect(get).toHaveAttribute('target', '_blank');
    });

    test('draws twelve tanks, no two neighbours at one level', async ({ page }) => {
      const liquids = page.locator('.tanks svg rect:first-of-type');
      await expect(liquids).toHaveCount(12);
      const levels = await liquids.evaluateAll((rects) => rects.map((rect) => rect.getAttribute('height')));
      expect(levels.some((level, index) => level === levels[index + 1])).toBe(false);
    });

    test('states the figures of the extension', async ({ page }) => {
      const effect = page.getByRole('region', { name: copy.effect, exact: true });
      for (const figure of copy.figures) await expect(effect).toContainText(figure);
    });

    test('draws the form twice, with nothing in it to focus', async ({ page }) => {
      const screens = page.getByRole('region', { name: copy.screens, exact: true });
      await expect(screens.getByRole('img')).toHaveCount(2);
      await expect(screens.locator('a, button, input, select, textarea, [tabindex]')).toHaveCount(0);
    });

    test('what is not written yet says so and stays on the page', { tag: '@engines' }, async ({ page }) => {
      for (const name of copy.soon) {
        const button = page.getByRole('button', { name, exact: true });
        await button.click();
        const title = (await button.getAttribute('data-toast-title')) ?? '';
        const text = (await button.getAttribute('data-toast-text')) ?? '';
        expect(`${title} ${text}`).toContain(copy.toast);
        await expect(page.getByText(text, { exact: true })).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${copy.path}$`));
      }
    });

    test('leads to the contact page', async ({ page }) => {
      await expect(page.locator('main').locator(`a[href="${copy.contact}"]`)).toHaveCount(2);
    });
  });
}
