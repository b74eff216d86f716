import { expect, type Page } from '@playwright/test';
import { PLAYER } from '../noise.ts';

export type State = {
  name: string;
  /** Language-neutral path. */
  path: string;
  /** 1440 unless given. */
  width?: 390;
  /** Brings the page into the state, and waits until it is there. */
  reach(page: Page): Promise<void>;
};

const shows = (page: Page, selector: string) => expect(page.locator(selector).first()).toBeVisible();

/** Presses the first visible one. */
const press = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).first().click();

const fill = async (page: Page, text: string) => {
  const field = page.locator('main [type="search"]').first();
  await field.fill(text);
  await field.press('Enter');
};

/** A toast waits as long as the pointer is on it; the engines need longer than it has. */
const toast = async (page: Page) => {
  await shows(page, '[data-toast]');
  await page.locator('[data-toast]').first().hover();
};

const search = async (page: Page, text: string) => {
  await press(page, 'header [data-search]');
  await page.locator('[data-search-dialog] [type="search"]').fill(text);
  await shows(page, '[data-search-results] li');
};

/** Another site's player stays out: the test answers in its place. Engines look into it, so it has to be there. */
const withPlayer =
  (reach: State['reach']): State['reach'] =>
  async (page) => {
    await page.route(`${PLAYER}**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>p</title><main><h1>p</h1></main>',
      }),
    );
    await reach(page);
    await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
  };

/** What appears when a page is used: every kind of menu, dialog, toast, filter, tab and fold that the site has. */
export const STATES: readonly State[] = [
  {
    name: 'services menu',
    path: '/',
    async reach(page) {
      await press(page, 'header [popovertarget="services-menu"]');
      await shows(page, '#services-menu');
    },
  },
  {
    name: 'menu',
    path: '/contact',
    width: 390,
    async reach(page) {
      await press(page, 'header [popovertarget="site-menu"]');
      await shows(page, '#site-menu');
    },
  },
  {
    name: 'services menu over a night hero',
    path: '/services/labcraft',
    async reach(page) {
      await press(page, 'header [popovertarget="services-menu"]');
      await shows(page, '#services-menu');
    },
  },
  { name: 'search suggestions', path: '/', reach: (page) => search(page, '') },
  { name: 'search results', path: '/about', reach: (page) => search(page, 'LabCraft') },
  {
    name: 'search results on a phone',
    path: '/about',
    width: 390,
    reach: (page) => search(page, 'LabCraft'),
  },
  { name: 'search without results', path: '/', reach: (page) => search(page, 'xyzzy') },
  {
    name: 'questions of the form',
    path: '/contact',
    async reach(page) {
      await press(page, 'main [command="show-modal"]');
      await shows(page, 'dialog:modal');
    },
  },
  {
    name: 'case dialog',
    path: '/services/custom-automation',
    async reach(page) {
      await press(page, 'main [command="show-modal"]');
      await shows(page, 'dialog:modal');
    },
  },
  {
    name: 'case dialog on a phone',
    path: '/services/custom-automation',
    width: 390,
    async reach(page) {
      await press(page, 'main [command="show-modal"]');
      await shows(page, 'dialog:modal');
    },
  },
  {
    name: 'answer unfolded',
    path: '/services/custom-automation',
    async reach(page) {
      await press(page, 'main details summary');
      await shows(page, 'main details[open]');
    },
  },
  {
    name: 'range of another arm, and a pain ticked',
    path: '/services/custom-automation',
    async reach(page) {
      await page.locator('main [type="radio"]').last().check({ force: true });
      await page.locator('main [type="checkbox"]').first().check({ force: true });
    },
  },
  {
    name: 'answer unfolded',
    path: '/services/tore',
    async reach(page) {
      await press(page, 'main details summary');
      await shows(page, 'main details[open]');
    },
  },
  {
    name: 'film playing',
    path: '/services/tore',
    reach: withPlayer(async (page) => {
      await press(page, 'main button.vid');
      await shows(page, 'main iframe');
    }),
  },
  {
    name: 'toast of what is to come',
    path: '/services',
    async reach(page) {
      await press(page, 'main [data-toast-title]');
      await toast(page);
    },
  },
  {
    name: 'toast on a phone',
    path: '/tech/waste-liquid',
    width: 390,
    async reach(page) {
      await press(page, 'main [data-toast-title]');
      await toast(page);
    },
  },
  {
    name: 'toast of a download',
    path: '/whitepaper',
    async reach(page) {
      await press(page, 'main [data-download-from]');
      await toast(page);
    },
  },
  {
    name: 'news of a category',
    path: '/',
    async reach(page) {
      await page.locator('main fieldset .chip').nth(1).click();
      await shows(page, 'main fieldset .chip:nth-of-type(2)[aria-pressed="true"]');
    },
  },
  {
    name: 'category chosen, second page left',
    path: '/news',
    async reach(page) {
      await page.locator('main fieldset .chip').nth(1).click();
      await shows(page, 'main fieldset .chip:nth-of-type(2)[aria-pressed="true"]');
    },
  },
  {
    name: 'second page',
    path: '/news',
    async reach(page) {
      await page.locator('[data-pager] button', { hasText: /^2$/ }).click();
      await shows(page, '[data-pager] [aria-current="page"]');
    },
  },
  {
    name: 'nothing found, and a toast',
    path: '/news',
    async reach(page) {
      await fill(page, 'xyzzy');
      await toast(page);
    },
  },
  {
    name: 'tag chosen',
    path: '/blog',
    async reach(page) {
      await page.locator('main fieldset .chip').nth(1).click();
      await shows(page, 'main fieldset .chip:nth-of-type(2)[aria-pressed="true"]');
    },
  },
  {
    name: 'nothing found',
    path: '/blog',
    async reach(page) {
      await fill(page, 'xyzzy');
      await expect(page.locator('.bp:visible')).toHaveCount(0);
    },
  },
  {
    name: 'nothing found',
    path: '/labneeds/examples',
    async reach(page) {
      await fill(page, 'xyzzy');
      await expect(page.locator('main').getByText('xyzzy')).toHaveCount(0);
    },
  },
  {
    name: 'field chosen',
    path: '/labneeds/examples',
    async reach(page) {
      await page.locator('main select').first().selectOption({ index: 1 });
    },
  },
  {
    name: 'industry chosen',
    path: '/cases',
    async reach(page) {
      await page.locator('main fieldset .chip').nth(1).click();
      await shows(page, 'main fieldset .chip:nth-of-type(2)[aria-pressed="true"]');
    },
  },
  {
    name: 'other tab',
    path: '/cases',
    async reach(page) {
      await page.locator('main [role="tab"]').last().click();
      await shows(page, '#tech-panel');
    },
  },
];

/** States that only one language has: its home is laid out in its own way. */
export const OWN_STATES: readonly (State & { locale: 'ja' | 'en' })[] = [
  {
    locale: 'en',
    name: 'film in a dialog',
    path: '/',
    reach: withPlayer(async (page) => {
      await press(page, 'main [command="show-modal"]');
      await shows(page, 'dialog:modal iframe');
    }),
  },
  {
    locale: 'ja',
    name: 'film playing',
    path: '/',
    reach: withPlayer(async (page) => {
      await press(page, 'main button.vid');
      await shows(page, 'main iframe');
    }),
  },
];
