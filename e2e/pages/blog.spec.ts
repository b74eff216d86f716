import { expect, type Page, test } from '@playwright/test';

const LANGUAGES = [
  {
    home: '/blog',
    search: 'ブログを検索',
    button: '検索',
    group: 'タグ',
    all: 'すべて',
    react: 'React',
    list: '記事一覧',
    result: (total: number, from: number, to: number) => `${total}件中 ${from} - ${to} 件表示`,
    empty: '検索条件に一致する記事がありません。',
    reset: '条件をすべて解除',
    page: (number: number) => `${number}ページ目`,
    keyword: '再現性',
    boxes: ['新しい記事', 'タグ', '月別アーカイブ'],
    months: ['2025年10月', '2025年9月', '2025年7月', '2025年6月', '2025年5月', '2025年4月'],
    date: '2025年4月19日',
    minutes: /読了目安 \d分/,
    title: 'このサイトのつくり方：Reactで書き、Reactを送らない',
    site: '東北ラボオートメーション',
    back: 'ブログ一覧へ戻る',
    more: 'ほかの記事',
    contents: '目次',
    share: '共有',
    copied: 'URLをコピーしました',
    month: '2025年4月のブログ記事',
    tag: '「React」のブログ記事',
    neighbours: '前後の月',
    newer: '2025年5月',
    related: { name: '同じテーマから', kinds: ['お知らせ', '導入事例'] },
  },
  {
    home: '/en/blog',
    search: 'Search the blog',
    button: 'Search',
    group: 'Tags',
    all: 'All',
    react: 'React',
    list: 'Articles',
    result: (total: number, from: number, to: number) => `${total} items, from ${from} to ${to} shown`,
    empty: 'No articles match the search conditions.',
    reset: 'Clear all conditions',
    page: (number: number) => `Page ${number}`,
    keyword: 'REPRODUCIB',
    boxes: ['Recent articles', 'Tags', 'Archive'],
    months: ['October 2025', 'September 2025', 'July 2025', 'June 2025', 'May 2025', 'April 2025'],
    date: '19 April 2025',
    minutes: /\d min read/,
    title: 'How this site is built: written in React, shipped without it',
    site: 'Tohoku Lab Automation',
    back: 'Back to the blog',
    more: 'More articles',
    contents: 'Contents',
    share: 'Share',
    copied: 'URL copied',
    month: 'Blog posts from April 2025',
    tag: 'Blog posts about “React”',
    neighbours: 'Months before and after',
    newer: 'May 2025',
    related: { name: 'On the same subject', kinds: ['News', 'Case study'] },
  },
] as const;

const SAMPLE = 'how-this-site-is-built';
const cards = (page: Page) => page.locator('.bp:visible');
const says = (page: Page) => page.locator('main [role="status"]');

for (const language of LANGUAGES) {
  test.describe(language.home, () => {
    const chip = (page: Page, name: string) =>
      page.getByRole('group', { name: language.group }).getByRole('button', { name, exact: true });

    test('shows four of six posts, newest first, and turns its pages', async ({ page }) => {
      await page.goto(language.home);
      await expect(says(page)).toHaveText(language.result(6, 1, 4));
      await expect(cards(page)).toHaveCount(4);
      const dates = await cards(page)
        .locator('time')
        .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
      expect(dates).toEqual([...dates].sort().reverse());
      await page.getByRole('button', { name: language.page(2) }).click();
      await expect(says(page)).toHaveText(language.result(6, 5, 6));
      await expect(says(page)).toBeFocused();
      await expect(page).toHaveURL(/\?page=2$/);
    });

    test('searches and filters, and back and forward walk through it', { tag: '@engines' }, async ({
      page,
    }) => {
      await page.goto(language.home);
      await chip(page, language.react).click();
      await expect(says(page)).toHaveText(language.result(1, 1, 1));
      await expect(page).toHaveURL(/\?tag=react$/);
      await expect(chip(page, language.react)).toHaveAttribute('aria-pressed', 'true');
      await page.goBack();
      await expect(cards(page)).toHaveCount(4);
      await page.goForward();
      await expect(cards(page)).toHaveCount(1);
      await chip(page, language.all).click();
      await page.getByRole('searchbox', { name: language.search }).fill(language.keyword);
      await page.getByRole('button', { name: language.button, exact: true }).click();
      await expect(cards(page).first()).toBeVisible();
      expect(await cards(page).count()).toBeLessThan(4);
    });

    test('a filtered view can be shared, and nothing found leads back', { tag: '@engines' }, async ({
      page,
    }) => {
      await page.goto(`${language.home}?tag=react&q=nothing-of-the-kind`);
      await expect(page.getByText(language.empty)).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await page.getByRole('button', { name: language.reset }).click();
      await expect(cards(page)).toHaveCount(4);
      await expect(page.getByText(language.empty)).toBeHidden();
    });

    for (const query of ['page=-1', 'page=1e99', 'tag=<script>', 'tag=press', 'q=%ED%A0%80%20', 'q=%E0%A4%A'])
      test(`takes the address ?${query} without harm`, async ({ page }) => {
        const faults: string[] = [];
        page.on('pageerror', (error) => faults.push(error.message));
        await page.goto(`${language.home}?${query}`);
        await expect(says(page)).toHaveText(/[06]/);
        expect(faults).toEqual([]);
      });

    test('takes ten kilobytes of text, and markup stays text', async ({ page }) => {
      await page.goto(`${language.home}?q=${'<img src=x onerror=alert(1)>'.repeat(150)}${'a'.repeat(6000)}`);
      await expect(page.getByText(language.empty)).toBeVisible();
      await expect(page.locator('main img[src="x"]')).toHaveCount(0);
    });

    test('has the newest posts, the tags and the archive beside the list', async ({ page }) => {
      await page.goto(language.home);
      const [recent, tags, archive] = language.boxes.map((name) => page.getByRole('complementary', { name }));
      await expect(recent!.getByRole('link')).toHaveCount(3);
      await expect(archive!.getByRole('listitem')).toHaveText(language.months.map((month) => `${month} 1`));
      await tags!.getByRole('link', { name: `${language.react} 1` }).click();
      await expect(page).toHaveURL(new RegExp(`${language.home}/tags/react$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.tag);
      await expect(cards(page)).toHaveCount(1);
    });

    test('the archive of a month has its posts and leads to the months beside it', async ({ page }) => {
      await page.goto(language.home);
      await page
        .getByRole('complementary', { name: language.boxes[2] })
        .getByRole('link', { name: language.months[5] })
        .click();
      await expect(page).toHaveURL(new RegExp(`${language.home}/archive/2025-04$`));
      await expect(page).toHaveTitle(new RegExp(`^${language.month}.*${language.site}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.month);
      await expect(page.getByText(language.result(1, 1, 1))).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(language.title);
      const months = page.getByRole('navigation', { name: language.neighbours });
      await expect(months.getByRole('link')).toHaveText([language.newer]);
      await months.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${language.home}/archive/2025-05$`));
      await expect(page.getByRole('navigation', { name: language.neighbours }).getByRole('link')).toHaveCount(
        2,
      );
    });

    test('a post leads to news and cases on its subject', async ({ page }) => {
      await page.goto(`${language.home}/robot-friendly-labware`);
      const related = page.getByRole('region', { name: language.related.name });
      await expect(related.getByRole('listitem')).toHaveCount(3);
      for (const kind of language.related.kinds)
        await expect(related.locator('b', { hasText: new RegExp(`^${kind}$`) }).first()).toBeVisible();
      await related.locator('a[href$="/cases/chemistry-automation"]').click();
      await expect(page.locator('h1')).toBeVisible();
      const back = page.getByRole('region', { name: language.related.name });
      await expect(back.locator('a[href$="/blog/robot-friendly-labware"]')).toBeVisible();
    });

    test('a card shows three tags and how many it leaves out', async ({ page }) => {
      await page.goto(language.home);
      const card = cards(page).filter({ hasText: '+1' });
      await expect(card.locator('.tags > li')).toHaveCount(4);
      await expect(card.getByRole('link')).toHaveCount(1);
    });

    test.describe('a post', () => {
      test.beforeEach(async ({ page }) => {
        await page.goto(`${language.home}/${SAMPLE}`);
      });

      test('tells its title, date and reading time, and leads back', async ({ page }) => {
        await expect(page).toHaveTitle(new RegExp(`^${language.title}.*${language.site}$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.title);
        await expect(page.locator('main').getByText(language.date, { exact: true })).toBeVisible();
        await expect(page.locator('main').getByText(language.minutes)).toBeVisible();
        await expect(page.getByRole('link', { name: language.back })).toHaveAttribute('href', language.home);
        const more = page.getByRole('region', { name: language.more });
        await expect(more.getByRole('listitem')).toHaveCount(3);
        await expect(more.locator(`a[href="${language.home}"]`)).toBeVisible();
      });

      test('has an article with a table, highlighted code and a footnote that leads back', async ({
        page,
      }) => {
        const article = page.getByRole('article');
        await expect(article.getByRole('table')).toBeVisible();
        await expect(article.locator('pre .hljs-keyword').first()).toBeVisible();
        await expect(article.locator('[style]')).toHaveCount(0);
        await article.locator('[data-footnote-ref]').click();
        await expect(article.locator('li:target')).toBeVisible();
        await article.locator('[data-footnote-backref]').click();
        await expect(page).toHaveURL(/#note-fnref-measure$/);
      });

      test('has a table of contents whose links lead to the sections', async ({ page }) => {
        const links = page.getByRole('navigation', { name: language.contents }).getByRole('link');
        await expect(links).toHaveCount(4);
        await links.last().click();
        await expect(page.locator('article h2:target')).toHaveText((await links.last().textContent())!);
      });

      test('copies its address where the browser cannot share, and says so for 3000 ms', {
        tag: '@engines',
      }, async ({ page }) => {
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
          Object.defineProperty(navigator, 'clipboard', {
            value: {
              writeText: (text: string) => {
                document.body.dataset.copied = text;
              },
            },
            configurable: true,
          });
        });
        await page.getByRole('button', { name: language.share, exact: true }).click();
        const toast = page.locator('[data-toast]').filter({ hasText: language.copied });
        await expect(toast).toBeVisible();
        await expect(page.locator('body')).toHaveAttribute('data-copied', page.url());
        await expect(toast).toBeHidden({ timeout: 4000 });
      });
    });

    test('the arm figures of the specification are in the post about them', async ({ page }) => {
      await page.goto(`${language.home}/reading-an-arm-data-sheet`);
      const table = page.getByRole('article').getByRole('table');
      for (const figure of ['0.5', '3', '5', '320', '625', '850', '±0.05', '±0.1', '±0.03'])
        await expect(
          table.getByRole('cell', { name: new RegExp(`^${figure.replace('.', '\\.')}\\s(?:kg|mm)$`) }),
        ).toHaveCount(1);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('lists every post and no control that needs script', async ({ page }) => {
        await page.goto(language.home);
        await expect(cards(page)).toHaveCount(6);
        await expect(page.getByRole('searchbox')).toBeHidden();
        await expect(page.getByText(language.empty)).toBeHidden();
      });

      test('a post is whole', async ({ page }) => {
        await page.goto(`${language.home}/${SAMPLE}`);
        await expect(page.getByRole('article').getByRole('table')).toBeVisible();
        await expect(page.getByRole('button', { name: language.share, exact: true })).toBeHidden();
      });
    });
  });
}
