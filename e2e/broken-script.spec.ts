import { expect, type Page, type Route, test } from '@playwright/test';
import { blogIn, casesIn, examplesIn, type List, newsIn } from './lists';

/** Scripts that are not as they were built: the list is whole, and no control does nothing. e2e/faults has those that do not come. */

const ENTRY = /\/assets\/client\/main-[^/]*\.js$/;
const MODULES = /\/assets\/client\/(?!main-)[^/]*\.js$/;

/** What a module must not be able to do when it is not the one that was built. */
const MARK = 'data-tampered';
const again = (change: (body: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};
const tampered = again((code) => `${code}\ndocument.documentElement.setAttribute("${MARK}", "");`);

/** The pages whose list script brings to life. */
const LANDING: List = { ...examplesIn('ja'), path: '/labneeds' };
const LISTS = [newsIn('en'), blogIn('ja'), examplesIn('en'), casesIn('ja'), LANDING];

/** Everything is shown and can be followed, and what the platform opens opens. */
async function expectUsable(page: Page, { items, addresses }: List) {
  await expect(page.locator(items)).toHaveCount(addresses.length);
  await expect(page.locator(items).filter({ visible: true })).toHaveCount(addresses.length);
  await expect(page.locator(items).locator('a').filter({ visible: true }).first()).toBeEnabled();
  await expect(page.locator('html')).not.toHaveAttribute(MARK);
  await page.locator('header').getByRole('button').first().click();
  await expect(page.locator('#services-menu')).toBeVisible();
  await page.keyboard.press('Escape');
}

const PART = '[data-explorer]';

for (const list of LISTS)
  test(`${list.path} whose modules someone changed is complete, and shows no control of them`, async ({
    page,
  }) => {
    let asked = 0;
    await page.route(MODULES, (route) => {
      asked += 1;
      return tampered(route);
    });
    await page.goto(list.path);
    await page.locator(PART).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-failed]')).toHaveCount(1);
    expect(asked).toBeGreaterThan(0);
    await expect(page.locator(`${PART} [data-needs-script]`)).not.toHaveCount(0);
    await expect(page.locator(`${PART} [data-needs-script]:visible`)).toHaveCount(0);
    const headings = await page.locator(`${PART} [role="tabpanel"] h2`).all();
    expect(headings).toHaveLength(list.path.endsWith('/cases') ? 2 : 0);
    for (const heading of headings) await expect(heading).toHaveCSS('position', 'static');
    await expectUsable(page, list);
  });

for (const list of LISTS)
  test(`${list.path} is complete where someone changed the client entry`, async ({ page }) => {
    await page.route(ENTRY, tampered);
    await page.goto(list.path);
    await expectUsable(page, list);
    await expect(page.locator('main [data-needs-script]:visible')).toHaveCount(0);
  });

test('what is passed on unchanged is accepted', async ({ page }) => {
  await page.route(
    /\.(?:js|css)$/,
    again((code) => code),
  );
  await page.goto('/blog');
  await page.locator('main fieldset button').nth(1).click();
  await expect(page).toHaveURL(/\?tag=/);
});

test('a stylesheet that someone changed is refused, and the page can still be read', async ({ page }) => {
  await page.route(
    /\.css$/,
    again((css) => `${css} h1 { color: rgb(1, 2, 3) !important }`),
  );
  await page.goto('/news');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveCSS('color', 'rgb(1, 2, 3)');
});
