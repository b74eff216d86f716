import { expect, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { archiveAt } from '../lib/listing/archive-pages.ts';
import { includes, runningTier } from '../tools/toolchain/tiers.mjs';
import { expectNone, expectNoneIn } from './accessibility/expect-none';
import { faintIcons } from './accessibility/modes/faint-icons';
import { sideways } from './accessibility/modes/text';
import { SEEN_ONCE } from './accessibility/states';
import { KINDS } from './built-routes';

/**
 * The quick part, with one engine: each kind of page in one of the languages first, then in both, on a phone as well.
 * accessibility/ has all pages with all engines, in all modes.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const inTurn = KINDS.filter((kind) => !archiveAt(kind)).map((kind, index) =>
  localizedPath(LOCALES[index % LOCALES.length]!, kind),
);
const PAGES = KINDS.flatMap((kind) => LOCALES.map((locale) => localizedPath(locale, kind)));

for (const path of [...PAGES, '/nowhere', '/en/cases/nowhere'])
  test(`${path} has no violation, and never scrolls sideways`, {
    tag: inTurn.includes(path) ? '@smoke' : [],
  }, async ({ page }) => {
    await page.goto(path);
    // An island that is drawn meanwhile takes away what axe looks at.
    await expect(page.locator('[data-island]:not([data-ready])')).toHaveCount(0);
    await expectNone(page, path, 'at rest, wide', ['axe']);
    expect(await faintIcons(page)).toEqual([]);
    if (includes(runningTier(), 'ci')) {
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNone(page, path, 'at rest, narrow', ['axe']);
      expect(await faintIcons(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => sideways(page)).toBe(0);
  });

for (const seen of SEEN_ONCE)
  test(`${seen.path} has no violation, ${seen.width} px wide: ${seen.state.name}`, ({ page }) =>
    expectNoneIn(page, seen, ['axe']));
