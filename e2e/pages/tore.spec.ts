import { expect, test } from '@playwright/test';
import { settled } from '../settled';

const LANGUAGES = [
  {
    path: '/services/tore',
    contact: '/contact',
    blocks: { problems: '食堂の課題', flow: '会計の流れ', features: '主な機能', scenes: '利用シーン' },
    pilot: { label: '実証実験の状況', badge: '実証実験中', stage: '実証実験' },
    film: '紹介映像',
    title: 'TOREの紹介映像',
    reading: { label: '読み取り結果の例', first: 'パスタ' },
    frames: /パスタ.*サラダ.*オレンジ.*パン.*ヨーグルト.*ジュース/,
    faq: 'よくある質問',
    answers: [/生協独自の決済方法のみ/, /実証実験の結果/, /管理画面を、いま設計/, /専任のスタッフ/],
  },
  {
    path: '/en/services/tore',
    contact: '/en/contact',
    blocks: { problems: 'Challenges', flow: 'Process', features: 'Features', scenes: 'Use scenes' },
    pilot: { label: 'Pilot status', badge: 'In pilot', stage: 'Pilot' },
    film: 'Film',
    title: 'TORE at the checkout',
    reading: { label: 'Example of a reading', first: 'Pasta' },
    frames: /pasta.*salad.*orange.*roll.*yogurt.*juice/,
    faq: 'FAQ',
    answers: [
      /only the co-op’s own payment method/,
      /results of the pilot/,
      /being designed/,
      /Dedicated staff/,
    ],
  },
] as const;

const ITEMS = { problems: 4, flow: 3, features: 6, scenes: 3 } as const;

for (const language of LANGUAGES) {
  test.describe(language.path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(language.path);
    });

    for (const block of ['problems', 'flow', 'features', 'scenes'] as const) {
      test(`${block} has ${ITEMS[block]} items, each with a heading`, async ({ page }) => {
        const region = page.getByRole('region', { name: language.blocks[block], exact: true });
        await expect(region.locator('li > h3')).toHaveCount(ITEMS[block]);
      });
    }

    test('frames six dishes on the tray and lists the same six', async ({ page }) => {
      const frames = page.getByRole('img', { name: language.frames });
      await expect(frames.locator(':scope > rect')).toHaveCount(6);
      await expect(frames.locator('text')).toHaveCount(6);
      const reading = page.getByRole('figure', { name: language.reading.label });
      await expect(reading.locator('dt').first()).toHaveText(language.reading.first);
      await expect(reading.locator('dd')).toHaveCount(7);
      await expect(reading.locator('dd').last()).toContainText('6');
    });

    test('tells that it is in pilot and invites to join', async ({ page }) => {
      const pilot = page.getByRole('region', { name: language.pilot.label, exact: true });
      await expect(pilot.locator('.badge')).toHaveText(language.pilot.badge);
      await expect(pilot.locator('[aria-current="step"]')).toHaveText(language.pilot.stage);
      await expect(pilot.locator(`a[href="${language.contact}"]`)).toBeVisible();
    });

    test('leads to the contact page from several places', async ({ page }) => {
      const places = page
        .locator('main section')
        .filter({ has: page.locator(`a[href="${language.contact}"]`) });
      await expect.poll(() => places.count()).toBeGreaterThanOrEqual(3);
    });

    test('answers four questions, one at a time', { tag: '@engines' }, async ({ page }) => {
      const faq = page.getByRole('region', { name: language.faq, exact: true });
      const questions = faq.locator('details');
      await expect(questions).toHaveCount(4);
      for (const [index, answer] of language.answers.entries()) {
        const question = questions.nth(index);
        await question.locator('summary').click();
        // Else the next one slides away below the mouse.
        await settled(page);
        await expect(question.locator('p')).toHaveText(answer);
        await expect(question.locator('p')).toBeVisible();
        await expect(faq.locator('details[open]')).toHaveCount(1);
      }
      await questions.last().locator('summary').click();
      await expect(faq.locator('details[open]')).toHaveCount(0);
    });

    test('plays the film in a loop, and only after a click', async ({ page }) => {
      const requests: string[] = [];
      await page.route(/youtube/, (route) => {
        requests.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
      });
      await page.reload();
      const film = page.getByRole('region', { name: language.film, exact: true });
      await film.scrollIntoViewIfNeeded();
      expect(requests).toEqual([]);
      await film.getByRole('button').click();
      const player = film.locator('iframe');
      await expect(player).toHaveAttribute('title', language.title);
      const address = new URL((await player.getAttribute('src')) ?? '');
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        autoplay: '1',
        loop: '1',
        playlist: address.pathname.split('/').at(-1),
      });
    });
  });
}
