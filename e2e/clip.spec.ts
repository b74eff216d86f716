import { expect, type Page, test } from '@playwright/test';
import { copy } from '../tests/words.ts';

const { clip: ja } = copy('labcraft', 'ja').related;

/** Addresses of clips that the page asks for, from now on. */
function clipsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/clip/')) asked.push(request.url());
  });
  return asked;
}
const clip = (page: Page) => page.locator('[data-clip] video');
const isPaused = (page: Page) => clip(page).evaluate((video: HTMLVideoElement) => video.paused);
const bringNear = (page: Page) => clip(page).scrollIntoViewIfNeeded();

test('the clip is asked for near the viewport, plays silently, stops by keyboard and out of view', async ({
  page,
}) => {
  const asked = clipsOf(page);
  await page.goto('/services/labcraft', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await bringNear(page);
  await expect
    .poll(() => clip(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(await clip(page).evaluate((video: HTMLVideoElement) => video.muted && video.loop)).toBe(true);
  const button = page.getByRole('button', { name: ja.pause });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await button.press('Enter');
  expect(await isPaused(page)).toBe(true);
  await page.getByRole('button', { name: ja.play }).press('Space');
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => isPaused(page)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is the poster, and no button that would do nothing', async ({ page }) => {
    const asked = clipsOf(page);
    await page.goto('/en/services/labcraft', { waitUntil: 'networkidle' });
    await expect(clip(page)).toBeVisible();
    await expect(clip(page)).toHaveAttribute('poster', /^\/assets\/img\//);
    await expect(clip(page).locator('source')).toHaveCount(3);
    await expect(page.locator('[data-clip] button')).toBeHidden();
    expect(asked).toEqual([]);
  });
});
