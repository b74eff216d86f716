import { expect, type Page } from '@playwright/test';

/** How the host of the player may fail: with an error of the browser, or not at all. */
export type Answer = 'blockedbyclient' | 'namenotresolved' | 'silence';

/** A film that does not come leaves a link to where it can be seen, in view, large enough for a finger. */
export async function expectLinkToFilm(
  page: Page,
  { path, video, answer }: { path: string; video: { title: string; play: string }; answer: Answer },
): Promise<void> {
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('console', (message) => {
    // The browser itself tells of what did not come.
    if (!/^Failed to load resource: net::/.test(message.text())) messages.push(message.text());
  });
  await page.route(/youtube/, (route) => (answer === 'silence' ? undefined : route.abort(answer)));
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: video.play }).press('Enter');
  await expect(page.locator('main iframe')).toHaveAttribute('title', video.title);
  const link = page.getByRole('link', { name: video.title });
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
  await expect(link).toHaveAttribute('target', '_blank');
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(messages).toEqual([]);
}
