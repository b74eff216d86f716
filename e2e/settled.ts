import type { Page } from '@playwright/test';

/**
 * Waits until every change of style is at its end: what opens or spreads has its place, and moves nothing below it any
 * more. Those who inherit a change follow one by one.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const transitions = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let running = transitions(); running.length > 0; running = transitions()) {
      await Promise.allSettled(running.map(({ finished }) => finished));
      // One that has ended is listed until the next frame, which never comes where only promises are awaited.
      await new Promise(requestAnimationFrame);
    }
  });

/**
 * Waits until the page is loaded and its scripts have nothing left to do: what they ask for by themselves has been asked
 * for. Playwright's `networkidle` would say the same, but Firefox does not always report it.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
