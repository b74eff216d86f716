import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { among, DISTINCT } from '../built-routes';
import { awake } from '../faults/awake';
import { bringInto } from './expect-none';
import { lostInForcedColors } from './modes/forced-colors';
import { keyboardWalk } from './modes/keyboard';
import { moving } from './modes/motion';
import { wrongOnPaper } from './modes/print';
import { spaceText } from './modes/spacing';
import { sideways, unreadableTexts } from './modes/text';
import { ALL_SEEN } from './states';

/** The ways in which visitors change a page. A few pages stand for all; the full test takes every distinct page. */
const PAGES = DISTINCT.flatMap((route) => LOCALES.map((locale) => localizedPath(locale, route)));
const QUICK = among(PAGES, ['/', '/en', '/services/custom-automation', '/en/news', '/contact']);
const named = (path: string, rule: string) => `${QUICK.includes(path) ? '' : '@full '}${path} ${rule}`;

// Findings say everything by themselves; recording each step would take longer than the tests.
test.use({ trace: 'off' });

async function expectReadable(page: Page) {
  // What draws itself by the room that it has does so a moment after the window has changed.
  await expect.poll(() => unreadableTexts(page)).toEqual([]);
  await expect.poll(() => sideways(page)).toBe(0);
}

for (const path of PAGES) {
  test(named(path, 'can be read at 320 px, also with wide spacing'), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expectReadable(page);
    await spaceText(page);
    await expectReadable(page);
    // The narrowest window that has the columns of a wide one, and a usual one.
    for (const width of [900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectReadable(page);
    }
  });

  test(named(path, 'can be read with text twice as large'), async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    // As a visitor does who sets a larger text in the browser: media queries in rem follow.
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectReadable(page);
    }
  });

  test(named(path, 'keeps its controls in forced colours'), async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await lostInForcedColors(page)).toEqual([]);
  });

  test(named(path, 'stands still for those who ask for less motion'), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await moving(page)).toEqual([]);
  });

  test(named(path, 'can be walked through with the keyboard'), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    // An island draws its controls anew when it wakes.
    await awake(page);
    const { faults, stops } = await keyboardWalk(page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(10);
  });

  test(named(path, 'can be printed'), async ({ page }) => {
    await page.goto(path);
    // The width of A4 between its margins.
    await page.setViewportSize({ width: 703, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    expect(await wrongOnPaper(page)).toEqual([]);
    await expectReadable(page);
  });
}

for (const seen of ALL_SEEN) {
  const { front, name } = seen.state;
  if (front)
    test(`@full ${seen.path} can be walked through with the keyboard, ${seen.width} px wide: ${name}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await bringInto(page, seen);
      const { faults, stops } = await keyboardWalk(page, front);
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThan(0);
    });
}
