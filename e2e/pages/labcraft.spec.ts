import { expect, test } from '@playwright/test';
import { site } from '../site';

const LANGUAGES = [
  {
    path: '/services/labcraft',
    prefix: '',
    blocks: ['LabCraft', 'LabCraftとは', 'デモ映像', '研究現場の課題', '主な機能', 'メリット'],
    rest: ['サポートメニュー', 'ロードマップ', '関連サービス', 'お問い合わせ', '無料相談'],
    play: /デモ映像を再生する/,
    learning: '約1時間',
    wells: '96ウェル',
    toast: ['準備中', 'このサービスは現在準備中です。'],
    draft: [
      '第1希望日時：',
      '第2希望日時：',
      '第3希望日時：',
      'お名前：',
      'ご所属：',
      '電話番号：',
      'その他のご要望：',
    ],
    copy: '文面をコピー',
    book: 'デモを予約する',
  },
  {
    path: '/en/services/labcraft',
    prefix: '/en',
    blocks: ['LabCraft', 'What LabCraft is', 'Demo video', 'Challenges', 'Features', 'Benefits'],
    rest: ['Support', 'Roadmap', 'Related services', 'Contact', 'Free consultation'],
    play: /Play the demo/,
    learning: 'About 1 hour',
    wells: '96 wells',
    toast: ['Coming soon', 'This service is still in preparation.'],
    draft: [
      'Preferred date 1: ',
      'Preferred date 2: ',
      'Preferred date 3: ',
      'Name: ',
      'Organisation: ',
      'Phone: ',
      'Other requests: ',
    ],
    copy: 'Copy the text',
    book: 'Book a demo',
  },
] as const;

for (const copy of LANGUAGES) {
  const [features, benefits] = [copy.blocks[4], copy.blocks[5]];
  const [support, roadmap, related, contact] = copy.rest;

  test.describe(copy.path, () => {
    test.beforeEach(async ({ page }) => {
      await page.route(/youtube/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
      );
      await page.goto(copy.path);
    });

    test('has every block of the specification, in its order', async ({ page }) => {
      const labels = await page
        .locator('main section[aria-label]')
        .evaluateAll((sections) => sections.map((section) => section.getAttribute('aria-label')));
      expect(labels).toEqual([...copy.blocks, ...copy.rest]);
    });

    for (const [block, items] of [
      [features, 5],
      [benefits, 5],
      [support, 5],
      [roadmap, 3],
      [related, 3],
    ] as const) {
      test(`${block} has ${items} items, each with a heading`, async ({ page }) => {
        const region = page.getByRole('region', { name: block, exact: true });
        await expect(region.locator('li').filter({ has: page.locator('h3') })).toHaveCount(items);
      });
    }

    test('states the learning time and the plate format', async ({ page }) => {
      const facts = page.getByRole('region', { name: copy.blocks[1], exact: true });
      await expect(facts.getByText(copy.learning)).toBeVisible();
      await expect(facts.getByText(copy.wells, { exact: true })).toBeVisible();
    });

    test('plays the demo in its place after a click', async ({ page }) => {
      const demo = page.getByRole('region', { name: copy.blocks[2], exact: true });
      await demo.getByRole('button', { name: copy.play }).click();
      await expect(demo.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\//);
    });

    test('LabClone shows the coming-soon notice and leads nowhere', async ({ page }) => {
      const block = page.getByRole('region', { name: related, exact: true });
      await block.getByRole('button', { name: 'LabClone' }).click();
      for (const text of copy.toast) await expect(page.getByRole('status')).toContainText(text);
      expect(new URL(page.url()).pathname).toBe(copy.path);
      await expect(block.getByRole('link')).toHaveCount(2);
    });

    test('drafts a mail that books a demo', async ({ page }) => {
      const block = page.getByRole('region', { name: contact, exact: true });
      const href = (await block.locator('a[href^="mailto:"]').getAttribute('href')) ?? '';
      expect(href.length).toBeLessThan(2000);
      const link = new URL(href);
      expect(link.pathname).toBe(site.mail);
      expect(link.searchParams.get('subject')).toContain('LabCraft');
      expect(link.searchParams.get('body')?.split('\r\n').slice(2)).toEqual([...copy.draft]);
      await expect(block.getByRole('button', { name: copy.copy })).toBeVisible();
    });

    test('the hero leads down to the booking', async ({ page }) => {
      const link = page.locator('main section').first().getByRole('link', { name: copy.book });
      await expect(link).toHaveAttribute('href', '#contact');
      await expect(page.locator('section#contact')).toHaveAttribute('aria-label', contact);
    });

    test('leads from the support menu to the plans', async ({ page }) => {
      const block = page.getByRole('region', { name: support, exact: true });
      await expect(block.getByRole('link')).toHaveAttribute('href', `${copy.prefix}/services/maintenance`);
    });

    test('the header is light over the night hero and turns white after 10 px', async ({ page }) => {
      const header = page.locator('[data-header]');
      const logo = header.locator('.logo').first();
      await expect(logo).toHaveCSS('color', 'rgb(255, 255, 255)');
      await page.mouse.wheel(0, 200);
      await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(logo).toHaveCSS('color', 'rgb(13, 27, 25)');
    });
  });
}
