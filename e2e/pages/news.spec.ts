import { expect, type Page, test } from '@playwright/test';

const IDS = [
  '2025-04-labcraft-preview',
  '2025-02-tore-pilot',
  '2024-10-waste-liquid-extension',
  '2024-07-study-group',
  '2024-03-fraction-collector',
  '2023-11-project-start',
];

const LANGUAGES = [
  {
    path: '/news',
    list: '記事一覧',
    group: 'カテゴリ',
    chips: ['すべて', 'お知らせ', 'サービス', 'イベント', '事例紹介', '技術情報'],
    service: 'サービス',
    result: (total: number, from: number, to: number) => `${total}件中 ${from} - ${to} 件表示`,
    date: '2025年4月21日',
    search: { field: '記事を検索', button: '検索', words: 'ＬＡＢcraft', tag: '勉強会' },
    toast: { title: '検索実行', text: '「勉強会」の検索結果を表示しています。' },
    empty: {
      words: 'どこにもない言葉',
      text: '検索条件に一致する記事がありません。',
      reset: '条件をすべて解除',
    },
    page2: '2ページ目',
    read: /全文を読む.*LabCraft/,
    boxes: ['よく読まれている記事', 'カテゴリ別の件数', '月別アーカイブ'],
    months: ['2025年4月', '2025年2月', '2024年10月', '2024年7月', '2024年3月', '2023年11月'],
  },
  {
    path: '/en/news',
    list: 'Articles',
    group: 'Category',
    chips: ['All', 'Announcements', 'Services', 'Events', 'Case studies', 'Technical'],
    service: 'Services',
    result: (total: number, from: number, to: number) => `${total} items, from ${from} to ${to} shown`,
    date: '21 April 2025',
    search: { field: 'Search the news', button: 'Search', words: 'ＬＡＢcraft', tag: 'study group' },
    toast: { title: 'Search done', text: 'Showing the results for “study group”.' },
    empty: {
      words: 'a word found nowhere',
      text: 'No articles match your search.',
      reset: 'Clear all conditions',
    },
    page2: 'Page 2',
    read: /Read the article.*LabCraft/,
    boxes: ['Popular articles', 'Articles by category', 'Archive by month'],
    months: ['April 2025', 'February 2025', 'October 2024', 'July 2024', 'March 2024', 'November 2023'],
  },
] as const;

const cards = (page: Page) => page.locator('[data-list] > li:visible');
const idsOf = (page: Page) => cards(page).evaluateAll((items) => items.map(({ id }) => id));
const result = (page: Page) => page.locator('[data-result]');

for (const copy of LANGUAGES) {
  const { path, search, empty } = copy;
  const chip = (page: Page, name: string) =>
    page.getByRole('group', { name: copy.group }).getByRole('button', { name, exact: true });
  /** The list follows its address from when its script has arrived. */
  const ready = async (page: Page, at: string = path) => {
    await page.goto(at);
    await page.waitForFunction(() => document.querySelector('[data-explorer][data-ready]'));
  };

  test.describe(`news at ${path}`, () => {
    test('opens with the four newest of six articles', async ({ page }) => {
      await ready(page);
      expect(await idsOf(page)).toEqual(IDS.slice(0, 4));
      await expect(result(page)).toHaveText(copy.result(6, 1, 4));
      await expect(cards(page).first().getByText(copy.date)).toBeVisible();
      await expect(
        page.getByRole('region', { name: copy.list }).getByRole('heading', { level: 2 }),
      ).toHaveCount(4);
    });

    test('offers every category in its order, all first', async ({ page }) => {
      await ready(page);
      const chips = page.getByRole('group', { name: copy.group }).getByRole('button');
      await expect(chips).toHaveText([...copy.chips]);
      await expect(chip(page, copy.chips[0])).toHaveAttribute('aria-pressed', 'true');
    });

    test('filters by category, and back takes it back', async ({ page }) => {
      await ready(page);
      await chip(page, copy.service).click();
      await expect(page).toHaveURL(/\?category=service$/);
      await expect(result(page)).toHaveText(copy.result(2, 1, 2));
      expect(await idsOf(page)).toEqual(IDS.slice(0, 2));
      await page.goBack();
      await expect(result(page)).toHaveText(copy.result(6, 1, 4));
      await page.goForward();
      await expect(result(page)).toHaveText(copy.result(2, 1, 2));
    });

    test('turns pages, and a change of the category leads back to the first', async ({ page }) => {
      await ready(page);
      await page.getByRole('button', { name: copy.page2, exact: true }).click();
      await expect(result(page)).toHaveText(copy.result(6, 5, 6));
      await expect(result(page)).toBeFocused();
      await expect(page.locator('[aria-current="page"]:visible', { hasText: /^2$/ })).toBeVisible();
      await expect(page).toHaveURL(/\?page=2$/);
      await chip(page, copy.service).click();
      await expect(result(page)).toHaveText(copy.result(2, 1, 2));
    });

    test('finds whatever the case and the width, and shares what it found', async ({ page, context }) => {
      await ready(page);
      await page.getByRole('searchbox', { name: search.field }).fill(search.words);
      await expect(result(page)).toHaveText(copy.result(1, 1, 1));
      const other = await context.newPage();
      await ready(other, page.url());
      expect(await idsOf(other)).toEqual([IDS[0]]);
      await expect(other.getByRole('searchbox')).toHaveValue(search.words);
    });

    test('says that it searched', async ({ page }) => {
      await ready(page);
      await page.getByRole('searchbox').fill(search.tag);
      await page.getByRole('button', { name: search.button, exact: true }).click();
      const toast = page.locator('[data-toast]');
      await expect(toast).toContainText(copy.toast.title);
      await expect(toast).toContainText(copy.toast.text);
      expect(await idsOf(page)).toEqual(['2024-07-study-group']);
      await page.mouse.move(0, 0);
      await expect(toast).toHaveCount(0, { timeout: 5000 });
    });

    test('says that nothing matches, and offers a way out', async ({ page }) => {
      await ready(page);
      await page.getByRole('searchbox').fill(empty.words);
      await expect(page.getByText(empty.text)).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await page.getByRole('button', { name: empty.reset }).click();
      await expect(page.getByText(empty.text)).toBeHidden();
      await expect(result(page)).toHaveText(copy.result(6, 1, 4));
    });

    test('opens the full text in place', async ({ page }) => {
      await ready(page);
      const text = cards(page).first().locator('article');
      await expect(text).toBeHidden();
      await cards(page).first().locator('summary', { hasText: copy.read }).click();
      await expect(text).toBeVisible();
      await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', /\/services\/labcraft$/);
    });

    test('an address with the hash of an article on another page shows it, opened', async ({ page }) => {
      await ready(page, `${path}#2023-11-project-start`);
      await expect(page.locator('[id="2023-11-project-start"] article')).toBeInViewport();
      await expect(result(page)).toHaveText(copy.result(6, 5, 6));
    });

    test('has three popular articles, the numbers of the categories and the months', async ({ page }) => {
      await ready(page);
      const box = (index: 0 | 1 | 2) => page.getByRole('complementary', { name: copy.boxes[index] });
      await expect(box(0).getByRole('link')).toHaveCount(3);
      const counts = [1, 2, 1, 1, 1].map((count, index) => `${copy.chips[index + 1]} ${count}`);
      await expect(box(1).getByRole('listitem')).toHaveText(counts);
      await expect(box(2).getByRole('listitem')).toHaveText(copy.months.map((month) => `${month} 1`));

      await box(0).getByRole('link').first().click();
      await expect(page.locator('[id="2024-03-fraction-collector"] article')).toBeInViewport();
      await box(1).getByRole('link', { name: copy.service }).click();
      await expect(result(page)).toHaveText(copy.result(2, 1, 2));
    });

    for (const [what, query] of [
      ['10 kB of text', `?q=${'x'.repeat(10_000)}`],
      ['a page below the first', '?page=-1'],
      ['an unknown category', '?category=unknown'],
      ['markup', '?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&category=%3Cscript%3E'],
      ['half a character', '?q=%ED%A0%80&page=%00'],
    ])
      test(`is not harmed by ${what} in its address`, async ({ page }) => {
        const errors: Error[] = [];
        page.on('pageerror', (error) => errors.push(error));
        page.on('dialog', (dialog) => errors.push(new Error(dialog.message())));
        await ready(page, path + query);
        await chip(page, copy.chips[0]).click();
        await expect(page.locator('main img[src="x"]')).toHaveCount(0);
        expect(errors).toEqual([]);
      });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('lists every article, and no control that would not work', async ({ page }) => {
        await page.goto(path);
        expect(await idsOf(page)).toEqual(IDS);
        await expect(page.getByRole('search')).toBeHidden();
        await expect(page.locator('[data-pager]')).toBeHidden();
        await cards(page).last().locator('summary').click();
        await expect(cards(page).last().locator('article')).toBeVisible();
      });
    });
  });
}
