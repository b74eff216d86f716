import { expect, test } from '@playwright/test';
import { settled } from '../settled';
import { site } from '../site';

const LANGUAGES = [
  {
    path: '/services/custom-automation',
    prefix: '',
    pains: '研究現場の課題',
    count: (n: number) => `${n}項目が当てはまります`,
    arms: 'ロボットアームの機種',
    process: '開発の流れ',
    periods: ['1週間', '2週間', '4〜8週間', '1週間', '継続'],
    benefits: 'メリット',
    cases: '導入事例',
    parts: ['課題', '解決', '結果'],
    play: /映像を見る/,
    close: '閉じる',
    faq: 'よくある質問',
    answers: [/100万円から600万円.*100万円台.*500万円以上/, /2か月から6か月/, /1年間は無償.*有償の保守/],
    related: '関連サービス',
    prototype: '最短1日',
  },
  {
    path: '/en/services/custom-automation',
    prefix: '/en',
    pains: 'Challenges',
    count: (n: number) => `${n} of six apply`,
    arms: 'Robot arms',
    process: 'Process',
    periods: ['1 week', '2 weeks', '4–8 weeks', '1 week', 'Ongoing'],
    benefits: 'Benefits',
    cases: 'Case studies',
    parts: ['Challenge', 'Solution', 'Result'],
    play: /Watch the video/,
    close: 'Close',
    faq: 'FAQ',
    answers: [
      /1 million to 6 million yen.*range of 1 million.*5 million yen or more/,
      /2 to 6 months/,
      /free of charge for 1 year.*paid maintenance/,
    ],
    related: 'Related services',
    prototype: 'in as little as 1 day',
  },
] as const;

const TABLE = [
  ['0.5 kg', '3 kg', '5 kg'],
  ['320 mm', '625 mm', '850 mm'],
  ['±0.05 mm', '±0.1 mm', '±0.03 mm'],
];

for (const words of LANGUAGES) {
  test.describe(words.path, () => {
    test.beforeEach(async ({ page }) => {
      await page.route(/youtube/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
      );
      await page.goto(words.path);
    });

    test('leads from the hero to the consultation form and to the process', async ({ page }) => {
      const hero = page.locator('main section').first();
      const consult = hero.locator(`a[href="${site.urls.consultation}"]`);
      await expect(consult).toHaveAttribute('target', '_blank');
      await hero.locator('a[href="#process"]').click();
      await expect(page.locator('#process')).toBeInViewport();
      await expect(page).toHaveURL(/#process$/);
    });

    test('counts the pains that are ticked, for the eye and for the ear', { tag: '@engines' }, async ({
      page,
    }) => {
      const pains = page.getByRole('region', { name: words.pains, exact: true });
      await expect(pains.locator('li > h3')).toHaveCount(6);
      const boxes = pains.getByRole('checkbox');
      await boxes.nth(0).check();
      await pains.locator('li').nth(3).locator('label').click();
      await expect(boxes.nth(3)).toBeChecked();
      await expect(pains.getByRole('status')).toHaveText(words.count(2));
      await boxes.nth(0).uncheck();
      await expect(pains.getByRole('status')).toHaveText(words.count(1));
    });

    test('compares three arms in a table', async ({ page }) => {
      const rows = page.getByRole('region', { name: words.arms, exact: true }).locator('tbody tr');
      for (const [index, cells] of TABLE.entries())
        await expect(rows.nth(index).locator('td')).toHaveText(cells);
    });

    test('draws the three arms to one scale', async ({ page }) => {
      const scales = await page
        .locator('.armc svg')
        .evaluateAll((drawings) =>
          drawings.map(
            (svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width,
          ),
        );
      expect(scales).toHaveLength(3);
      for (const scale of scales) expect(scale / (scales[0] ?? 0)).toBeCloseTo(1, 2);
    });

    test('colours the range of the arm that is picked', async ({ page }) => {
      const arms = page.getByRole('region', { name: words.arms, exact: true });
      const fill = (arm: string) =>
        arms.locator(`.arc--${arm}`).evaluate((arc) => getComputedStyle(arc).fill);
      await expect(arms.getByRole('radio')).toHaveCount(3);
      expect(await fill('small')).toBe('none');
      await arms.getByRole('radio', { name: /320/ }).check();
      expect(await fill('small')).not.toBe('none');
      expect(await fill('medium')).toBe('none');
    });

    test('names the shortest time to a printed prototype', async ({ page }) => {
      await expect(page.locator('main dd').filter({ hasText: words.prototype })).toHaveCount(1);
    });

    test('shows five phases with period and output', async ({ page }) => {
      const process = page.getByRole('region', { name: words.process, exact: true });
      await expect(process).toHaveAttribute('id', 'process');
      await expect(process.locator('ol > li h3')).toHaveCount(5);
      await expect(process.locator('.gantt__p dd')).toHaveText([...words.periods]);
      for (const output of await process.locator('dl > div:last-child dd').all())
        await expect(output).not.toBeEmpty();
    });

    test('shows four benefits, three of them with an example figure', async ({ page }) => {
      const benefits = page.getByRole('region', { name: words.benefits, exact: true });
      await expect(benefits.locator('ul > li h3')).toHaveCount(4);
      await expect(benefits.locator('.eff__n')).toHaveText(['70%', '95%', '30%']);
    });

    test('opens each case in a dialog, plays its video there and gives the focus back', async ({ page }) => {
      const cases = page.getByRole('region', { name: words.cases, exact: true });
      const cards = cases.locator('ul.cases > li').getByRole('button');
      await expect(cards).toHaveCount(3);
      for (const card of await cards.all()) {
        await card.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([...words.parts]);
        await expect(dialog.locator('iframe')).toHaveCount(0);
        await dialog.getByRole('button', { name: words.play }).click();
        await expect(dialog.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\//);
        await dialog.getByRole('button', { name: words.close }).click();
        await expect(dialog).toBeHidden();
        await expect(card).toBeFocused();
        await expect(page.locator('iframe')).toHaveCount(0);
      }
    });

    test('answers six questions, one open at a time, and closes them again', async ({ page }) => {
      const items = page.getByRole('region', { name: words.faq, exact: true }).locator('details');
      await expect(items).toHaveCount(6);
      for (const [index, answer] of words.answers.entries())
        await expect(items.nth(index).locator('p')).toHaveText(answer);
      await items.nth(0).locator('summary').click();
      // Else the others slide away below the mouse.
      await settled(page);
      await items.nth(2).locator('summary').click();
      await settled(page);
      await expect(items.nth(0)).not.toHaveAttribute('open');
      await expect(items.nth(2)).toHaveAttribute('open');
      await items.nth(2).locator('summary').click();
      await expect(items.nth(2)).not.toHaveAttribute('open');
    });

    test('ends with the call to action and the related services', async ({ page }) => {
      await expect(page.locator(`#final-cta a[href="${site.urls.consultation}"]`)).toHaveCount(1);
      const links = page.getByRole('region', { name: words.related, exact: true }).getByRole('link');
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(
        ['/services/labcraft', '/services/tore', '/services/maintenance'].map((to) => words.prefix + to),
      );
    });

    test('does not scroll sideways at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
}
