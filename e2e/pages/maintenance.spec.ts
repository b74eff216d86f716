import { expect, test } from '@playwright/test';
import { site } from '../site';

const PAGES = [
  {
    path: '/services/maintenance',
    blocks: { services: 'サービス内容', plans: '料金プラン', flow: 'サポートの流れ', benefits: 'メリット' },
    consult: '無料相談を申し込む',
    compare: 'プランを比べる',
    table: '保守プランの比較表',
    recommended: /スタンダード.*おすすめ/,
    steps: ['ご連絡', '一次診断', '解決策の提案', '解決と確認'],
    plans: [
      ['¥50,000から', '平日9〜17時、メールと電話', '四半期に1回', 'ソフトウェアの更新', 'リモートサポート'],
      [
        '¥120,000から',
        '平日8〜19時',
        '毎月',
        'ソフトウェアとハードウェアの更新',
        '緊急時の訪問 年2回まで',
        '消耗品',
      ],
      [
        '¥250,000から',
        '24時間・週7日（年中無休）',
        '毎週',
        '優先的な改良',
        '訪問 回数無制限',
        '専任エンジニア',
        '予備機の貸し出し',
      ],
    ],
  },
  {
    path: '/en/services/maintenance',
    blocks: { services: 'What we do', plans: 'Plans', flow: 'Support flow', benefits: 'Benefits' },
    consult: 'Book a free consultation',
    compare: 'Compare the plans',
    table: 'Comparison of the maintenance plans',
    recommended: /Standard.*Recommended/,
    steps: ['Report', 'Initial diagnosis', 'Solution proposal', 'Resolution and verification'],
    plans: [
      [
        'from ¥50,000',
        'Weekdays 9:00–17:00, email and phone',
        'Quarterly',
        'Software updates',
        'Remote support',
      ],
      [
        'from ¥120,000',
        'Weekdays 8:00–19:00',
        'Monthly',
        'Software and hardware updates',
        'Emergency onsite visits, up to 2 times a year',
        'Consumables',
      ],
      [
        'from ¥250,000',
        '24/7',
        'Weekly',
        'Priority improvements',
        'Unlimited onsite visits',
        'Dedicated engineer',
        'Spare equipment loan',
      ],
    ],
  },
];

for (const { path, blocks, ...copy } of PAGES) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    for (const [block, items] of [
      [blocks.services, 6],
      [blocks.flow, 4],
      [blocks.benefits, 4],
    ] as const)
      test(`${block} has ${items} items, each with a heading`, async ({ page }) => {
        const region = page.getByRole('region', { name: block, exact: true });
        await expect(region.locator('ul > li > h3, ol > li > h3')).toHaveCount(items);
      });

    test('compares every line of the three plans', async ({ page }) => {
      const rows = page.getByRole('region', { name: copy.table }).locator('tbody tr');
      const columns = await rows.evaluateAll((all) =>
        [0, 1, 2].map((plan) =>
          all
            .map((row) => row.querySelectorAll('td')[plan])
            .filter((cell) => !cell?.querySelector('[aria-hidden]'))
            .map((cell) => cell?.textContent),
        ),
      );
      expect(columns).toEqual(copy.plans);
    });

    test('marks the standard plan alone as recommended', async ({ page }) => {
      const heads = page.getByRole('region', { name: copy.table }).locator('thead th:has(.badge)');
      await expect(heads).toHaveCount(1);
      await expect(heads).toHaveText(copy.recommended);
    });

    test('walks through support in the order of the specification', async ({ page }) => {
      const region = page.getByRole('region', { name: blocks.flow, exact: true });
      await expect(region.getByRole('heading', { level: 3 })).toHaveText(copy.steps);
    });

    test('leads from the hero to the plans and to the consultation form', async ({ page }) => {
      const hero = page.locator('main section').first();
      await expect(hero.getByRole('link', { name: copy.consult })).toHaveAttribute(
        'href',
        site.urls.consultation,
      );
      await hero.getByRole('link', { name: copy.compare }).click();
      await expect(page).toHaveURL(/#plans$/);
      await expect(page.locator('#plans')).toBeInViewport();
    });

    test('in a small window only the table scrolls sideways, and the keyboard reaches it', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const table = page.getByRole('region', { name: copy.table });
      await table.focus();
      await expect(table).toBeFocused();
      expect(await table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
}
