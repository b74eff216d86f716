import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { LOCALES, type Locale } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { listen, withoutAborted } from './console.ts';
import { hold, openHeld } from './held-scripts.ts';
import { idle } from './settled';
import { showPart } from './studio-part';

/** The studio of LabCraft: on its own page alone, and from a sentence to a file. */

const copy = (locale: Locale) =>
  JSON.parse(
    readFileSync(`content/pages/labcraft-studio/${locale}.json`, 'utf8').replace(/\{\{=(\w+)\}\}/g, '$1'),
  ).workshop;
const PATH = '/services/labcraft/try';
const field = (page: Page) => page.locator('[data-editor] textarea');

async function open(page: Page, locale: Locale, hash = '') {
  await page.goto(localizedPath(locale, PATH) + hash);
  await expect(page.locator('[data-awake]')).toBeVisible();
}

for (const locale of LOCALES)
  test(`${locale}: the first screen of LabCraft leads to the studio, and fetches nothing of it`, {
    tag: locale === 'ja' ? ['@smoke', '@engines'] : '@mobile',
  }, async ({ page, baseURL }) => {
    const problems = await listen(page, baseURL ?? '');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const fetched = () => asked.some((url) => /\/labcraft-studio-[^/]*\.js$/.test(url));
    await page.goto(localizedPath(locale, '/services/labcraft'));
    await idle(page);
    expect(fetched()).toBe(false);
    await page
      .locator(`main a[href="${localizedPath(locale, PATH)}"]`)
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.locator('[data-awake]')).toBeVisible();
    expect(fetched()).toBe(true);
    await expect(page.locator('#studio-state')).toContainText(copy(locale).studio.fine);
    expect(withoutAborted(problems)).toEqual([]);
  });

test('from a sentence to a script, by way of blocks and plate', { tag: ['@smoke', '@mobile'] }, async ({
  page,
  baseURL,
}) => {
  const problems = await listen(page, baseURL ?? '');
  const { studio, check, take } = copy('ja');
  await open(page, 'ja');
  await showPart(page, 'say');
  await field(page).fill('A1に水を50 µL加える。よく混ぜる。');
  await expect(page.locator('[data-state="refused"]')).toHaveText(/混ぜる/);
  await field(page).fill('A1に水を50 µL加える。3回混ぜる。');
  await expect(page.locator('#studio-state')).toContainText(studio.fine);
  await showPart(page, 'check');
  const item = page.getByRole('treeitem').first();
  // With a finger the block is one target, with a pointer its value.
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) await item.click();
  else await item.locator('[data-field="volume"]').click();
  await page.getByRole('textbox', { name: check.fields.volume }).fill('80');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue(/A1に水を80 µLずつ/);
  await showPart(page, 'try');
  await expect(page.getByRole('gridcell', { name: /^A1：水 80 µL$/ })).toBeVisible();
  await page.getByRole('button', { name: take.title }).filter({ visible: true }).first().click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: take.save }).click();
  const script = readFileSync(await (await saved).path(), 'utf8');
  expect(script).toContain('p1.aspirate(80, reservoir["A1"])');
  expect(problems).toEqual([]);
});

test('a link brings the protocol to another visitor, in his language', { tag: '@engines' }, async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', {
      value: { writeText: (text: string) => document.body.setAttribute('data-copied', text) },
      configurable: true,
    }),
  );
  await open(page, 'ja');
  await field(page).fill('2列目に試薬Aを20 µLずつ分注する。');
  await page
    .getByRole('button', { name: copy('ja').take.title })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('button', { name: copy('ja').take.link }).click();
  await expect(page.locator('body')).toHaveAttribute('data-copied', /#p=/);
  const link = new URL((await page.locator('body').getAttribute('data-copied')) ?? '');
  await page.goto('/about');
  await open(page, 'en', link.hash);
  await expect(field(page)).toHaveValue(
    'Dispense 20 µL of reagent A into column 2, with new tips for each column.',
  );
});

test('what is typed outlasts a link, a reload and a switch of language', { tag: '@engines' }, async ({
  page,
}) => {
  const { say } = copy('ja');
  await open(page, 'ja');
  await field(page).fill('A1に水を50 µL加える。');
  const old = '#p=eyJ2ZXJzaW9uIjoxLCJzdGVwcyI6W3siZG8iOiJ3YWl0Iiwic2Vjb25kcyI6NX1dfQ';
  await page.evaluate((hash) => window.location.assign(hash), old);
  await expect(field(page)).toHaveValue('5秒待つ。');
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: say.undo }).click();
  await expect(field(page)).toHaveValue('A1に水を50 µL加える。');
  await page.reload();
  await expect(field(page)).toHaveValue('A1に水を50 µL加える。');
  await page.locator('a[data-keep-hash]').first().click();
  await expect(field(page)).toHaveValue('Dispense 50 µL of water into A1, with a new tip for each well.');
});

for (const { what, files } of [
  { what: 'every script', files: /\/assets\/client\// },
  { what: 'every module but the entry', files: /\/assets\/client\/(?!main-)/ },
])
  test(`examples and sayings pressed before ${what} has come are written into the text`, async ({ page }) => {
    const saying = page.locator('[data-say]:not([data-first])').first();
    const first = page.locator('[data-say][data-first]').first();
    const example = page.locator('main section[data-needs-script] button').nth(2);
    const press = async () => {
      for (const button of [example, saying, first]) await button.click();
    };
    await open(page, 'ja');
    await press();
    for (const button of [saying, first]) {
      const words = (await button.getAttribute('data-say')) as string;
      await expect.poll(() => field(page).inputValue()).toContain(words);
    }
    const expected = await field(page).inputValue();

    await page.evaluate(() => sessionStorage.clear());
    const release = await hold(page, files);
    await openHeld(page, PATH);
    await press();
    release();
    await expect(field(page)).toHaveValue(expected);
  });

test('an example below the bench opens in it, at its end, and is marked; undo brings back what was there', async ({
  page,
}) => {
  const { say } = copy('en');
  const texts = say.examples.map(({ text }: { text: string }) => text);
  const marked = page.locator('button[data-example][aria-current="true"]');
  await open(page, 'en');
  await expect(marked).toHaveAttribute('data-example', texts[0]);
  for (const text of [texts[3], texts[1], texts[3]] as string[]) {
    await page.getByRole('slider').press('Home');
    await page.locator('[data-example]').nth(texts.indexOf(text)).click();
    await expect(field(page)).toHaveValue(text);
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('data-example', text);
    // All of it is in sight: it is as high as the window below the header.
    await expect.poll(async () => (await page.locator('[data-studio]').boundingBox())?.y).toBeCloseTo(72, 0);
    const slider = page.getByRole('slider');
    await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
  }
  await page.getByRole('button', { name: say.undo, exact: true }).click();
  await expect(marked).toHaveAttribute('data-example', texts[1]);
  await page.reload();
  await expect(field(page)).toHaveValue(texts[1]);
  await expect(marked).toHaveAttribute('data-example', texts[1]);
});

test('the lines lie under their words, however wide the field is', { tag: '@mobile' }, async ({ page }) => {
  for (const locale of LOCALES) {
    await open(page, locale);
    await showPart(page, 'say');
    for (const example of copy(locale).say.examples) {
      await field(page).fill(example.text);
      const heights = await page.locator('[data-editor]').evaluate((box) => {
        const [back, area] = box.children as unknown as [HTMLElement, HTMLTextAreaElement];
        (box as HTMLElement).style.minHeight = '0';
        area.style.minHeight = '0';
        back.style.minHeight = '0';
        area.style.height = '0';
        const both = [back.getBoundingClientRect().height, area.scrollHeight];
        for (const one of [box, area, back]) one.removeAttribute('style');
        return both.map(Math.round);
      });
      expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThanOrEqual(1);
    }
  }
});

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [1024, 768],
] as const)
  test(`at ${width} × ${height} each button can be hit in its middle, in its place and on the full screen`, {
    tag: '@engines',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'ja');
    const covered = () =>
      page.locator('[data-studio] button:visible').evaluateAll((all) =>
        all
          .filter((button) => {
            button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
            const { x, y, width, height } = button.getBoundingClientRect();
            return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          })
          .map((button) => button.ariaLabel ?? button.textContent),
      );
    expect(await covered()).toEqual([]);
    await page.getByRole('button', { name: copy('ja').studio.full }).click();
    await expect.poll(() => page.evaluate(() => Boolean(document.fullscreenElement))).toBe(true);
    expect(await covered()).toEqual([]);
  });

test('without less motion it plays; with it there are steps alone', async ({ page }) => {
  const { rehearse } = copy('en');
  await open(page, 'en');
  await page.getByRole('button', { name: rehearse.play, exact: true }).click();
  await expect(page.getByRole('gridcell', { name: 'A2: empty' })).toBeAttached();
  await expect(page.getByRole('gridcell', { name: /^A2: reagent B/ })).toBeAttached();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'en');
  await expect(page.getByRole('button', { name: rehearse.forward })).toBeVisible();
  await expect(page.getByRole('button', { name: rehearse.play, exact: true })).toHaveCount(0);
});
