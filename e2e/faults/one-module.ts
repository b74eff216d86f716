import { expect, type Page } from '@playwright/test';
import { deadControls, expectMenuWorks } from './controls';

/** What a part that failed still gives: all of its items, and no control without effect. */
async function expectPartUsable(page: Page): Promise<void> {
  await expect(page.locator('[data-failed] [data-needs-script]:visible')).toHaveCount(0);
  const part = page.locator('[data-failed]:not([data-with])');
  await expect(part).toHaveCount(1);
  // The poster of a film stays the link that it was.
  if (await part.evaluate(({ localName }) => localName === 'a')) return expect(part).toBeVisible();
  // A part that is but a button has nothing to give.
  if (await part.evaluate(({ localName }) => localName === 'button')) return expect(part).toBeHidden();
  await expect(part.locator(':is(li, p, [role="tabpanel"], video):visible').first()).toBeVisible();
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

/** A page that one file of `assets/client/` does not reach; all others come, and work. */
export async function expectUsableWithout(page: Page, path: string, name: string): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const came: string[] = [];
  page.on('requestfinished', (request) => came.push(request.url()));
  await page.route(`**/${name}`, (route) => route.abort());
  await page.goto(path);
  await page
    .locator(`[data-modules*="/${name} "], [data-search-page]`)
    .and(page.locator(':not(details:not([open]) *)'))
    .first()
    .evaluate((part) => part.scrollIntoView());
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
}
