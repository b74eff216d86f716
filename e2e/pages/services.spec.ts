import { expect, test } from '@playwright/test';

const LANGUAGES = [
  {
    prefix: '',
    featured: '注目のプロジェクト',
    badge: '実証実験中',
    projects: 'プロジェクト',
    soon: { button: 'Slackラボアシスタントの詳細', title: '準備中', text: 'このサービスは現在準備中です。' },
    lab: '研究室のためのサービス',
  },
  {
    prefix: '/en',
    featured: 'Featured project',
    badge: 'In pilot',
    projects: 'Projects',
    soon: {
      button: 'More about the Slack lab assistant',
      title: 'Coming soon',
      text: 'still in preparation',
    },
    lab: 'Services for laboratories',
  },
] as const;

const COLUMNS = [
  { width: 390, columns: 1 },
  { width: 800, columns: 2 },
  { width: 1280, columns: 3 },
] as const;

for (const { prefix, featured, badge, projects, soon, lab } of LANGUAGES) {
  test.describe(`${prefix}/services`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${prefix}/services`);
    });

    test('features TORE with its state and one link to its details', async ({ page }) => {
      const card = page.getByRole('region', { name: featured, exact: true }).locator('article');
      await expect(card.getByRole('heading', { name: 'TORE' })).toBeVisible();
      await expect(card.locator('.badge')).toHaveText(badge);
      await expect(card.getByRole('link')).toHaveCount(1);
      await expect(card.getByRole('link')).toHaveAttribute('href', `${prefix}/services/tore`);
    });

    test('leads to LabCraft and LabNeeds', async ({ page }) => {
      const cards = page.getByRole('region', { name: projects, exact: true });
      await expect(cards.locator('li > h3')).toHaveCount(3);
      await expect(cards.locator(`a[href="${prefix}/services/labcraft"]`)).toHaveCount(1);
      await expect(cards.locator(`a[href="${prefix}/labneeds"]`)).toHaveCount(1);
    });

    test('shows a notice for what is coming soon, and stays', async ({ page }) => {
      const before = page.url();
      await page.getByRole('button', { name: soon.button }).click();
      const toast = page.locator('[data-toast]');
      await expect(toast).toContainText(soon.title);
      await expect(toast).toContainText(soon.text);
      expect(page.url()).toBe(before);
    });

    for (const { width, columns } of COLUMNS) {
      test(`sets the projects in ${columns} column(s) at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const lefts = await page
          .getByRole('region', { name: projects, exact: true })
          .locator('li')
          .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
        expect(new Set(lefts).size).toBe(columns);
      });
    }

    test('names the services of a laboratory', async ({ page }) => {
      const rows = page.getByRole('region', { name: lab, exact: true });
      for (const path of ['custom-automation', 'automation-consulting', 'maintenance'])
        await expect(rows.locator(`a[href="${prefix}/services/${path}"]`)).toHaveCount(1);
    });
  });
}
