import { expect, type Page, test } from '@playwright/test';
import { findChromium } from '../tools/toolchain/chromium.mjs';
import { openTab, type Tab } from './bare-chromium';

/** Pages fetched before they are visited. Browsers without speculation rules just go. */

const supportsRules = (page: Page) => page.evaluate(() => HTMLScriptElement.supports?.('speculationrules'));

const INSIDE = 'footer a[href="/about"]';

/** Rests the pointer on one link after the other and gives the paths that are fetched, once the last one is. */
async function fetchedAtRest(page: Page, ...links: string[]): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch'))
      fetched.push(new URL(request.url()).pathname);
  });
  for (const link of links) {
    await page.locator(link).first().scrollIntoViewIfNeeded();
    await page.locator(link).first().hover();
    await page.waitForTimeout(500);
  }
  await expect.poll(() => fetched).toContain('/about');
  return fetched;
}

/** Opens a page whose rules have come. Intercepted requests would not be fetched ahead, so nothing is stubbed. */
async function open(page: Page, path: string): Promise<void> {
  const rules = page.waitForResponse(/speculation-rules/, { timeout: 5_000 }).catch(() => undefined);
  await page.goto(path);
  test.skip(!(await supportsRules(page)), 'this browser has no speculation rules');
  await rules;
}

test('the page behind a link is fetched while the pointer rests on it, and used', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await open(page, '/');
  expect(await fetchedAtRest(page, INSIDE)).toEqual(['/about']);
  await page.locator(INSIDE).first().click();
  await expect(page).toHaveURL('/about');
  const { deliveryType } = await page.evaluate(() =>
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).toJSON(),
  );
  expect(deliveryType).toBe('navigational-prefetch');
  expect(messages).toEqual([]);
});

for (const [what, path, link] of [
  ['a link to another site', '/', 'main a[target="_blank"]'],
  ['a link to a place in a page', '/services/custom-automation', 'main a[href*="#"]'],
  ['a link that writes a mail', '/contact', 'a[href^="mailto:"]'],
] as const)
  test(`nothing is fetched for ${what}`, async ({ page }) => {
    await open(page, path);
    expect(await fetchedAtRest(page, link, INSIDE)).toEqual(['/about']);
  });

/** What a script says of the page in view, or of the one that is drawn ahead. */
async function ask<T>(tab: Tab, expression: string, subtype?: 'prerender'): Promise<T> {
  const params = { expression, returnByValue: true };
  const { result } = await tab.send<{ result: { value: T } }>(
    'Runtime.evaluate',
    params,
    tab.session(subtype),
  );
  return result.value;
}

test('the page behind a link is drawn while the link is pressed, and shown when it is let go', async ({
  baseURL,
}) => {
  const tab = await openTab(findChromium() ?? '');
  try {
    await tab.send('Preload.enable', {}, tab.session());
    await tab.send('Page.navigate', { url: `${baseURL}/` }, tab.session());
    await expect.poll(() => tab.heard('Preload.ruleSetUpdated')).not.toEqual([]);
    const middle = `(() => {
      const link = document.querySelector('${INSIDE}');
      link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
      return document.readyState === 'complete' && { x: x + width / 2, y: y + height / 2 };
    })()`;
    await expect.poll(() => ask(tab, middle)).toBeTruthy();
    const place = await ask<{ x: number; y: number }>(tab, middle);
    const mouse = (type: string) =>
      tab.send(
        'Input.dispatchMouseEvent',
        { type, ...place, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 },
        tab.session(),
      );
    const drawn = () =>
      tab.heard<{ status: string }>('Preload.prerenderStatusUpdated').map(({ status }) => status);
    await mouse('mouseMoved');
    await mouse('mousePressed');
    await expect.poll(drawn).toContain('Ready');
    // The page in whose place the other one comes may not answer any more.
    mouse('mouseReleased').catch(() => {});
    const shown = `performance.getEntriesByType('navigation')[0].activationStart > 0 && location.pathname`;
    await expect.poll(() => ask(tab, shown, 'prerender')).toBe('/about');
  } finally {
    await tab.stop();
  }
});
