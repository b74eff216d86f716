import { expect, type Page, test } from '@playwright/test';
import { presetHash } from '../lib/desk-check/preset.ts';
import { fill } from '../lib/listing/fill.ts';
import { plain } from '../tests/words.ts';
import { deskCheckIn, notice, openDeskCheck, stepField, withUnit } from './desk-check';

/** The desk check by keyboard, and in the order in which it is read. */

const JA = deskCheckIn('ja');
const EN = deskCheckIn('en');

/** Presses Tab until the focus has left the tool, and tells what is wrong with a stop. */
async function walk(page: Page): Promise<{ faults: string[]; stops: number }> {
  const faults: string[] = [];
  for (let stops = 0; stops < 400; stops += 1) {
    const now = await page.evaluate(() => {
      const seen = globalThis as unknown as { last?: Element };
      const element = document.activeElement;
      const tool = document.querySelector('[data-island="desk-check"]');
      if (!element || !tool?.contains(element)) return null;
      const { last } = seen;
      seen.last = element;
      if (last === element) return ['keeps the focus'];
      // What is seen of a file field and of one of a few is what stands around it or beside it.
      const shown = element.matches('[type="radio"]')
        ? (element.nextElementSibling as Element)
        : (element.closest('label:has([type="file"])') ?? element);
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      const { left, top, bottom, width } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
      const says = element.outerHTML.slice(0, 100);
      return [
        ...(outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? [`no focus: ${says}`] : []),
        ...(over?.closest('body > header, #dock') && !over.closest('#dock')?.contains(element)
          ? [`covered: ${says}`]
          : []),
        ...(bottom <= 0 || top >= innerHeight ? [`out of sight: ${says}`] : []),
        ...(last?.isConnected && !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
          ? [`out of order: ${says}`]
          : []),
      ];
    });
    if (!now) return { faults, stops };
    faults.push(...now);
    await page.keyboard.press('Tab');
  }
  return { faults: [...faults, 'no end'], stops: 400 };
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`everything is reached and seen with the Tab key, at ${viewport.width} px`, {
    tag: '@engines',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDeskCheck(page, EN);
    await page.locator('#examples :is(a, button)').filter({ visible: true }).first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const usable = await page
      .locator('[data-island="desk-check"]')
      .locator('a[href], button:enabled, input, select, summary, [role="button"]:not(button)')
      .filter({ visible: true })
      .count();
    const { faults, stops } = await walk(page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThanOrEqual(usable);
  });

test('all of it works by keyboard alone', { tag: '@engines' }, async ({ page }) => {
  const { words, names, presets, path } = EN;
  await openDeskCheck(page, EN);
  const focused = page.locator(':focus');
  const keys = page.keyboard;

  await page.locator(presetHash(presets[1]?.id ?? '')).focus();
  await keys.press('Enter');
  await expect(notice(page)).toContainText(fill(words.start.chosen, { name: presets[1]?.title ?? '' }));

  // A step that opens, a list that opens as its field is entered, and a name that is chosen from it.
  await page.locator('#field-purpose').focus();
  await keys.press('Tab');
  await expect(focused).toHaveAttribute('type', 'checkbox');
  await keys.press('Tab');
  await keys.press('Enter');
  await keys.press('Tab');
  const operation = stepField(page, EN, 1, words.procedure.operation);
  await expect(operation).toHaveAttribute('role', 'combobox');
  await expect(operation).toBeFocused();
  await keys.press('ControlOrMeta+a');
  const chosen = names.operations.find(({ id }) => id === 'incubate')?.name ?? '';
  await keys.type(chosen.slice(0, 5));
  await expect(page.getByRole('option', { name: chosen, exact: true })).toBeVisible();
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(operation).toHaveValue(chosen);
  await keys.press('Tab');
  const hands = stepField(page, EN, 1, withUnit(EN, words.procedure.handsOn, 'minutes'));
  await expect(hands).toBeFocused();
  await keys.type('33');
  await expect(hands).toHaveValue('33');

  // A step goes down, and the focus with it.
  const down = (n: number) =>
    page.getByRole('button', { name: fill(words.procedure.down, { n }), exact: true });
  await down(1).focus();
  await keys.press('Enter');
  await expect(down(2)).toBeFocused();
  await expect(page.locator('#procedure ol details[open]')).toHaveCount(1);
  await expect(stepField(page, EN, 2, withUnit(EN, words.procedure.handsOn, 'minutes'))).toHaveValue('33');

  // The bench.
  const thing = page.locator('#bench svg [role="button"]').first();
  await thing.focus();
  const x = Number(await page.locator('#field-bench-stations-0-x').inputValue());
  await keys.press('ArrowRight');
  await keys.press('Shift+ArrowRight');
  await expect(page.locator('#field-bench-stations-0-x')).toHaveValue(String(x + 110));
  await expect(thing).toBeFocused();
  await keys.press('Tab');
  await expect(page.locator('#bench svg [role="button"]').nth(1)).toBeFocused();

  // How a number came.
  const how = page.locator('#answer summary').first();
  await how.focus();
  await keys.press('Enter');
  await expect(page.locator('#answer details').first()).toHaveAttribute('open');
  expect(new URL(page.url()).pathname).toBe(path);
});

test('the focus is seen on what stands on the bench', async ({ page }) => {
  await openDeskCheck(page, EN);
  const thing = page.locator('#bench svg [role="button"]').last();
  await thing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: x - 12, y: y - 12, width: width + 24, height: height + 24 };
  const without = await page.screenshot({ clip });
  await thing.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(thing).toBeFocused();
  expect((await page.screenshot({ clip })).equals(without)).toBe(false);
});

for (const check of [JA, EN])
  test(`${check.path} reads in the order in which it is filled in`, async ({ page }) => {
    const { words, copy, below } = check;
    await openDeskCheck(page, check);
    const headings = await page.locator('main :is(h1, h2)').allInnerTexts();
    const expected = [
      copy.hero.title,
      words.start.title,
      words.procedure.title,
      words.assumptions.title,
      words.worth.yes,
      words.bench.title,
      copy.method.title,
      ...below.map(({ title }) => title),
    ];
    const read = (text: string) => plain(text).replaceAll(/\s/g, '');
    // A section's label may stand before its heading, for who hears it alone.
    expect(headings).toHaveLength(expected.length);
    for (const [index, heading] of headings.entries())
      expect(read(heading).split(/[:：]/).at(-1)).toBe(
        read(expected[index] ?? '')
          .split(/[:：]/)
          .at(-1),
      );
    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((all) => all.map(({ localName }) => Number(localName[1])));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);

    const snapshot = await page.locator('[data-island="desk-check"]').ariaSnapshot();
    const names = [
      `region "${words.start.title}"`,
      `region "${words.procedure.title}"`,
      `img "${words.run.drawing.split('{')[0]}`,
      check.names.operations.find(({ id }) => id === 'move')?.name ?? '–',
      check.names.operations.find(({ id }) => id === 'measure')?.name ?? '–',
      `region "${words.assumptions.title}"`,
      `complementary "${words.sheet.title} ${check.presets[0]?.title}"`,
      `region "${words.hours.title}"`,
      `region "${words.verdicts.title}"`,
      `region "${words.arm.title}"`,
      `region "${words.money.title}"`,
      `region "${words.schedule.title}"`,
      `region "${words.bring.title}"`,
      `region "${words.take.title}"`,
      `region "${words.bench.title}"`,
    ];
    expect(names.filter((name) => !snapshot.includes(name))).toEqual([]);
    const places = names.map((name) => snapshot.indexOf(name));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    // What is for the printer alone is not read.
    expect(snapshot).not.toContain('- table');
  });
