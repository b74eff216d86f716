import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { among, KINDS } from './built-routes';
import { awake } from './faults/awake';
import { traced } from './traced';

/** No script of a page makes the browser lay it out, or work out styles, before its visitor does anything. */

const PATHS = KINDS.flatMap((kind) => LOCALES.map((locale) => localizedPath(locale, kind)));
const QUICK = among(PATHS, ['/', '/en', '/news', '/en/labneeds', '/search', '/services/labcraft']);

type TraceEvent = {
  name: string;
  args: { beginData?: { stackTrace?: { url: string }[] }; data?: { stackTrace?: { url: string }[] } };
};

/** On a slow machine scripts find the page in more unfinished states; all kinds of pages so would take four minutes. */
const SLOW = 4;

/** What the browser did for a script while the page was opened: each is known by the script's stack. */
async function forced(page: Page, open: () => Promise<void>, slowdown = SLOW): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const events = await traced<TraceEvent>(page, ['timeline.stack'], open);
  await session.detach();
  expect(events.length).toBeGreaterThan(0);
  return events
    .filter(({ name }) => ['Layout', 'UpdateLayoutTree'].includes(name))
    .flatMap(({ name, args }) =>
      (args.beginData?.stackTrace ?? args.data?.stackTrace ?? [])
        .filter(({ url }) => url.startsWith('http'))
        .map(({ url }) => `${name} ${url}`),
    );
}

test.use({ viewport: { width: 390, height: 844 } });

for (const path of PATHS)
  test(`${path} is laid out by no script before the first input`, {
    tag: QUICK.includes(path) ? [] : ['@full'],
  }, async ({ page }) => {
    const open = async () => {
      await page.goto(path);
      await awake(page);
    };
    expect(await forced(page, open, QUICK.includes(path) ? SLOW : 1)).toEqual([]);
  });

test('a script that asks for a measure is found', async ({ page }) => {
  await page.route(/\/main-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `document.body.style.padding = '1px'; document.body.offsetHeight; ${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await page.route('**/terms', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/ integrity="[^"]*"/g, ''),
    });
  });
  const found = await forced(page, async () => {
    await page.goto('/terms');
    await expect(page.locator('html')).toHaveAttribute('data-script');
  });
  expect(found.join()).toMatch(/Layout \S+\/main-/);
});
