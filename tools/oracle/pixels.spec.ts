import { expect, type Page, test } from '@playwright/test';
import { readAsked, snapshotName } from './asked.ts';

const { pages, media, states } = readAsked();

/** All pictures of the page, also those far below, loaded and decoded; its answers unfolded, if that is asked. */
const settle = (page: Page) =>
  page.evaluate(async (unfold) => {
    if (unfold) for (const details of document.querySelectorAll('details')) details.open = true;
    for (const image of document.images) image.loading = 'eager';
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 20));
    }
    scrollTo(0, 0);
    const decoded = [...document.images].map((image) => image.decode().catch(() => {}));
    await Promise.all([document.fonts.ready, ...decoded]);
  }, states);

for (const path of pages)
  test(`${path} has the same pixels`, async ({ page }) => {
    await page.emulateMedia({ media: media === 'print' ? 'print' : 'screen' });
    await page.goto(path);
    await settle(page);
    await expect(page).toHaveScreenshot(snapshotName(path, '.png'), { fullPage: true });
  });
