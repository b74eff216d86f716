import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { FILES, OUT_PAGES } from '../out-pages';
import { deadControls, expectMenuWorks } from './controls';

const PAGES = OUT_PAGES.filter(({ path }) => /^[^.]*\.html$/.test(path) && !/^(?:en\/)?404/.test(path)).map(
  ({ path, html }) => ({ path: `/${path.replace(/\.html$/, '').replace(/^index$/, '')}`, html }),
);

/** Each module that is fetched on demand, as it was built, with a page that has a use for it. */
const MODULES = FILES.filter((path) => /^assets\/client\/(?!main-)[^/]*\.js$/.test(path))
  .map((path) => basename(path))
  .map((name) => {
    const users = PAGES.filter(({ html }) => html.includes(`/assets/client/${name} `));
    // The search is in every page; its own shows it at once.
    const user = users.find(({ path }) => path === '/search' && name.startsWith('start-')) ?? users[0];
    // Those that several share have no name of their own.
    const title = name.startsWith('chunk-') ? name : name.replace(/-[^-]*$/, '');
    return { name, title, path: user?.path };
  });

/** What a part that failed still gives: all of its items, and no control without effect. */
async function expectPartUsable(page: Page): Promise<void> {
  const part = page.locator('[data-failed]');
  await expect(part).toHaveCount(1);
  await expect(part.locator('[data-needs-script]:visible')).toHaveCount(0);
  await expect(part.locator(':is(li, [role="tabpanel"], video):visible').first()).toBeVisible();
  const hidden = await part
    .locator('[data-list] > *, [role="tabpanel"]')
    .evaluateAll((items) => items.filter((item) => !item.checkVisibility()).length);
  expect(hidden).toBe(0);
}

/** The search has nothing to show without its script: it says so, and where the list of pages is. */
async function expectSearchSaysSo(page: Page): Promise<void> {
  await expect(page.locator('[data-search-error]').first()).not.toBeEmpty();
  expect(await page.locator('[data-kind] a:visible').count()).toBeGreaterThan(40);
}

test('every module has a page that uses it', () => {
  expect(MODULES.length).toBeGreaterThan(5);
  expect(MODULES.filter(({ path }) => path === undefined)).toEqual([]);
});

for (const { name, title, path = '' } of MODULES)
  test(`${path} is usable without ${title}, alone of all modules`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const came: string[] = [];
    page.on('requestfinished', (request) => came.push(request.url()));
    await page.route(`**/${name}`, (route) => route.abort());
    await page.goto(path);
    await page
      .locator('[data-island], [data-explorer], [data-choices], [data-clip], [data-search-page]')
      .first()
      .scrollIntoViewIfNeeded();
    if (path === '/search') await expectSearchSaysSo(page);
    else {
      await expectPartUsable(page);
      // The rest of the page is alive.
      expect(came.some((url) => /\/main-[^/]*\.js$/.test(url))).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('data-script');
      expect(await deadControls(page, '[data-failed]')).toEqual([]);
    }
    await expectMenuWorks(page);
    expect(errors).toEqual([]);
  });
