import { expect, type Page } from '@playwright/test';
import { expectMenuWorks } from './controls';

/** The name of each asset in a page, up to its ending. */
export const EVERY_ASSET = /(?<=\/assets)\/\w+\/[\w-]+(?=\.\w+)/g;

/** Serves the page as the earlier build had it: the same, with other names. Gives what is then asked for in vain. */
async function serveStale(page: Page, files: RegExp): Promise<{ missing: string[]; visits: () => number }> {
  const missing: string[] = [];
  let visits = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('0ld.')) missing.push(pathname);
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    visits += 1;
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace(files, '$&0ld') });
  });
  return { missing, visits: () => visits };
}

/** The page of an earlier build is readable and leads on, and is not reloaded, where its `files` are gone. */
export async function expectUsableWhenStale(page: Page, path: string, files: RegExp): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const { missing, visits } = await serveStale(page, files);
  await page.goto(path);
  await page.locator('main :is([data-list], [data-island], section):visible').last().scrollIntoViewIfNeeded();
  await expect.poll(() => missing.length).toBeGreaterThan(0);
  expect((await page.request.get(missing[0] ?? '')).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('main a:visible').first().click({ trial: true });
  await expectMenuWorks(page);
  await page.waitForLoadState('networkidle');
  // Nothing reloads the page in the hope of better files.
  expect(visits()).toBe(1);
  expect(errors).toEqual([]);
  await page.locator('footer a[href$="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
}
