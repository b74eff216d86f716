import { expect, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { among, BUILT, fullUnlessKind } from './built-routes';
import { listen } from './noise';
import { pressEverything, seeEverything } from './press-everything';

const HOMES = ['/', '/en'];
const PAGES = BUILT.flatMap((route) =>
  LOCALES.map((locale) => ({ path: localizedPath(locale, route), full: fullUnlessKind(route) })),
);
/** One page of each kind of interaction, in one of the languages; Firefox gets the others in full only. */
const INTERACTIVE = among(
  PAGES.map(({ path }) => path),
  [
    ...HOMES,
    '/blog',
    '/blog/how-this-site-is-built',
    '/cases',
    '/contact',
    '/en/cases/flow-synthesis',
    '/en/labneeds/examples',
    '/en/news',
    '/en/services/custom-automation',
    '/en/tech/waste-liquid',
    '/labneeds',
    '/search',
    '/services/tore',
    '/whitepaper',
  ],
);

// The page with the most controls takes a Firefox that has the machine for itself 25 s.
test.setTimeout(90_000);

/** One visit of each page; what all pages share is pressed on the homes. */
for (const { path, full } of PAGES) {
  const tag = INTERACTIVE.includes(path) ? '@engines' : ['@engines-full', ...full];
  test(`${path} stays quiet whatever is pressed`, { tag }, async ({ page, baseURL }) => {
    const noise = await listen(page, baseURL!);
    await page.goto(path);
    await seeEverything(page);
    const scope = HOMES.includes(path) ? 'body' : 'main';
    const used = await pressEverything(page, page.locator(scope));
    if (HOMES.includes(path)) expect(used).toBeGreaterThan(5);
    await page.waitForLoadState('load');
    expect(noise).toEqual([]);
  });
}

for (const path of HOMES) {
  test(`@mobile-only ${path} stays quiet on a phone whatever is pressed`, async ({ page, baseURL }) => {
    const noise = await listen(page, baseURL!);
    await page.goto(path);
    await seeEverything(page);
    expect(await pressEverything(page, page.locator('body'))).toBeGreaterThan(5);
    expect(noise).toEqual([]);
  });
}

test('a violation of the policy would be noticed', { tag: '@engines' }, async ({ page, baseURL }) => {
  const noise = await listen(page, baseURL!);
  await page.goto('/');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => noise.join()).toContain('policy: style-src-attr inline');
});

for (const path of ['/nowhere', '/cases/nowhere', '/en/nowhere']) {
  test(`${path} logs what was looked for, and nothing else`, async ({ page, baseURL }) => {
    const noise = await listen(page, baseURL!);
    await page.goto(path);
    await seeEverything(page);
    await pressEverything(page, page.locator('body'));
    // A browser may tell of the answer's status, too.
    const isStatus = (line: string) => /^(?:404: |error: Failed to load resource: .* 404)/.test(line);
    expect(noise.filter((line) => !isStatus(line))).toEqual([`error: 404: ${path}`]);
    expect(noise).toContain(`404: ${baseURL}${path}`);
    expect(noise.filter((line) => line.startsWith('404: '))).toHaveLength(1);
  });
}

test('the icon that browsers ask for is there', async ({ page, request }) => {
  await page.goto('/');
  for (const icon of await page.locator('link[rel="icon"]').all())
    expect((await request.get((await icon.getAttribute('href'))!)).status()).toBe(200);
  await expect(page.locator('link[rel="icon"]').first()).toBeAttached();
});

for (const path of HOMES) {
  test(`@mobile ${path} does not shift while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const total = { shift: 0 };
      Object.assign(window, { total });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(() => (window as unknown as { total: { shift: number } }).total.shift);
    expect(shift).toBe(0);
  });
}
