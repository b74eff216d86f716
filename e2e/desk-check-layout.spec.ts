import { expect, test } from '@playwright/test';
import { planHash } from '../lib/desk-check/link.ts';
import { phrase } from '../lib/desk-check/phrase.ts';
import { presetHash, presetPlan } from '../lib/desk-check/preset.ts';
import { fill } from '../lib/listing/fill.ts';
import { lostInForcedColors } from './accessibility/modes/forced-colors';
import { sideways, unreadableTexts } from './accessibility/modes/text';
import { deskCheckIn, openDeskCheck, openStep, planOfSteps, stepField, withUnit } from './desk-check';

/** The desk check on screens of all sizes, in large text and forced colours, and without JavaScript. */

const JA = deskCheckIn('ja');
const EN = deskCheckIn('en');

test.describe('at 320 px and with large text', () => {
  for (const check of [JA, EN])
    test(`${check.path} with twelve steps does not scroll sideways`, async ({ page, context }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openDeskCheck(page, check, planOfSteps(check).hash);
      expect(await unreadableTexts(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      const session = await context.newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      for (const [width, height] of [
        [320, 640],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await unreadableTexts(page)).toEqual([]);
        expect(await sideways(page)).toBe(0);
        // The bar at the foot leaves the page to be seen.
        expect((await page.locator('#dock').boundingBox())?.height).toBeLessThan(height / 3);
      }
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
    const isUncovered = () =>
      last.evaluate((input) => {
        const { left, top } = input.getBoundingClientRect();
        return document.elementFromPoint(left + 5, top + 5) === input;
      });
    // The header goes when the page has scrolled.
    await expect.poll(isUncovered).toBe(true);
  });
});

for (const check of [JA, EN])
  test(`${check.path}: no words in the drawing of the bench lie over others, in any example`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { id, title } of check.presets) {
        await openDeskCheck(page, check, presetHash(id));
        await expect(page.getByLabel(check.words.procedure.name, { exact: true })).toHaveValue(title);
        const meeting = await page.locator('#bench svg text').evaluateAll((all) => {
          // A letter's width apart, or lines that only touch.
          const [APART, TOUCH] = [5, 4];
          const boxes = all
            .filter((text) => text.textContent && text.checkVisibility())
            .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
          return boxes.flatMap(({ text, box }, at) =>
            boxes
              .slice(0, at)
              .filter(
                ({ box: other }) =>
                  Math.min(box.right, other.right) - Math.max(box.left, other.left) > -APART &&
                  Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > TOUCH,
              )
              .map((other) => [other.text, text]),
          );
        });
        expect({ id, width, meeting }).toEqual({ id, width, meeting: [] });
      }
    }
  });

for (const check of [JA, EN])
  test(`${check.path}: what is freed is readable, and no number of the paper leaves its unit, in any example`, async ({
    page,
  }) => {
    for (const width of [390, 1152, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const preset of check.presets) {
        await page.goto('about:blank');
        await openDeskCheck(page, check, planHash({ ...presetPlan(preset), yenPerHour: 6000 }));
        await page.locator('#answer').evaluate((paper) => {
          if (paper.matches('[data-paper]:not(:popover-open)') && innerWidth < 1152)
            (paper as HTMLElement).showPopover();
        });
        const wrong = await page.locator('#answer').evaluate((paper) => {
          const label = paper.querySelector('[role="img"] svg text') as SVGTextElement;
          const { left, right, top } = label.getBoundingClientRect();
          const over = [...(label.parentNode?.querySelectorAll('rect') ?? [])].filter(
            (bar) => bar.getBoundingClientRect().bottom > top + 4,
          );
          const sheet = paper.querySelector('.dk-sheet')?.getBoundingClientRect();
          const isOut = left < (sheet?.left ?? 0) || right > (sheet?.right ?? 0);
          // Where a line ends but behind a space, a comma or the sign of a range.
          const broken = [...paper.querySelectorAll('summary b, tbody th, tbody td:nth-child(2)')].flatMap(
            (words) => {
              const range = document.createRange();
              const text = [...(words.textContent ?? '')];
              const node = words.firstChild;
              if (node?.nodeType !== Node.TEXT_NODE) return [];
              const lines = text.map((_sign, at) => {
                range.setStart(node, at);
                range.setEnd(node, at + 1);
                return range.getBoundingClientRect().top;
              });
              return text.flatMap((sign, at) =>
                (lines[at + 1] ?? 0) > (lines[at] ?? 0) + 4 && !/[ 、,〜–]/.test(sign)
                  ? [`${text.slice(0, at + 1).join('')}|${text.slice(at + 1).join('')}`]
                  : [],
              );
            },
          );
          return { isOut, over: over.length, broken };
        });
        expect({ id: preset.id, width, ...wrong }).toEqual({
          ...{ id: preset.id, width, isOut: false, over: 0 },
          broken: [],
        });
      }
    }
  });

test('in forced colours fields, what is ticked and what stands on the bench keep their looks', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await openDeskCheck(page, EN);
  await page.locator('#field-measured').check();
  await openStep(page, 1);
  await page.locator('#field-steps-0-varies').check();
  // Its colours may come with a transition.
  await expect.poll(() => lostInForcedColors(page)).toEqual([]);
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
          // A busy machine paints a page of which the parser has not come to the end: that is not what is looked at here.
          const parsing = new CSSStyleSheet();
          parsing.replaceSync('html { visibility: hidden }');
          document.adoptedStyleSheets = [parsing];
          // Before any script of the page runs.
          document.addEventListener('readystatechange', () => parsing.replaceSync(''), { once: true });
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

test('what a closed step holds is not laid out when a browser looks through the fields of the page', async ({
  page,
}) => {
  await openDeskCheck(page, JA);
  const boxes = () =>
    page
      .locator('[data-step-row]')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('input')].some((field) => field.getClientRects().length > 0),
        ),
      );
  const closed = await boxes();
  expect(closed.length).toBeGreaterThan(5);
  expect(closed).not.toContain(true);
  await openStep(page, 2);
  expect(await boxes()).toEqual(closed.with(1, true));
});

for (const [wrong, right] of [
  ['runsPerWeek', 'weeksPerYear'],
  ['prepare', 'cleanUp'],
  ['bench-stations-0-x', 'bench-stations-0-y'],
])
  test(`${right} keeps in line with its neighbour while an error stands below that`, async ({ page }) => {
    await openDeskCheck(page, JA);
    await page.locator('#bench li button').first().click();
    await page.locator(`#field-${wrong}`).fill('99999');
    const problem = page.locator(`#field-${wrong}-problem`);
    await expect(problem).toBeVisible();
    // At once: the page may still scroll.
    const [one, other] = await page.evaluate(
      (keys) => keys.map((key) => document.getElementById(`field-${key}`)?.getBoundingClientRect().top),
      [wrong, right],
    );
    expect(one).toBe(other);
    // Two lines at most.
    expect((await problem.boundingBox())?.height).toBeLessThan(45);
  });

for (const width of [390, 1440])
  test(`a bench of five metres is as large as another, and begins with the arm, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { plan } = planOfSteps(EN, 3);
    const station = page.locator('#bench svg [role="button"]').first();
    await openDeskCheck(page, EN, planHash(plan));
    const { width: before = 0 } = (await station.boundingBox()) ?? {};
    await page.locator('#field-bench-width').fill('5000');
    await expect.poll(async () => (await station.boundingBox())?.width).toBeGreaterThan(before * 0.9);
    await page.goto('about:blank');
    await openDeskCheck(page, EN, planHash({ ...plan, bench: { ...plan.bench, width: 5000, armX: 4000 } }));
    const arm = page.locator('#bench svg [role="button"]').last();
    await page.locator('#bench-title').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await arm.boundingBox())?.x).toBeLessThan(width);
    expect(await sideways(page)).toBe(0);
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
  await expect(page.locator('#paper-title')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(verdict).toBeHidden();
  await show.click();
  await expect(verdict).toBeInViewport();
  // Of two layers a key closes one.
  const menu = page.locator('#take details');
  await menu.locator('summary').click();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(verdict).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(verdict).toBeHidden();
  await expect(show).toBeFocused();
});
