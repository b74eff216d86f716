import { expect, type Page, type Route, test } from '@playwright/test';

/** The pages that script brings to life, with how many cards their list has in all. */
const LISTS = [
  { path: '/', cards: '[data-island] li', count: 3 },
  { path: '/news', cards: '[data-list] > li', count: 6 },
  { path: '/en/news', cards: '[data-list] > li', count: 6 },
  { path: '/blog', cards: '[data-list] > li', count: 6 },
  { path: '/en/blog', cards: '[data-list] > li', count: 6 },
  { path: '/labneeds', cards: '[data-list] > li', count: 4 },
  { path: '/labneeds/examples', cards: '[data-list] > li', count: 4 },
  { path: '/en/labneeds/examples', cards: '[data-list] > li', count: 4 },
] as const;

const ENTRY = /\/assets\/client\/main-[^/]*\.js$/;
const MODULES = /\/assets\/client\/(?!main-)[^/]*\.js$/;

/** What a module must not be able to do when it is not the one that was built. */
const MARK = 'data-tampered';
const again = (change: (body: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};
const tampered = again((code) => `${code}\ndocument.documentElement.setAttribute("${MARK}", "");`);

const FAULTS = [
  { what: 'whose modules do not arrive', answer: (route: Route) => route.abort() },
  { what: 'whose modules are not there', answer: (route: Route) => route.fulfill({ status: 404, body: '' }) },
  { what: 'whose modules someone changed', answer: tampered },
];

/** A list is whole, and no control is shown that would do nothing; links and what the platform does work. */
async function expectUsable(page: Page, { cards, count }: { cards: string; count: number }) {
  await expect(page.locator('main').locator(cards)).toHaveCount(count);
  await expect(page.locator('main').locator(`${cards} >> visible=true`)).toHaveCount(count);
  await expect(
    page.locator('main').locator(`${cards} >> :is(a, summary) >> visible=true`).first(),
  ).toBeEnabled();
}

const controlsOf = (page: Page) =>
  page.locator(':is([data-island], [data-explorer]) [data-needs-script] >> visible=true');

for (const list of LISTS) {
  for (const { what, answer } of FAULTS)
    test(`${list.path} ${what} is complete, and its controls are not shown`, async ({ page }) => {
      let asked = 0;
      await page.route(MODULES, (route) => {
        asked += 1;
        return answer(route);
      });
      await page.goto(list.path);
      await page.locator(':is([data-island], [data-explorer])').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-failed]')).toHaveCount(1);
      expect(asked).toBeGreaterThan(0);
      await expectUsable(page, list);
      await expect(controlsOf(page)).toHaveCount(0);
      // One more chance, which fails as well.
      await page.locator(list.cards).first().hover();
      await page.waitForLoadState('networkidle');
      await expectUsable(page, list);
      await expect(page.locator('html')).not.toHaveAttribute(MARK);
      await page.locator('header').getByRole('button').first().click();
      await expect(page.locator('#services-menu')).toBeVisible();
    });
}

for (const { what, answer } of [
  { what: 'does not arrive', answer: (route: Route) => route.abort() },
  { what: 'was changed by someone', answer: tampered },
])
  for (const list of [
    ...LISTS.filter(({ path }) => !path.startsWith('/en')),
    { path: '/cases', cards: '[role="tabpanel"]', count: 2 },
  ])
    test(`${list.path} is complete where the client entry ${what}`, async ({ page }) => {
      await page.route(ENTRY, answer);
      await page.goto(list.path);
      await expectUsable(page, list);
      await expect(page.locator('main [data-needs-script] >> visible=true')).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute(MARK);
      await page.locator('header').getByRole('button').first().click();
      await expect(page.locator('#services-menu')).toBeVisible();
    });

test('what is passed on unchanged is accepted', async ({ page }) => {
  await page.route(
    /\.(?:js|css)$/,
    again((code) => code),
  );
  await page.goto('/blog');
  await page.getByRole('button', { name: '2ページ目' }).click();
  await expect(page).toHaveURL(/page=2/);
});

test('a stylesheet that someone changed is refused, and the page can still be read', async ({ page }) => {
  await page.route(
    /\.css$/,
    again((css) => `${css} h1 { color: rgb(1, 2, 3) }`),
  );
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(1, 2, 3)');
});
