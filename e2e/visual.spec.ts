import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { picturesNote } from '../scripts/toolchain/chromium.mjs';

/**
 * The components as they look on the pages that use them, and the first screen of key pages. Screenshots depend on the
 * browser and the system's Japanese fonts, so they are compared only where those of the reference are installed
 * (Debian's chromium-headless-shell, fonts-noto-cjk), and made with `npx playwright test e2e/visual.spec.ts --update-snapshots`.
 */
const note = picturesNote();
test.skip(note !== undefined, note);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

/** The sticky header would lie over whatever is taller than the window. */
const hideHeader = (page: Page) =>
  page.locator('header[data-header]').evaluate((header) => {
    header.style.visibility = 'hidden';
  });

const COMPONENTS = [
  { name: 'header', path: '/', target: 'header .hd__in' },
  { name: 'hero-text', path: '/', target: '.hero__t' },
  { name: 'short-facts', path: '/', target: '.plate' },
  { name: 'day-ruler', path: '/', target: '.day' },
  { name: 'strengths', path: '/', target: '.cross' },
  { name: 'service-rows', path: '/', target: '.idx' },
  { name: 'steps', path: '/', target: '.steps' },
  { name: 'spread-curves', path: '/', target: '.case__v--d' },
  { name: 'awards', path: '/', target: '.tbl' },
  { name: 'news-list', path: '/', target: '[data-island="news-list"]' },
  { name: 'closing-ask', path: '/', target: '.ask' },
  { name: 'footer', path: '/', target: 'footer' },
  { name: 'facts', path: '/en', target: '.facts' },
  { name: 'labcraft-panel', path: '/en', target: '.lcw' },
  { name: 'case-row', path: '/en', target: '.erow__t >> nth=0' },
  { name: 'simple-footer', path: '/en', target: 'footer' },
  { name: 'not-found', path: '/nowhere', target: 'main' },
  // What both languages have, in the other one.
  { name: 'header-en', path: '/en', target: 'header .hd__in' },
  { name: 'hero-text-en', path: '/en', target: '.ehero__t' },
  { name: 'closing-ask-en', path: '/en', target: '.ask' },
  { name: 'footer-en', path: '/en/about', target: 'footer' },
  { name: 'table-en', path: '/en/about', target: '.tbl' },
  { name: 'steps-en', path: '/en/services/automation-consulting', target: '.steps' },
  { name: 'labcraft-panel-ja', path: '/services/labcraft', target: '.lcw' },
  { name: 'not-found-en', path: '/en/nowhere', target: 'main' },
] as const;

for (const { name, path, target } of COMPONENTS) {
  test(`@mobile the ${name} looks as drawn`, async ({ page }) => {
    await open(page, path);
    const component = page.locator(target).first();
    if (!name.startsWith('header')) await hideHeader(page);
    await component.scrollIntoViewIfNeeded();
    await expect(component).toHaveScreenshot(`${name}.png`);
  });
}

/** What opens, by the names of what opens it. */
const OPENED = [
  {
    ending: '',
    path: '/',
    services: 'サービス',
    menu: 'メニュー',
    dialog: '/services/custom-automation',
    opener: /培養操作の手技/,
  },
  {
    ending: '-en',
    path: '/en',
    services: 'Services',
    menu: 'Menu',
    dialog: '/en',
    opener: /Watch the LabCraft demo/,
  },
] as const;

for (const { ending, path, services, menu, dialog, opener } of OPENED) {
  const press = (page: Page, name: string) => page.locator('header').getByRole('button', { name }).click();

  test(`the services menu of ${path} looks as drawn`, async ({ page }) => {
    await open(page, path);
    await press(page, services);
    await expect(page.locator('#services-menu')).toHaveScreenshot(`services-menu${ending}.png`);
  });

  test(`@mobile-only the site menu of ${path} looks as drawn`, async ({ page }) => {
    await open(page, path);
    await press(page, menu);
    await expect(page).toHaveScreenshot(`site-menu${ending}.png`);
  });

  test(`@mobile a dialog of ${dialog} looks as drawn`, async ({ page }) => {
    await page.route(/youtube/, (route) => route.abort());
    await open(page, dialog);
    await page.locator('main').getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog')).toHaveScreenshot(`dialog${ending}.png`, {
      mask: [page.locator('dialog').locator('iframe, img')],
      maskColor: '#ccc',
    });
  });

  test(`a notice of ${path} looks as drawn`, async ({ page }) => {
    await open(page, path);
    await press(page, services);
    await page.locator('#services-menu').getByRole('button').click();
    await expect(page.locator('[data-toast]')).toHaveScreenshot(`toast${ending}.png`);
  });
}

/** One of each layout. What they show below is made of the components above, or in the tests of the page. */
const PAGES = [
  '/',
  '/services/custom-automation',
  '/services/labcraft',
  '/services/tore',
  '/cases/bio-automation',
  '/news',
  '/labneeds/examples',
  '/whitepaper',
  '/contact',
];

/** Pictures are content: a new one is no fault, and as a file it would be large. */
const pictures = (page: Page) => page.locator('picture, video');

for (const path of PAGES.flatMap((page) => LOCALES.map((locale) => localizedPath(locale, page)))) {
  const name = path === '/' ? 'ja' : path.slice(1).replaceAll('/', '-');
  test(`@mobile ${path} looks as drawn at first sight`, async ({ page }) => {
    await open(page, path);
    await expect(page).toHaveScreenshot(`first-sight-${name}.png`, {
      mask: [pictures(page)],
      maskColor: '#ccc',
    });
  });
}

test('a change of one colour is noticed', async ({ page }, { config }) => {
  test.skip(/all|changed/.test(config.updateSnapshots), 'the fault would be stored as the way things look');
  await open(page, '/');
  await page.locator('header .hd__in').evaluate((header) => {
    header.style.setProperty('background', '#0c6b58');
  });
  const compare = async () =>
    await expect(page.locator('header .hd__in')).toHaveScreenshot('header.png', { timeout: 3000 });
  await expect(compare).rejects.toThrow('different');
});
