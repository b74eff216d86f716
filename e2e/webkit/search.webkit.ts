import { it } from 'node:test';
import { Key } from 'selenium-webdriver';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { EN, EXAMPLE, type Expected, JA } from '../../tests/search-queries.ts';
import { messages } from '../../tests/words.ts';
import type { Page } from './page.ts';
import { inWebKit } from './suite.ts';

const DIALOG = '[data-search-dialog]';
const RESULT = '[data-search-results] li a';
const FIELD = 'input[type="search"]';

const LANGUAGES = LOCALES.map((locale) => ({
  home: localizedPath(locale, '/'),
  open: messages[locale].search.open,
  words: EXAMPLE[locale].query,
  first: EXAMPLE[locale].first,
}));

/** What WebKit's own handling of text could change: width, kana, marks, look-alike hyphens, misspellings. */
const HANDFUL = new Set([
  'ＬａｂＣｒａｆｔ',
  'ﾗﾎﾞｸﾗﾌﾄ',
  'らぼくらふと',
  'labcrft',
  'ロボットア−ム',
  'メンテナンス料金',
  'pH調整',
  'キャッシュレス　食堂',
  'robotic arms',
  'maintainance',
  'governing law',
]);

const firstResult = (page: Page, of = RESULT) =>
  page.run<string | null>('return document.querySelector(arguments[0])?.getAttribute("href") ?? null', of);

inWebKit('WebKit: the search', (tools) => {
  for (const { home, open, words, first } of LANGUAGES) {
    it(`${home}: opens by its button, finds while one types, and gives the focus back`, async () => {
      const { page } = tools();
      await page.open(home);
      await page.click('header [data-search][title]', open);
      await page.shows(DIALOG, 1);
      await page.focusIsOn(`${DIALOG} ${FIELD}`);
      await page.press(words);
      await page.sees(() => firstResult(page), first);
      await page.shows(`${DIALOG} [data-search-status]`, 1);
      // The first clears the field, as the browser wants it.
      await page.press(Key.ESCAPE);
      await page.sees(() => page.run('return document.activeElement.value'), '');
      await page.press(Key.ESCAPE);
      await page.shows(DIALOG, 0);
      await page.focusIsOn('header [data-search]');
    });

    it(`${home}: opens by keys, walks with the arrows and goes by Enter`, async () => {
      const { page } = tools();
      await page.open(home);
      await page.pressControl('k');
      await page.shows(DIALOG, 1);
      await page.press(Key.ESCAPE);
      await page.shows(DIALOG, 0);
      await page.press('/');
      await page.focusIsOn(`${DIALOG} ${FIELD}`);
      await page.press(words);
      await page.sees(() => firstResult(page), first);
      await page.press(Key.ARROW_DOWN);
      await page.focusIsOn(`[data-search-results] li:first-child a`);
      await page.press(Key.ARROW_UP);
      await page.focusIsOn(`${DIALOG} ${FIELD}`);
      await page.press(Key.ARROW_DOWN, Key.ENTER);
      await page.isAt(first);
    });
  }

  for (const [path, table] of [
    ['/search', JA],
    ['/en/search', EN],
  ] as [string, readonly Expected[]][])
    for (const [query, first] of table.filter(([query]) => HANDFUL.has(query)))
      it(`${path}: ${query} finds its page first`, async () => {
        const { page } = tools();
        await page.open(`${path}?q=${encodeURIComponent(query)}`);
        await page.sees(async () => {
          const found = (await firstResult(page, `[data-search-page] ${RESULT}`)) ?? '';
          return first.includes('#') ? found : found.replace(/#.*/, '');
        }, first);
      });

  it('every one of the handful is in the table', async () => {
    const known = new Set([...JA, ...EN].map(([query]) => query));
    await tools().page.sees(async () => [...HANDFUL].filter((query) => !known.has(query)), []);
  });
});
