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
] as const;

for (const { name, path, target } of COMPONENTS) {
  test(`@mobile the ${name} looks as drawn`, async ({ page }) => {
    await open(page, path);
    const component = page.locator(target).first();
    if (name !== 'header') await hideHeader(page);
    await component.scrollIntoViewIfNeeded();
    await expect(component).toHaveScreenshot(`${name}.png`);
  });
}

test('the services menu looks as drawn', async ({ page }) => {
  await open(page, '/');
  await page.locator('header').getByRole('button', { name: 'サービス' }).click();
  await expect(page.locator('#services-menu')).toHaveScreenshot('services-menu.png');
});

test('@mobile-only the site menu looks as drawn', async ({ page }) => {
  await open(page, '/');
  await page.locator('header').getByRole('button', { name: 'メニュー' }).click();
  await expect(page).toHaveScreenshot('site-menu.png');
});

test('@mobile a dialog looks as drawn', async ({ page }) => {
  await page.route(/youtube/, (route) => route.abort());
  await open(page, '/en');
  await page.getByRole('button', { name: /Watch the LabCraft demo/ }).click();
  await expect(page.getByRole('dialog')).toHaveScreenshot('dialog.png', { mask: [page.locator('iframe')] });
});

test('a notice looks as drawn', async ({ page }) => {
  await open(page, '/');
  await page.locator('header').getByRole('button', { name: 'サービス' }).click();
  await page.locator('#services-menu').getByRole('button').click();
  await expect(page.locator('[data-toast]')).toHaveScreenshot('toast.png');
});

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
