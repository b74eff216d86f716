import { expect, type Locator, type Page, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { messages } from '../tests/words.ts';
import { picturesNote } from '../tools/toolchain/chromium.mjs';
import { awake } from './faults/awake.ts';

/**
 * The sections of pages, what opens, and the first screen of key pages; components by themselves are in
 * components.spec.ts. Screenshots depend on the browser and the system's Japanese fonts, so they are compared only where
 * those of the reference are installed (Debian's chromium-headless-shell, fonts-noto-cjk), and made with
 * `npx playwright test e2e/visual.spec.ts --update-snapshots`.
 */
const note = picturesNote();
test.skip(note !== undefined, note);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await hidePictures(page);
}

/** Pictures are content: a new one is no fault, as a file it would be large, and a busy machine draws it late. */
const hidePictures = (page: Page) =>
  page.evaluate(() => {
    for (const picture of document.querySelectorAll<HTMLElement>('img, video'))
      picture.style.visibility = 'hidden';
  });

/** The sticky header would lie over whatever is taller than the window. */
const hideHeader = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    header.style.visibility = 'hidden';
  });

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const main = (page: Page) => page.getByRole('main');
/** A section of a page, counted from 0, the first screen. */
const section = (index: number) => (page: Page) => main(page).locator('section').nth(index);
const closing = (page: Page) => main(page).locator('section').last();

const COMPONENTS: readonly [name: string, path: string, component: (page: Page) => Locator][] = [
  ['header', '/', header],
  ['short-facts', '/', section(1)],
  ['pains', '/', section(3)],
  ['strengths', '/', section(4)],
  ['services', '/', section(5)],
  ['steps', '/', section(6)],
  ['cases', '/', section(7)],
  ['awards', '/', section(8)],
  ['news', '/', section(10)],
  ['closing-ask', '/', closing],
  ['footer', '/', footer],
  ['not-found', '/nowhere', main],
  // What English has of its own.
  ['header-en', '/en', header],
  ['facts', '/en', section(1)],
  ['labcraft-panel', '/en', section(2)],
  ['case-rows', '/en', section(3)],
  ['closing-ask-en', '/en', closing],
  ['simple-footer', '/en', footer],
  ['footer-en', '/en/about', footer],
];

for (const [name, path, component] of COMPONENTS)
  test(`@mobile the ${name} looks as drawn`, async ({ page }) => {
    await open(page, path);
    if (!name.startsWith('header')) await hideHeader(page);
    await component(page).scrollIntoViewIfNeeded();
    await expect(component(page)).toHaveScreenshot(`${name}.png`);
  });

/** What opens, by the names of what opens it. */
const OPENED = [
  { locale: 'ja', ending: '', dialog: '/services/custom-automation' },
  { locale: 'en', ending: '-en', dialog: '/' },
] as const;

for (const { locale, ending, dialog } of OPENED) {
  const home = localizedPath(locale, '/');
  const at = localizedPath(locale, dialog);
  const { header: names } = messages[locale];
  const press = (page: Page, name: string) => header(page).getByRole('button', { name }).click();

  test(`the services menu of ${home} looks as drawn`, async ({ page }) => {
    await open(page, home);
    await press(page, names.services);
    await expect(page.locator('#services-menu')).toHaveScreenshot(`services-menu${ending}.png`);
  });

  test(`@mobile-only the site menu of ${home} looks as drawn`, async ({ page }) => {
    await open(page, home);
    await press(page, names.menu);
    await expect(page).toHaveScreenshot(`site-menu${ending}.png`);
  });

  test(`@mobile a dialog of ${at} looks as drawn`, async ({ page }) => {
    await page.route(/youtube/, (route) => route.abort());
    await open(page, at);
    await main(page).locator('[command="show-modal"]').first().click();
    await expect(page.getByRole('dialog')).toHaveScreenshot(`dialog${ending}.png`, {
      mask: [page.locator('dialog').locator('iframe, img')],
      maskColor: '#ccc',
    });
  });

  test(`a notice of ${home} looks as drawn`, async ({ page }) => {
    await open(page, home);
    await press(page, names.services);
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

for (const path of PAGES.flatMap((page) => LOCALES.map((locale) => localizedPath(locale, page)))) {
  const name = path === '/' ? 'ja' : path.slice(1).replaceAll('/', '-');
  test(`@mobile ${path} looks as drawn at first sight`, async ({ page }) => {
    await open(page, path);
    await expect(page).toHaveScreenshot(`first-sight-${name}.png`);
  });
}

/** The two tools, once their scripts run. */
const TOOLS = ['/plan', '/services/labcraft/try'];

for (const path of TOOLS.flatMap((tool) => LOCALES.map((locale) => localizedPath(locale, tool))))
  test(`@mobile the tool of ${path} looks as drawn`, async ({ page }) => {
    // A paper bears its day.
    await page.clock.setFixedTime(new Date('2026-04-01T12:00:00+09:00'));
    await open(page, path);
    await awake(page);
    await hideHeader(page);
    await main(page)
      .locator('[data-island]')
      .evaluate((tool) => tool.scrollIntoView({ block: 'start' }));
    await expect(page).toHaveScreenshot(`tool-${path.slice(1).replaceAll('/', '-')}.png`);
  });

test('a change of one colour is noticed', { tag: '@full' }, async ({ page }, { config }) => {
  test.skip(/all|changed/.test(config.updateSnapshots), 'the fault would be stored as the way things look');
  await open(page, '/');
  await header(page).evaluate((element) => {
    element.style.setProperty('background', '#0c6b58');
  });
  const compare = async () => await expect(header(page)).toHaveScreenshot('header.png', { timeout: 3000 });
  await expect(compare).rejects.toThrow('different');
});
