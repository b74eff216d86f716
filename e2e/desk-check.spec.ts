import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { otherLocale } from '../lib/i18n/locales.ts';
import { fill } from '../lib/listing/fill.ts';
import { planHash, readPlanHash, readPlanText } from '../lib/plan/link.ts';
import { phrase } from '../lib/plan/phrase.ts';
import { presetHash, presetPlan } from '../lib/plan/preset.ts';
import { plain, site } from '../tests/words.ts';
import { lostInForcedColors } from './accessibility/modes/forced-colors';
import { sideways, unreadableTexts } from './accessibility/modes/text';
import { listen } from './console';
import {
  alive,
  copyNotice,
  deskCheckIn,
  notice,
  openDeskCheck,
  openStep,
  planOfSteps,
  stepField,
  withUnit,
} from './desk-check';
import { hold } from './held-scripts';

/** The desk check as a visitor uses it: from an example to the sheet, by keyboard, by touch, on paper, without script. */

const JA = deskCheckIn('ja');
const EN = deskCheckIn('en');

/** What is copied ends up in the page, where a test can read it in every engine. */
const keepCopies = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', {
      value: { writeText: (text: string) => document.body.setAttribute('data-copied', text) },
      configurable: true,
    });
  });
const copied = (page: Page) => page.locator('body').getAttribute('data-copied');

for (const check of [JA, EN])
  test(`${check.path}: from an example to the draft of a mail, and nothing leaves the page`, {
    tag: ['@smoke', '@engines'],
  }, async ({ page, baseURL }) => {
    const { words, names, presets } = check;
    const problems = await listen(page, baseURL ?? '');
    await keepCopies(page);
    await openDeskCheck(page, check);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));

    const preset = presets[3] as (typeof presets)[number];
    await page.locator(presetHash(preset.id)).click();
    await expect(notice(page)).toContainText(fill(words.start.chosen, { name: preset.title }));
    await page.getByLabel(words.procedure.name, { exact: true }).fill('RNA');
    const freed = page.locator('#answer summary', { hasText: words.hours.freedYear }).locator('b');
    const before = await freed.textContent();
    await openStep(page, 2);
    await stepField(page, check, 2, withUnit(check, words.procedure.handsOn, 'minutes')).fill('９０');
    await expect(freed).not.toHaveText(before ?? '');
    await expect(freed).toHaveText(/\d/);

    await openStep(page, 1);
    const operation = stepField(page, check, 1, words.procedure.operation);
    await operation.click();
    const chosen = names.operations[4]?.name ?? '';
    await page.getByRole('option', { name: chosen, exact: true }).click();
    await expect(operation).toHaveValue(chosen);
    await page.getByRole('button', { name: words.assumptions.monday, exact: true }).click();
    await expect(page.getByLabel(words.assumptions.start)).toHaveValue(/^20\d\d-\d\d-\d\d$/);

    const draft = page.getByRole('link', { name: words.take.mail, exact: true });
    const mail = new URL((await draft.getAttribute('href')) ?? '');
    expect(mail.pathname).toBe(site.mail);
    expect(mail.href.length).toBeLessThanOrEqual(2000);
    expect(mail.searchParams.get('subject')).toBe(fill(words.sheet.of, { name: 'RNA' }));
    expect(mail.searchParams.get('body')).toContain(words.take.greeting);
    expect(mail.searchParams.get('body')).toContain(words.worth.yes);

    await page.getByRole('button', { name: words.take.link, exact: true }).click();
    await expect(copyNotice(page)).toHaveText(words.take.copied);
    const { hash } = new URL((await copied(page)) ?? '');
    expect(readPlanHash(hash)).toMatchObject({
      plan: { title: 'RNA', steps: { 1: { handsOn: 90 } } },
      problems: [],
    });

    expect(requests.filter((path) => !path.startsWith('/assets/client/'))).toEqual([]);
    expect(problems).toEqual([]);
  });

test('what is saved is opened again, by choosing and by dropping', async ({ page, baseURL }) => {
  const problems = await listen(page, baseURL ?? '');
  const { words } = EN;
  const { plan, hash } = planOfSteps(EN);
  await openDeskCheck(page, EN, hash);
  const started = page.waitForEvent('download');
  await page.locator('#take summary').click();
  await page.getByRole('button', { name: words.take.json, exact: true }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe(`${words.take.fileName}.json`);
  const text = readFileSync(await file.path(), 'utf8');
  expect(readPlanText(text)).toEqual({ plan, problems: [] });

  const name = page.getByLabel(words.procedure.name, { exact: true });
  await name.fill('another');
  await page.locator('#take input[type="file"]').setInputFiles(await file.path());
  await expect(name).toHaveValue(plan.title);
  await name.fill('another');
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'plan.json', { type: 'application/json' }));
    return data;
  }, text);
  for (const type of ['dragover', 'drop'])
    await page.dispatchEvent('#take', type, { dataTransfer: transfer });
  await expect(name).toHaveValue(plan.title);
  await page.getByRole('button', { name: words.undo.button, exact: true }).click();
  await expect(name).toHaveValue('another');
  expect(problems).toEqual([]);
});

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

test('what is typed is there after a reload, and after going away and back', async ({ page }) => {
  const { words, path } = JA;
  const name = page.getByLabel(words.procedure.name, { exact: true });
  await openDeskCheck(page, JA);
  await name.fill('残る名前');
  await page.reload();
  await alive(page);
  await expect(name).toHaveValue('残る名前');
  await name.fill('新しい名前');
  await page.goto('/services');
  // A page from the cache fires no load event, which page.goBack() would wait for.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  await alive(page);
  await expect(name).toHaveValue('新しい名前');
});

for (const check of [JA, EN])
  test(`${check.path}: a link opens in the other language`, { tag: '@engines' }, async ({ page }) => {
    const other = deskCheckIn(otherLocale(check.locale));
    const { plan } = planOfSteps(check, 3);
    await openDeskCheck(page, other, planHash(plan));
    await expect(page.getByLabel(other.words.procedure.name, { exact: true })).toHaveValue(plan.title);
    const operation = other.names.operations.find(({ id }) => id === plan.steps[0]?.operation)?.name;
    await openStep(page, 1);
    await expect(stepField(page, other, 1, other.words.procedure.operation)).toHaveValue(operation ?? '');
    await expect(notice(page)).toContainText(other.words.problems.opened);
    await expect(page).toHaveURL(other.path);
  });

test('a link to an example opens it; one that is broken says so', async ({ page }) => {
  const { words, presets } = EN;
  await openDeskCheck(page, EN, presetHash(presets[2]?.id ?? ''));
  const name = page.getByLabel(words.procedure.name, { exact: true });
  await expect(name).toHaveValue(presets[2]?.title ?? '');
  await page.goto(`${EN.path}#plan=%%%`);
  await expect(notice(page)).toContainText(words.problems.failed);
  await expect(name).toHaveValue(presets[2]?.title ?? '');
});

test('every case of an example leads to it', async ({ page }) => {
  const cases = EN.presets.flatMap(({ id, pages }) =>
    pages.filter((path) => path.startsWith('/cases/')).map((path) => ({ id, path })),
  );
  expect(cases.length).toBeGreaterThan(2);
  for (const { id, path } of cases) {
    await page.goto(`/en${path}`);
    await expect(page.locator(`main a[href="${EN.path}${presetHash(id)}"]`).first()).toBeVisible();
  }
});

test('what is typed before the script has come is kept', { tag: '@engines' }, async ({ page }) => {
  const release = await hold(page, /\/client\/desk-check-/);
  await page.goto(EN.path, { waitUntil: 'commit' });
  const name = page.getByLabel(EN.words.procedure.name, { exact: true });
  await name.fill('early');
  release();
  await alive(page);
  await expect(name).toHaveValue('early');
  await expect(page.locator('[data-paper]')).toContainText('early');
});

test.describe('at 320 px and with large text', () => {
  for (const check of [JA, EN])
    test(`${check.path} with twelve steps does not scroll sideways`, async ({ page, context }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openDeskCheck(page, check, planOfSteps(check).hash);
      expect(await unreadableTexts(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      const session = await context.newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      expect(await unreadableTexts(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
    });

  test('on a phone, problems leave room for the field that is corrected', async ({ page }) => {
    const { words } = EN;
    await page.setViewportSize({ width: 320, height: 640 });
    await openDeskCheck(page, EN, planOfSteps(EN).hash);
    for (let n = 1; n <= 8; n += 1) {
      await openStep(page, n);
      await stepField(page, EN, n, withUnit(EN, words.procedure.handsOn, 'minutes')).fill('x');
    }
    await page.getByRole('button', { name: words.answer.show, exact: true }).click();
    await expect(page.locator('#answer')).toContainText(phrase(words.problems.summary, { n: 8 }));
    // A problem leads to its field, and the paper gives way.
    await page.locator('#answer a[href="#field-steps-2-handsOn"]').click();
    await expect(page.locator('#answer')).toBeHidden();
    await expect(page.locator('#field-steps-2-handsOn')).toBeFocused();
    await openStep(page, 8);
    const last = stepField(page, EN, 8, withUnit(EN, words.procedure.handsOn, 'minutes'));
    await page.evaluate(() => scrollTo(0, 0));
    await last.blur();
    await last.focus();
    await expect(last).toBeInViewport();
    const isUncovered = await last.evaluate((input) => {
      const { left, top } = input.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + 5) === input;
    });
    expect(isUncovered).toBe(true);
  });
});

test('in forced colours fields, and what stands on the bench, keep their outlines', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await openDeskCheck(page, EN);
  expect(await lostInForcedColors(page)).toEqual([]);
  const lost = await page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const shapes = [
      ...document.querySelectorAll('#bench svg > rect, #bench svg [role="button"] > circle:first-child'),
    ];
    const fields = [
      ...document.querySelectorAll(
        'main :is(input:not([type="checkbox"], [type="radio"], [type="file"]), select)',
      ),
    ];
    return [
      ...shapes.filter((shape) => {
        const { stroke, fill: inside } = getComputedStyle(shape);
        return (stroke === 'none' || stroke === ground) && (inside === 'none' || inside === ground);
      }),
      ...fields.filter((input) => {
        const { borderTopStyle, borderTopColor } = getComputedStyle(input);
        return borderTopStyle === 'none' || borderTopColor === ground;
      }),
    ].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  expect(lost).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const check of [JA, EN])
    test(`${check.path} has the worked example, the method and the worksheet, and nothing that does nothing`, async ({
      page,
    }) => {
      const { words, copy, presets, path } = check;
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(page.getByLabel(words.procedure.name, { exact: true })).toHaveValue(
        presets[0]?.title ?? '',
      );
      const { width, depth } = presets[0]?.plan.bench ?? { width: 0, depth: 0 };
      await expect(
        main.getByRole('img', { name: fill(words.bench.drawing, { width, depth }) }).last(),
      ).toBeVisible();
      for (const drawing of [words.hours.drawing, words.run.drawing])
        await expect(main.getByRole('img', { name: drawing.split('{')[0]?.trim() ?? '' })).toBeVisible();
      await expect(page.locator('#procedure ol > li')).toHaveCount(presets[0]?.plan.steps.length ?? 0);
      await expect(main.getByRole('heading', { name: words.worth.yes })).toBeVisible();
      for (const { title } of copy.method.items)
        await expect(main.getByText(title, { exact: true })).toBeVisible();
      await expect(main.locator('a[download][href*="desk-check-worksheet"]')).toBeVisible();
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(page.locator('#take')).toBeHidden();
      await expect(page.locator('[data-paper]')).toBeVisible();
    });
});

/** The pages of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test.describe('on paper', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium prints to a file');

  for (const check of [JA, EN])
    for (const count of [1, 12])
      test(`${check.path} with ${count} steps is one sheet of A4, how each number came on its back`, async ({
        page,
      }) => {
        const { plan, hash } = planOfSteps(check, count);
        await openDeskCheck(page, check, hash);
        await expect(page.locator('[data-paper] .dk-print tbody tr')).toHaveCount(count);
        await page.emulateMedia({ media: 'print' });
        const shown = (await page.locator('body').allInnerTexts()).join();
        expect(shown).toContain(check.words.sheet.sign[0]);
        expect(shown).not.toContain(check.words.assumptions.text);
        // The back says what it belongs to.
        const heads = page.locator('[data-paper] header');
        await expect(heads).toContainText(Array(2).fill(plan.title));
        expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(2);
      });

  for (const check of [JA, EN])
    test(`${check.path}: two variants are on the front of one sheet, how each number came on its back`, async ({
      page,
    }) => {
      const { plan } = planOfSteps(check, 8);
      const changed = { ...plan, runsPerWeek: 4, compareWith: { ...plan, yenPerHour: undefined } };
      await openDeskCheck(page, check, planHash(changed));
      await expect(page.getByRole('region', { name: check.words.compare.title })).toBeVisible();
      expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(2);
    });

  for (const check of [JA, EN])
    test(`${check.path}: all but how each number came is on the front of the sheet, for each example`, async ({
      page,
    }) => {
      for (const preset of check.presets) {
        await openDeskCheck(page, check, planHash(presetPlan(preset)));
        for (const part of ['.dk-behind', '.dk-print > header'])
          await page.locator(part).evaluate((behind) => behind.remove());
        const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
        expect(pagesOf(pdf), preset.title).toBe(1);
        // The address of the next example differs after its # alone.
        await page.reload();
      }
    });

  for (const { locale } of [JA, EN])
    test(`the page reads as it is before the script has come, in ${locale}`, async ({ page }) => {
      const check = deskCheckIn(locale);
      const release = await hold(page, /\/client\/desk-check-/);
      await page.goto(check.path, { waitUntil: 'domcontentloaded' });
      await page.emulateMedia({ media: 'print' });
      const shown = (await page.locator('body').allInnerTexts()).join();
      for (const text of [
        check.words.procedure.title,
        check.words.sheet.sign[0] ?? '',
        check.below[0]?.text ?? '',
      ])
        expect(shown).toContain(text);
      release();
    });
});

test('what stands on the bench is dragged with the mouse, and stops at the edge', {
  tag: '@engines',
}, async ({ page }) => {
  await openDeskCheck(page, EN);
  const thing = page.locator('#bench svg [role="button"]').first();
  await thing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await thing.focus();
  const field = page.locator('#field-bench-stations-0-x');
  const before = Number(await field.inputValue());
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2, { steps: 4 });
  await expect(field).not.toHaveValue(String(before));
  expect(Number(await field.inputValue())).toBeGreaterThan(before);
  await page.mouse.move(0, y + height / 2, { steps: 4 });
  await expect(field).toHaveValue('0');
  await page.mouse.up();
  await page.mouse.move(x + 200, y, { steps: 2 });
  await expect(field).toHaveValue('0');
});

test('a finger that moves a station does not scroll the page', { tag: '@mobile-only' }, async ({
  page,
  context,
}) => {
  await openDeskCheck(page, JA);
  const thing = page.locator('#bench svg [role="button"]').first();
  await page
    .locator('#bench svg')
    .first()
    .evaluate((svg) => svg.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await thing.focus();
  const field = page.locator('#field-bench-stations-0-y');
  const before = Number(await field.inputValue());
  // What stands above may grow or shrink with the answer; the bench stays where it is seen.
  const seenAt = async () => Math.round((await page.locator('#bench svg').first().boundingBox())?.y ?? 0);
  const top = await seenAt();
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + height / 2 + down }],
    });
  await touch('touchStart', 0);
  for (let down = 5; down <= 60; down += 5) await touch('touchMove', down);
  await touch('touchEnd', 60);
  await expect(field).not.toHaveValue(String(before));
  expect(Number(await field.inputValue())).toBeGreaterThan(before);
  expect(await seenAt()).toBe(top);
});

test.describe('heights', () => {
  for (const check of [JA, EN])
    for (const { width, most } of [
      { width: 1440, most: 2600 },
      { width: 390, most: 4000 },
    ])
      test(`${check.path} with eight steps is at most ${most} px tall at ${width} px, one step open`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await openDeskCheck(page, check, planOfSteps(check, 8).hash);
        await openStep(page, 4);
        const box = await page.locator('[data-island="desk-check"]').boundingBox();
        expect(box?.height).toBeLessThanOrEqual(most);
      });
});

test.describe('nothing moves by itself', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium measures it');

  for (const width of [1440, 390])
    for (const [from, hash] of [
      ['a plan in a link', planOfSteps(JA, 3).hash],
      ['an example', presetHash(JA.presets[3]?.id ?? '')],
      ['what was typed before a reload', ''],
    ] as const)
      test(`while ${from} is opened, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        if (!hash) {
          await openDeskCheck(page, JA, planOfSteps(JA, 3).hash);
          // It is kept once it has been drawn.
          await page.goto('/services');
        }
        await page.addInitScript(() => {
          const moved: number[] = [];
          Object.assign(window, { moved });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              moved.push(entry.value);
          }).observe({ type: 'layout-shift', buffered: true });
          // Where the tool is, before it has come.
          document.addEventListener('DOMContentLoaded', () =>
            document.querySelector('#procedure')?.scrollIntoView({ behavior: 'instant' }),
          );
        });
        await openDeskCheck(page, JA, hash);
        await expect(page.locator('#procedure')).toBeVisible();
        await page.waitForTimeout(400);
        expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
      });
});

test('on a phone the examples unfold and nothing of them scrolls sideways', async ({ page }) => {
  const { words, presets } = JA;
  await page.setViewportSize({ width: 390, height: 844 });
  await openDeskCheck(page, JA);
  const last = page.locator('#examples li').last().getByRole('link');
  await expect(last).toBeHidden();
  const unfold = page.getByRole('button', { name: words.start.title });
  await unfold.click();
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await last.click();
  await expect(page.getByLabel(words.procedure.name, { exact: true })).toHaveValue(
    presets.at(-1)?.title ?? '',
  );
  const list = page.locator('#examples ul');
  expect(await list.evaluate((ul) => ul.scrollWidth - ul.clientWidth)).toBe(0);
  await unfold.click();
  await expect(last).toBeHidden();
});

test('the answer is in sight from the first field on, and on a phone a press away', async ({ page }) => {
  const { words } = EN;
  await openDeskCheck(page, EN);
  const verdict = page.getByRole('heading', { name: words.worth.yes });
  await page.getByLabel(words.procedure.name, { exact: true }).focus();
  await expect(verdict).toBeInViewport();
  // Beside the bench it is a bar at the foot.
  await page.locator('#bench').scrollIntoViewIfNeeded();
  await page
    .locator('#bench svg')
    .first()
    .evaluate((svg) => svg.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const show = page.getByRole('button', { name: words.answer.show, exact: true });
  await show.click();
  await expect(verdict).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(verdict).toBeHidden();
  await show.click();
  await expect(verdict).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(verdict).toBeHidden();
  await expect(show).toBeFocused();
});

test('a day is typed as people write it, and asks for nothing before it is one', async ({ page }) => {
  const { words } = JA;
  await openDeskCheck(page, JA);
  const start = page.getByLabel(words.assumptions.start);
  await start.pressSequentially('2027/4/');
  await expect(page.locator('#answer')).not.toContainText(phrase(words.problems.summary, { n: 1 }));
  await start.pressSequentially('15');
  await expect(start).toHaveValue('2027/4/15');
  await start.blur();
  await expect(start).toHaveValue('2027-04-15');
  await start.fill('四月');
  await start.blur();
  await expect(page.locator('#answer')).toContainText(words.problems.date);
});
