import { expect, test } from '@playwright/test';

const PAGES = [
  { path: '/privacy', home: '/', articles: 8, first: '第1条', enacted: '2025-10-05', day: '2025年10月5日' },
  {
    path: '/en/privacy',
    home: '/en',
    articles: 8,
    first: 'Article 1',
    enacted: '2025-10-05',
    day: '5 October 2025',
  },
  { path: '/terms', home: '/', articles: 15, first: '第1条', enacted: '2023-04-01', day: '2023年4月1日' },
  {
    path: '/en/terms',
    home: '/en',
    articles: 15,
    first: 'Article 1',
    enacted: '2023-04-01',
    day: '1 April 2023',
  },
] as const;

for (const { path, home, articles, first, enacted, day } of PAGES) {
  test.describe(path, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test(`has ${articles} articles, each reached from the list`, async ({ page }) => {
      const headings = page.locator('main section[id^="article-"] > h2');
      await expect(headings).toHaveCount(articles);
      await expect(headings.first()).toContainText(first);
      const links = page.locator('main nav a[href^="#article-"]');
      await expect(links).toHaveCount(articles);
      await links.last().click();
      await expect(page.locator(`#article-${articles}`)).toBeInViewport();
    });

    test('says when it was enacted and leads back home', async ({ page }) => {
      await expect(page.locator(`main time[datetime="${enacted}"]`)).toHaveText(day);
      await expect(page.locator('.crumb a').first()).toHaveAttribute('href', home);
    });

    test('has text in every article and no raw Markdown', async ({ page }) => {
      const texts = await page.locator('main section[id^="article-"] > div').allInnerTexts();
      expect(texts).toHaveLength(articles);
      for (const text of texts) {
        expect(text.length).toBeGreaterThan(50);
        expect(text).not.toMatch(/\*\*|\]\(|^#|\{\{/m);
      }
    });
  });
}
