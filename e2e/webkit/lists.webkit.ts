import { it } from 'node:test';
import { Key } from 'selenium-webdriver';
import type { Page } from './page.ts';
import { inWebKit } from './suite.ts';

/** A list with the chip that narrows it, what is left then, and the address that says so. */
const CHIPS = [
  { path: '/', rows: 'ul.nrow > li', all: 3, chip: 'サービス', left: 2, address: '/' },
  {
    path: '/cases',
    rows: '#cases-panel li.crow',
    all: 5,
    chip: '化学',
    left: 3,
    address: '/cases?industry=chemistry',
  },
  {
    path: '/en/cases',
    rows: '#cases-panel li.crow',
    all: 5,
    chip: 'Chemistry',
    left: 3,
    address: '/en/cases?industry=chemistry',
  },
  {
    path: '/news',
    rows: '[data-list] > li',
    all: 4,
    chip: 'サービス',
    left: 2,
    address: '/news?category=service',
  },
  {
    path: '/en/news',
    rows: '[data-list] > li',
    all: 4,
    chip: 'Services',
    left: 2,
    address: '/en/news?category=service',
  },
  { path: '/blog', rows: '.bp', all: 4, chip: 'React', left: 1, address: '/blog?tag=react' },
  { path: '/en/blog', rows: '.bp', all: 4, chip: 'React', left: 1, address: '/en/blog?tag=react' },
] as const;

/** Lists with a search field, what is typed, and how many rows that leaves. */
const FIELDS = [
  { path: '/news', rows: '[data-list] > li', words: 'ＬＡＢcraft', left: 1 },
  { path: '/en/blog', rows: '.bp', words: 'REPRODUCIB', left: 1 },
  { path: '/labneeds/examples', rows: '[data-list] > li', words: '分注', left: 1 },
  { path: '/en/labneeds/examples', rows: '[data-list] > li', words: 'reagents', left: 1 },
] as const;

const back = (page: Page) => page.driver.navigate().back();

inWebKit('WebKit: lists', (tools) => {
  for (const { path, rows, all, chip, left, address } of CHIPS)
    it(`${path} is narrowed by a button, keeps the focus there, and back undoes it`, async () => {
      const { page } = tools();
      const shown = `main ${rows}`;
      await page.open(path);
      await page.shows(shown, all);
      await page.click('main fieldset button', chip);
      await page.shows(shown, left);
      await page.shows('main fieldset button[aria-pressed="true"]', 1, chip);
      await page.focusIsOn('main fieldset button[aria-pressed="true"]');
      await page.isAt(address);
      if (address === path) return;
      await back(page);
      await page.shows(shown, all);
      await page.driver.navigate().forward();
      await page.shows(shown, left);
      await page.open(address);
      await page.shows(shown, left);
    });

  for (const { path, rows, words, left } of FIELDS)
    it(`${path} finds what is typed, and its address can be shared`, async () => {
      const { page } = tools();
      await page.open(path);
      await page.click('main input[type="search"]');
      await page.press(words, Key.ENTER);
      await page.shows(`main ${rows}`, left);
      const shared = await page.address();
      await page.open('/about');
      await page.open(shared);
      await page.shows(`main ${rows}`, left);
    });

  for (const path of ['/labneeds/examples', '/en/labneeds/examples'])
    it(`${path} is narrowed by its select boxes`, async () => {
      const { page } = tools();
      await page.open(path);
      await page.shows('main [data-list] > li', 4);
      await page.choose('environment');
      await page.shows('main [data-list] > li', 1);
      await page.isAt(`${path}?field=environment`);
    });

  for (const path of ['/news', '/en/blog'])
    it(`${path} turns its pages`, async () => {
      const { page } = tools();
      await page.open(path);
      await page.click('main nav button', path.startsWith('/en') ? 'Page 2' : '2ページ目');
      await page.isAt(`${path}?page=2`);
      await page.shows('main [data-list] > li, main .bp', 2);
    });

  it('/cases changes its tabs with the pointer and with the keys', async () => {
    const { page } = tools();
    await page.open('/cases');
    await page.click('[role="tab"]', '技術応用例');
    await page.isAt('/cases?tab=tech');
    await page.shows('[role="tabpanel"]', 1);
    await page.press(Key.ARROW_RIGHT);
    await page.focusIsOn('[role="tab"][aria-selected="true"]');
    await page.shows('#cases-panel', 1);
  });
});
