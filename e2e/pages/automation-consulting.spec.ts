import { expect, test } from '@playwright/test';
import { site } from '../site';

const PAGES = [
  {
    path: '/services/automation-consulting',
    blocks: { strengths: '選ばれる強み', process: '導入までの流れ', effects: '導入前後の効果' },
    consult: '無料相談を申し込む',
    process: '進め方を見る',
    steps: ['初回ヒアリング', '現状分析', '解決策の設計', '導入計画の策定', '報告とご提案'],
    before: /^導入前/,
    after: /^導入後/,
  },
  {
    path: '/en/services/automation-consulting',
    blocks: { strengths: 'Strengths', process: 'Process', effects: 'Before and after' },
    consult: 'Book a free consultation',
    process: 'How we work',
    steps: [
      'Initial hearing',
      'Current-state analysis',
      'Solution design',
      'Rollout plan',
      'Report and proposal',
    ],
    before: /before automation/,
    after: /after automation/,
  },
];

for (const { path, blocks, ...copy } of PAGES) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test('opens the consultation form in a new tab', async ({ page }) => {
      const consult = page.locator('main section').first().getByRole('link', { name: copy.consult });
      await expect(consult).toHaveAttribute('href', site.urls.consultation);
      await expect(consult).toHaveAttribute('target', '_blank');
      await expect(consult).toHaveAttribute('rel', 'noopener noreferrer');
    });

    test('shows six strengths, each with a heading', async ({ page }) => {
      const strengths = page.getByRole('region', { name: blocks.strengths, exact: true });
      await expect(strengths.locator('ul > li > h3')).toHaveCount(6);
    });

    test('leads from the hero to the five steps of the specification', async ({ page }) => {
      await page.getByRole('link', { name: copy.process, exact: true }).click();
      await expect(page).toHaveURL(/#process$/);
      const process = page.getByRole('region', { name: blocks.process, exact: true });
      await expect(process).toBeInViewport();
      await expect(process.locator('ol > li > h3')).toHaveText(copy.steps);
    });

    test('draws the bench before and after, by hand and by machine', async ({ page }) => {
      const effects = page.getByRole('region', { name: blocks.effects, exact: true });
      const marks = (name: RegExp, kind: 'hand' | 'auto') =>
        effects.getByRole('img', { name }).locator(`.bplan__m--${kind}`);
      await expect(marks(copy.before, 'hand')).toHaveCount(6);
      await expect(marks(copy.after, 'hand')).toHaveCount(2);
      await expect(marks(copy.after, 'auto')).toHaveCount(4);
      await expect(effects.locator('tbody tr')).toHaveCount(4);
    });
  });
}
