import { expect, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { entries } from '../tests/words.ts';
import { among, DISTINCT } from './built-routes';
import { listen } from './console';
import { pressEverything, seeEverything } from './press-everything';

const HOMES = ['/', '/en'];
const PAGES = DISTINCT.flatMap((route) => LOCALES.map((locale) => localizedPath(locale, route)));
/** The pages that every `npm test` visits, and Firefox. */
const SMOKE = among(PAGES, [
  '/blog',
  '/cases',
  '/contact',
  `/en/cases/${entries('cases', 'en')[0]?.id}`,
  '/en/labneeds/examples',
  '/en/news',
  '/en/tech/waste-liquid',
  '/search',
]);
/** One page of each kind of interaction, in one of the languages; all others are visited in full. */
const INTERACTIVE = among(PAGES, [
  ...SMOKE,
  ...HOMES,
  `/blog/${entries('blog', 'ja')[0]?.id}`,
  '/en/services/custom-automation',
  '/labneeds',
  '/services/tore',
  '/whitepaper',
]);

/** Firefox waits for an answer in its dialog, which nobody gives. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.print = () => {};
  }),
);

/** One visit of each page; what all pages share is pressed on the homes. */
for (const path of PAGES) {
  const rest = INTERACTIVE.includes(path) ? ['@engines-full'] : ['@engines-full', '@full'];
  const tag = SMOKE.includes(path) ? ['@engines', '@smoke'] : rest;
  test(`${path} reports no problem whatever is pressed`, {
    tag,
  }, async ({ page, baseURL }) => {
    const problems = await listen(page, baseURL!);
    await page.goto(path);
    await seeEverything(page);
    const isHome = HOMES.includes(path);
    const used = await pressEverything(page, page.locator(isHome ? 'body' : 'main'));
    if (isHome) expect(used).toBeGreaterThan(4);
    await page.waitForLoadState('load');
    expect(problems).toEqual([]);
  });
}

for (const path of HOMES)
  test(`${path} reports no problem on a phone whatever is pressed`, { tag: '@mobile-only' }, async ({
    page,
    baseURL,
  }) => {
    const problems = await listen(page, baseURL!);
    await page.goto(path);
    await seeEverything(page);
    expect(await pressEverything(page, page.locator('body'))).toBeGreaterThan(4);
    expect(problems).toEqual([]);
  });

for (const path of ['/cases/nowhere', '/en/nowhere'])
  test(`${path} logs what was looked for, and nothing else`, async ({ page, baseURL }) => {
    const problems = await listen(page, baseURL!);
    await page.goto(path);
    await seeEverything(page);
    await pressEverything(page, page.locator('body'));
    // A browser may tell of the answer's status, too.
    const isStatus = (line: string) => /^(?:404: |error: Failed to load resource: .* 404)/.test(line);
    expect(problems.filter((line) => !isStatus(line))).toEqual([`error: 404: ${path}`]);
    expect(problems.filter((line) => line.startsWith('404: '))).toEqual([`404: ${baseURL}${path}`]);
  });

test('a violation of the policy would be noticed', { tag: ['@engines', '@full'] }, async ({
  page,
  baseURL,
}) => {
  const problems = await listen(page, baseURL!);
  await page.goto('/');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => problems.join()).toContain('policy: style-src-attr inline');
});
