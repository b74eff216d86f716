import { expect, test } from '@playwright/test';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { DISTINCT } from '../built-routes';
import { audit } from './audit';
import { EXEMPTIONS } from './exemptions';
import { bringInto, expectNone, expectNoneIn } from './expect-none';
import { ALL_SEEN, STATES, widthsOf } from './states';

/** All pages and all states with all three engines. */
// Findings say everything by themselves; recording each step would take longer than the tests.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

const inBoth = (path: string) => LOCALES.map((locale) => localizedPath(locale, path));

for (const path of [
  ...DISTINCT.flatMap(inBoth),
  '/nowhere',
  '/cases/nowhere',
  '/en/nowhere',
  '/en/cases/nowhere',
]) {
  test(`@full ${path} satisfies all engines, wide and narrow`, async ({ page }) => {
    await page.goto(path);
    await expectNone(page, path, 'at rest, wide');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNone(page, path, 'at rest, narrow');
  });
}

for (const seen of ALL_SEEN)
  test(`@full ${seen.path} satisfies all engines, ${seen.width} px wide: ${seen.state.name}`, ({ page }) =>
    expectNoneIn(page, seen));

const SEEN = Map.groupBy(
  EXEMPTIONS.entries(),
  ([, { seenAt, seenIn = 'at rest' }]) => `${seenAt}, ${seenIn}`,
);

for (const [place, exemptions] of SEEN) {
  const { seenAt: path, seenIn } = exemptions[0]![1];
  test(`@full the exemptions that name ${place} are still needed`, async ({ page }) => {
    const state = STATES.find((one) => one.path === path && one.name === seenIn);
    if (seenIn && !state) throw new Error(`${path} has no state ${seenIn}`);
    if (state) await bringInto(page, { path, width: widthsOf(state)[0]!, state });
    else await page.goto(path);
    const used = new Set<number>();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const finding of await audit(page, { path, state: place }))
        for (const index of finding.exemptions) used.add(index);
    }
    const idle = exemptions
      .filter(([index]) => !used.has(index))
      .map(([, { rule, node }]) => `${rule} on ${node}`);
    expect(idle).toEqual([]);
  });
}
