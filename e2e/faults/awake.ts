import { expect, type Page } from '@playwright/test';

/** Brings every part of a page that script brings to life into view, and waits until its modules have run. */
export async function awake(page: Page): Promise<void> {
  const parts = page.locator(':is([data-island], [data-explorer], [data-choices])');
  for (const part of await parts.all()) await part.scrollIntoViewIfNeeded();
  const missing = () =>
    page.evaluate(() => {
      const wanted = [...document.querySelectorAll<HTMLElement>('main [data-modules]')].flatMap(
        ({ dataset }) => (dataset.modules ?? '').split(' ').filter((word) => word.startsWith('/')),
      );
      const come = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return wanted.filter((module) => !come.includes(module));
    });
  await expect.poll(missing).toEqual([]);
  if ((await page.locator('[data-search-page]').count()) > 0)
    await expect(page.locator('[data-search-results] li').first()).toBeVisible();
  // What has come is run in the next task and drawn with the next frame.
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done), 50))),
  );
}
