import { expect, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { copy } from '../tests/words.ts';
import { sideways } from './accessibility/modes/text';
import { KINDS } from './built-routes';

test.describe('in every engine', { tag: '@engines-full' }, () => {
  for (const locale of LOCALES)
    test(`no page of each kind scrolls sideways, ${locale}`, async ({ page }) => {
      const tooWide: string[] = [];
      for (const route of KINDS) {
        await page.goto(localizedPath(locale, route));
        for (const width of [320, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          // Else the page may be measured before it has its new width.
          await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
          const more = await sideways(page);
          if (more > 0) tooWide.push(`${route} at ${width}: ${more} too wide`);
        }
      }
      expect(tooWide).toEqual([]);
    });
});

/** The grids whose columns the specification counts: one, two or three. */
for (const [path, name] of [
  ['/services', copy('services', 'ja').projects.label],
  ['/en/labneeds/examples', copy('labneeds-examples', 'en').list.label],
] as const)
  test(`${path} has one, two or three columns, by the width`, async ({ page }) => {
    await page.goto(path);
    const region = page.getByRole('region', { name, exact: true });
    const cards = region.getByRole('listitem').filter({ has: page.locator('h3') });
    const columns = () =>
      cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
    for (const [index, width] of [390, 800, 1280].entries()) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(columns, `at ${width} px`).toBe(index + 1);
    }
  });

test('in a small window only the table of plans scrolls sideways, and the keyboard reaches it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/en/services/maintenance');
  const table = page.getByRole('region', { name: copy('maintenance', 'en').plans.scroll });
  await table.focus();
  await expect(table).toBeFocused();
  expect(await table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true);
  await expect.poll(() => sideways(page)).toBe(0);
});

test('the arms are drawn to one scale', async ({ page }) => {
  await page.goto('/services/custom-automation');
  const scales = await Promise.all(
    copy('custom-automation', 'ja').arms.items.map(({ drawing }) =>
      page
        .getByRole('img', { name: drawing })
        .evaluate(
          (svg) =>
            svg.getBoundingClientRect().width / (svg as unknown as SVGSVGElement).viewBox.baseVal.width,
        ),
    ),
  );
  expect(scales).toHaveLength(3);
  for (const scale of scales) expect(scale / (scales[0] ?? 0)).toBeCloseTo(1, 2);
});

for (const path of ['/', '/en'])
  test(`${path} does not shift while it loads`, { tag: '@mobile' }, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const shifts = await page.evaluate(async () => {
      const seen: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
      return seen.map((entry) => entry.toJSON());
    });
    expect(shifts).toEqual([]);
  });
