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
    boxes: ['よく読まれている記事', 'カテゴリ別の件数', '月別アーカイブ', 'タグ'],
    article: {
      title: '3Dプリント部品でフラクションコレクターを製作しました',
      site: '東北ラボオートメーション',
      date: '2024年3月15日',
      category: '事例紹介',
      back: 'お知らせ一覧へ戻る',
      link: /関連ページを見る/,
      share: '共有',
      tags: 'タグ',
      tag: '3Dプリント',
      tagged: '「3Dプリント」のお知らせ',
      more: 'ほかのお知らせ',
      related: '同じテーマから',
    },
    archive: { heading: '2025年2月のお知らせ', neighbours: '前後の月', beside: ['2024年10月', '2025年4月'] },
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
    boxes: ['Popular articles', 'Articles by category', 'Archive by month', 'Tags'],
    article: {
      title: 'A fraction collector built from 3D-printed parts',
      site: 'Tohoku Lab Automation',
      date: '15 March 2024',
      category: 'Case studies',
      back: 'Back to the news',
      link: /See the related page/,
      share: 'Share',
      tags: 'Tags',
      tag: '3D printing',
      tagged: 'News about “3D printing”',
      more: 'More news',
      related: 'On the same subject',
    },
    archive: {
      heading: 'News from February 2025',
      neighbours: 'Months before and after',
      beside: ['October 2024', 'April 2025'],
    },
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

    test('filters by category, and back takes it back', { tag: '@engines' }, async ({ page }) => {
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

    test('turns pages, and a change of the category leads back to the first', { tag: '@engines' }, async ({
      page,
    }) => {
      await ready(page);
      await page.getByRole('button', { name: copy.page2, exact: true }).click();
      await expect(result(page)).toHaveText(copy.result(6, 5, 6));
      await expect(result(page)).toBeFocused();
      await expect(page.locator('[aria-current="page"]:visible', { hasText: /^2$/ })).toBeVisible();
      await expect(page).toHaveURL(/\?page=2$/);
      // The page is still on its way to the result; a click in Firefox would meet what was there before.
      await chip(page, copy.service).press('Enter');
      await expect(result(page)).toHaveText(copy.result(2, 1, 2));
    });

    test('finds whatever the case and the width, and shares what it found', { tag: '@engines' }, async ({
      page,
      context,
    }) => {
      await ready(page);
      await page.getByRole('searchbox', { name: search.field }).fill(search.words);
      await expect(result(page)).toHaveText(copy.result(1, 1, 1));
      const other = await context.newPage();
      await ready(other, page.url());
      expect(await idsOf(other)).toEqual([IDS[0]]);
      await expect(other.getByRole('searchbox')).toHaveValue(search.words);
    });

    test('says that it searched', { tag: '@engines' }, async ({ page }) => {
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

    test('says that nothing matches, and offers a way out', { tag: '@engines' }, async ({ page }) => {
      await ready(page);
      await page.getByRole('searchbox').fill(empty.words);
      await expect(page.getByText(empty.text)).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await page.getByRole('button', { name: empty.reset }).click();
      await expect(page.getByText(empty.text)).toBeHidden();
      await expect(result(page)).toHaveText(copy.result(6, 1, 4));
    });

    test('a card leads to its article, with one link', async ({ page }) => {
      await ready(page);
      await expect(cards(page).first().getByRole('link')).toHaveCount(1);
      await cards(page).first().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${path}/${IDS[0]}$`));
      await page.goBack();
      await expect(result(page)).toHaveText(copy.result(6, 1, 4));
    });

    test('has three popular articles, the numbers of the categories and the months', async ({ page }) => {
      await ready(page);
      const box = (index: 0 | 1 | 2 | 3) => page.getByRole('complementary', { name: copy.boxes[index] });
      await expect(box(0).getByRole('link')).toHaveCount(3);
      const counts = [1, 2, 1, 1, 1].map((count, index) => `${copy.chips[index + 1]} ${count}`);
      await expect(box(1).getByRole('listitem')).toHaveText(counts);
      await expect(box(2).getByRole('listitem')).toHaveText(copy.months.map((month) => `${month} 1`));
      await expect(box(3).getByRole('link', { name: `${copy.article.tag} 1` })).toBeVisible();

      await box(1).getByRole('link', { name: copy.service }).click();
      await expect(result(page)).toHaveText(copy.result(2, 1, 2));
      await box(0).getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${path}/2024-03-fraction-collector$`));
    });

    test('a month has an address, its articles and its neighbours', async ({ page }) => {
      await page.goto(path);
      await page
        .getByRole('complementary', { name: copy.boxes[2] })
        .getByRole('link', { name: copy.months[1] })
        .click();
      await expect(page).toHaveURL(new RegExp(`${path}/archive/2025-02$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.archive.heading);
      await expect(page.getByText(copy.result(1, 1, 1))).toBeVisible();
      await expect(page.locator('li.post')).toHaveCount(1);
      const beside = page.getByRole('navigation', { name: copy.archive.neighbours }).getByRole('link');
      await expect(beside).toHaveText([...copy.archive.beside]);
      await beside.last().click();
      await expect(page).toHaveURL(new RegExp(`${path}/archive/2025-04$`));
    });

    test.describe('an article', () => {
      const { article } = copy;
      test.beforeEach(({ page }) => page.goto(`${path}/2024-03-fraction-collector`));

      test('tells its title, date and category, is whole, and leads back', async ({ page }) => {
        await expect(page).toHaveTitle(new RegExp(`^${article.title}.*${article.site}$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
        await expect(page.locator('main').getByText(article.date, { exact: true })).toBeVisible();
        await expect(page.locator('main').getByText(article.category, { exact: true })).toBeVisible();
        await expect(page.getByRole('article').locator('p')).toHaveCount(3);
        await expect(page.getByRole('link', { name: article.link })).toHaveAttribute('href', /\/cases$/);
        await expect(page.getByRole('button', { name: article.share, exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: article.back })).toHaveAttribute('href', path);
      });

      test('leads to other news, to posts and cases on its subject, and to its tags', async ({ page }) => {
        const region = (name: string) => page.getByRole('region', { name, exact: true });
        await expect(region(article.more).getByRole('listitem')).toHaveCount(3);
        await expect(region(article.related).getByRole('listitem')).toHaveCount(2);
        await expect(
          region(article.related).locator('a[href$="/blog/robot-friendly-labware"]'),
        ).toBeVisible();
        await expect(region(article.related).locator('a[href$="/cases/chemistry-automation"]')).toBeVisible();
        await page
          .getByRole('navigation', { name: article.tags })
          .getByRole('link', { name: article.tag })
          .click();
        await expect(page).toHaveURL(new RegExp(`${path}/tags/printing$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.tagged);
        await expect(page.locator('li.post')).toHaveCount(1);
      });
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
        await cards(page).last().getByRole('link').click();
        await expect(page.getByRole('article')).toBeVisible();
      });
    });
  });
}
