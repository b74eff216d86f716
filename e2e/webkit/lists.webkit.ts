import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Key } from 'selenium-webdriver';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { copy } from '../../tests/words.ts';
import { blogIn, casesIn, examplesIn, type List, newsIn } from '../lists.ts';
import type { Page } from './page.ts';
import { inWebKit } from './suite.ts';

/** Lists with a search field, what is typed, and how many rows that leaves: words that are folded in their own way. */
const TYPED: readonly [List, words: string][] = [
  [newsIn('ja'), 'ＬＡＢcraft'],
  [blogIn('en'), 'REPRODUCIB'],
  [examplesIn('ja'), '分注'],
  [examplesIn('en'), 'reagents'],
];

const back = (page: Page) => page.driver.navigate().back();

inWebKit('WebKit: lists', (tools) => {
  for (const { path, items, addresses, perPage, choice } of [
    ...LOCALES.flatMap((locale) => [casesIn(locale), newsIn(locale), blogIn(locale)]),
  ])
    it(`${path} is narrowed by a button, keeps the focus there, and back undoes it`, async () => {
      const { page } = tools();
      const shown = `main ${items.replace(/^main /, '')}`;
      const [all, left] = [Math.min(addresses.length, perPage), choice.addresses.length];
      await page.open(path);
      await page.shows(shown, all);
      await page.click('main fieldset button', choice.label);
      await page.shows(shown, left);
      await page.shows('main fieldset button[aria-pressed="true"]', 1, choice.label);
      await page.focusIsOn('main fieldset button[aria-pressed="true"]');
      await page.isAt(path + choice.query);
      await back(page);
      await page.shows(shown, all);
      await page.driver.navigate().forward();
      await page.shows(shown, left);
      await page.open(path + choice.query);
      await page.shows(shown, left);
    });

  for (const [{ path, items }, words] of TYPED)
    it(`${path} finds what is typed, and its address can be shared`, async () => {
      const { page } = tools();
      await page.open(path);
      const before = (await page.visible(items)).length;
      await page.click('main input[type="search"]');
      await page.press(words, Key.ENTER);
      await page.sees(async () => (await page.visible(items)).length < before, true);
      const found = (await page.visible(items)).length;
      assert.ok(found > 0);
      const shared = await page.address();
      await page.open('/about');
      await page.open(shared);
      await page.shows(items, found);
    });

  for (const { path, items, addresses, choice } of LOCALES.map(examplesIn))
    it(`${path} is narrowed by its select boxes`, async () => {
      const { page } = tools();
      await page.open(path);
      await page.shows(items, addresses.length);
      await page.choose(choice.query.replace(/.*=/, ''));
      await page.shows(items, choice.addresses.length);
      await page.isAt(path + choice.query);
    });

  it('/cases changes its tabs with the pointer and with the keys', async () => {
    const { page } = tools();
    await page.open('/cases');
    await page.click('[role="tab"]', copy('cases', 'ja').tabs.tech);
    await page.isAt('/cases?tab=tech');
    await page.shows('[role="tabpanel"]', 1);
    await page.press(Key.ARROW_RIGHT);
    await page.focusIsOn('[role="tab"][aria-selected="true"]');
    await page.shows('#cases-panel', 1);
  });
});
