import { expect, test } from '@playwright/test';
import { site } from '../site';

const LANGUAGES = [
  {
    path: '/services/lablockly',
    prefix: '',
    blocks: [
      'LabClone',
      '主な機能',
      '導入までの流れ',
      'メリット',
      '活用例',
      'お問い合わせ',
      '関連サービス',
      '無料相談',
    ],
    steps: ['知識の収集と学習', 'モデルの検証と調整', 'システム統合と運用'],
    uses: ['創薬', '材料開発', '技術の継承'],
    figures: ['30%向上', '40%短縮', '数値は一例です'],
  },
  {
    path: '/en/services/lablockly',
    prefix: '/en',
    blocks: [
      'LabClone',
      'Features',
      'Process',
      'Benefits',
      'Use cases',
      'Contact',
      'Related services',
      'Free consultation',
    ],
    steps: [
      'Knowledge collection and learning',
      'Model verification and tuning',
      'System integration and operation',
    ],
    uses: ['Drug discovery', 'Materials development', 'Knowledge transfer'],
    figures: ['30% higher', '40% shorter', 'The figures are examples'],
  },
] as const;

for (const copy of LANGUAGES) {
  const [, features, process, benefits, uses, contact, related] = copy.blocks;

  test.describe(copy.path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(copy.path);
    });

    test('has every block of the specification', async ({ page }) => {
      const labels = await page
        .locator('main section[aria-label]')
        .evaluateAll((sections) => sections.map((section) => section.getAttribute('aria-label')));
      expect(labels).toEqual([...copy.blocks]);
    });

    for (const [id, label] of [
      ['contact', contact],
      ['features', features],
    ] as const) {
      test(`the hero leads to #${id}`, async ({ page }) => {
        await page.locator('main section').first().locator(`a[href="#${id}"]`).click();
        const target = page.locator(`section#${id}`);
        await expect(target).toHaveAttribute('aria-label', label);
        await expect(target.getByRole('heading', { level: 2 })).toBeInViewport();
      });
    }

    for (const [block, items] of [
      [features, 4],
      [benefits, 5],
      [related, 2],
    ] as const) {
      test(`${block} has ${items} items, each with a heading`, async ({ page }) => {
        const region = page.getByRole('region', { name: block, exact: true });
        await expect(region.locator('ul > li').filter({ has: page.locator('h3') })).toHaveCount(items);
      });
    }

    test('introduces itself in three steps, in their order', async ({ page }) => {
      const region = page.getByRole('region', { name: process, exact: true });
      await expect(region.locator('ol > li > h3')).toHaveText([...copy.steps]);
    });

    test('has three use cases', async ({ page }) => {
      const region = page.getByRole('region', { name: uses, exact: true });
      await expect(region.locator('ul > li > h3')).toHaveText([...copy.uses]);
    });

    test('shows the example figures and says that they are examples', async ({ page }) => {
      const region = page.getByRole('region', { name: benefits, exact: true });
      for (const text of copy.figures) await expect(region).toContainText(text);
    });

    test('draws the example figures to one scale', async ({ page }) => {
      const widths = await page
        .getByRole('region', { name: benefits, exact: true })
        .locator('svg rect')
        .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('width'))));
      const [unit = 0] = widths;
      expect(widths.map((width) => Math.round((width / unit) * 100))).toEqual([100, 130, 100, 60]);
    });

    test('leads to the consultation form and to the resources', async ({ page }) => {
      const region = page.getByRole('region', { name: contact, exact: true });
      const consult = region.locator(`a[href="${site.urls.consultation}"]`);
      await expect(consult).toHaveAttribute('target', '_blank');
      await expect(consult).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(region.locator(`a[href="${copy.prefix}/resources"]`)).toHaveCount(1);
    });

    test('marks itself among the related services', async ({ page }) => {
      const region = page.getByRole('region', { name: related, exact: true });
      await expect(region.getByRole('link', { name: 'LabClone' })).toHaveAttribute('aria-current', 'page');
      await expect(region.locator(`a[href="${copy.prefix}/services/custom-automation"]`)).toHaveCount(1);
    });
  });
}
