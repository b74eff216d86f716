import { expect, type Page, test } from '@playwright/test';

/** Pages fetched before they are visited, and the way from one to the next. Browsers without them just go. */

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
  await expect.poll(() => fetched, { timeout: 10_000 }).toContain('/about');
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
  ['a link to a place in a page', '/services/custom-automation', 'a[href*="#"]:not(.skip)'],
  ['a link that writes a mail', '/contact', 'a[href^="mailto:"]'],
] as const)
  test(`nothing is fetched for ${what}`, async ({ page }) => {
    await open(page, path);
    expect(await fetchedAtRest(page, link, INSIDE)).toEqual(['/about']);
  });

/** Whether the next page comes in by a view transition, where the browser has them. */
async function glides(page: Page): Promise<boolean | 'unsupported'> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.glided = String(event.viewTransition !== null);
    });
  });
  await page.goto('/');
  if (!(await page.evaluate(() => 'onpagereveal' in window))) return 'unsupported';
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('data-glided');
  return (await page.locator('html').getAttribute('data-glided')) === 'true';
}

// A browser leaves the transition out when the next page is slow to come, as on a busy machine.
test('pages glide into each other', async ({ page }) =>
  expect(async () => expect([true, 'unsupported']).toContain(await glides(page))).toPass({
    timeout: 25_000,
  }));

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('they change at once', async ({ page }) =>
    expect([false, 'unsupported']).toContain(await glides(page)));
});
