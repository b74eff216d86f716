import { expect, type Page } from '@playwright/test';

/** A part that script brings to life says when it lives, or that it will not; one that is folded sleeps. */
const PARTS = ':is([data-island], [data-explorer], [data-clip]):not(details:not([open]) *)';

/** Brings every part of a page that script brings to life into view, one after the other, until it is alive. */
export async function awake(page: Page): Promise<void> {
  for (const part of await page.locator(PARTS).all()) {
    await part.scrollIntoViewIfNeeded();
    await expect(part.and(page.locator('[data-ready], [data-failed]'))).toBeAttached();
  }
  // A film's link becomes a button.
  await expect(page.locator('a[data-video]:not([data-failed])')).toHaveCount(0);
  const search = page.locator('[data-search-page]');
  if ((await search.count()) > 0) {
    await expect(search).toHaveAttribute('data-ready', '');
    if ((await search.locator('[type="search"]').inputValue()) !== '')
      await expect(page.locator('[data-search-results] li').first()).toBeVisible();
  }
  // What islands do after their first drawing is done in the task after the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
