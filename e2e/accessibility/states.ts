import { expect, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { PLAYER } from '../console.ts';

export type Width = 1440 | 390;

export type State = {
  name: string;
  /** Language-neutral path. */
  path: string;
  /** Where it can be reached, if not in either. */
  widths?: readonly Width[];
  /** What is open in front of the page: the keyboard is to stay or to start there. */
  front?: string;
  /** Brings the page into the state, and waits until it is there. */
  reach(page: Page): Promise<void>;
};

const WIDE = [1440] as const;
const NARROW = [390] as const;
const WIDTHS: readonly Width[] = [...WIDE, ...NARROW];

export const widthsOf = ({ widths = WIDTHS }: State): readonly Width[] => widths;

const DIALOG = 'dialog:modal';

const shows = (page: Page, selector: string) => expect(page.locator(selector).first()).toBeVisible();

/** Presses the first visible one. */
const press = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).first().click();

/** Presses what opens something, and waits for it. */
const opens = (opener: string, opened: string) => async (page: Page) => {
  await press(page, opener);
  await shows(page, opened);
};
const servicesMenu = opens('header [popovertarget="services-menu"]', '#services-menu');
const openDialog = opens('main [command="show-modal"]', DIALOG);
const unfold = opens('main details summary', 'main details[open]');

const secondChip = async (page: Page) => {
  const chip = page.locator('main fieldset button').nth(1);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
};

const secondPage = async (page: Page) => {
  await page.locator('[data-pager] button', { hasText: /^2$/ }).click();
  await expect(page.locator('[data-pager] [aria-current="page"]')).toHaveText('2');
  // The header lies over some of what stands above the result, as it does wherever a page is scrolled to.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
};

const sendSearch = async (page: Page, text: string) => {
  const field = page.locator('main [type="search"]').first();
  await field.fill(text);
  await field.press('Enter');
};

/** Looks for what is nowhere; of these rows none is left. */
const nothingFound = (rows: string) => async (page: Page) => {
  await sendSearch(page, 'xyzzy');
  await expect(page.locator(`${rows}:visible`)).toHaveCount(0);
};

/** A toast waits as long as the pointer is on it; the engines need longer than it has. */
const toast = async (page: Page) => {
  await shows(page, '[data-toast]');
  await page.locator('[data-toast]').first().hover();
};
const toastOf = (opener: string) => async (page: Page) => {
  await press(page, opener);
  await toast(page);
};

/** Types into the search; `shown` is what only its answer has. */
const search = (text: string, shown: string) => async (page: Page) => {
  await press(page, 'header [data-search]');
  await page.locator('[data-search-dialog] [type="search"]').fill(text);
  await shows(page, `[data-search-dialog] ${shown}`);
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
  { name: 'services menu', path: '/', widths: WIDE, reach: servicesMenu },
  {
    name: 'menu',
    path: '/contact',
    widths: NARROW,
    front: '#site-menu',
    reach: opens('header [popovertarget="site-menu"]', '#site-menu'),
  },
  { name: 'services menu over a night hero', path: '/services/labcraft', widths: WIDE, reach: servicesMenu },
  {
    name: 'search suggestions',
    path: '/',
    front: DIALOG,
    reach: search('', '[data-search-sample="heading"]'),
  },
  {
    name: 'search results',
    path: '/about',
    front: DIALOG,
    reach: search('LabCraft', '[data-search-results] mark'),
  },
  {
    name: 'search without results',
    path: '/',
    front: DIALOG,
    reach: search('xyzzy', '[data-search-sample="none"]'),
  },
  { name: 'questions of the form', path: '/contact', front: DIALOG, reach: openDialog },
  { name: 'case dialog', path: '/services/custom-automation', front: DIALOG, reach: openDialog },
  { name: 'answer unfolded', path: '/services/custom-automation', reach: unfold },
  {
    name: 'range of another arm, and a pain ticked',
    path: '/services/custom-automation',
    async reach(page) {
      await page.locator('main [type="radio"]').last().check({ force: true });
      await page.locator('main [type="checkbox"]').first().check({ force: true });
    },
  },
  {
    name: 'studio with a sentence that is not understood, and a mistake',
    path: '/services/labcraft/try',
    async reach(page) {
      await shows(page, '[data-awake]');
      // On a phone the sentences are behind a tab.
      const words = page.getByRole('tab', { name: /^(?:ことば|Words)$/ });
      if (await words.isVisible()) await words.click();
      // Understood in both languages alike: not at all.
      await page.locator('[data-editor] textarea').fill('???');
      await shows(page, 'main [data-state="refused"]');
      // The header lies over some of what stands above the field.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  {
    name: 'studio with the values of a block',
    path: '/services/labcraft/try',
    widths: WIDE,
    async reach(page) {
      await shows(page, '[data-awake]');
      await page.locator('[data-path="1"] [data-field="at"]').click();
      await shows(page, '[data-edit="at"]');
    },
  },
  {
    name: 'studio with the files to take home',
    path: '/services/labcraft/try',
    widths: WIDE,
    async reach(page) {
      await shows(page, '[data-awake]');
      await page
        .getByRole('button', { name: /^(?:持ち帰る|Take it home)$/ })
        .first()
        .click();
      await shows(page, 'main dialog[open]');
    },
  },
  { name: 'answer unfolded', path: '/services/tore', reach: unfold },
  {
    name: 'film playing',
    path: '/services/tore',
    reach: withPlayer(opens('main button[data-video-play]', 'main iframe')),
  },
  { name: 'toast of what is to come', path: '/services', reach: toastOf('main [data-toast-title]') },
  {
    name: 'toast of what is to come',
    path: '/tech/waste-liquid',
    reach: toastOf('main [data-toast-title]'),
  },
  { name: 'toast of a download', path: '/whitepaper', reach: toastOf('main [data-download-from]') },
  {
    name: 'category chosen, second page left',
    path: '/news',
    async reach(page) {
      await secondPage(page);
      await secondChip(page);
      await expect(page).toHaveURL(/\?category=[\w-]+$/);
    },
  },
  { name: 'second page', path: '/news', reach: secondPage },
  {
    name: 'found, and a toast',
    path: '/news',
    async reach(page) {
      await sendSearch(page, 'LabCraft');
      await toast(page);
    },
  },
  { name: 'tag chosen', path: '/blog', reach: secondChip },
  { name: 'nothing found', path: '/blog', reach: nothingFound('main [data-list] > li') },
  { name: 'nothing found', path: '/labneeds/examples', reach: nothingFound('main [data-list] > li') },
  {
    name: 'field chosen',
    path: '/labneeds/examples',
    async reach(page) {
      await page.locator('main select').first().selectOption({ index: 1 });
      await expect(page).toHaveURL(/\?field=/);
    },
  },
  { name: 'industry chosen', path: '/cases', reach: secondChip },
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
const OWN_STATES: readonly (State & { locale: Locale })[] = [
  {
    locale: 'en',
    name: 'film in a dialog',
    path: '/',
    reach: withPlayer(opens('main [command="show-modal"]', `${DIALOG} iframe`)),
  },
  {
    locale: 'ja',
    name: 'film playing',
    path: '/',
    reach: withPlayer(opens('main button[data-video-play]', 'main iframe')),
  },
];

/** A state as it is looked at: the page in one language and one width. */
export type Seen = { path: string; width: Width; state: State };

const seenIn = (locales: readonly Locale[]) => (state: State) =>
  widthsOf(state).flatMap((width) =>
    locales.map((locale): Seen => ({ path: localizedPath(locale, state.path), width, state })),
  );

/** Every state in every language and width that has it. */
export const ALL_SEEN: readonly Seen[] = [
  ...STATES.flatMap(seenIn(LOCALES)),
  ...OWN_STATES.flatMap((state) => seenIn([state.locale])(state)),
];

/** Every state once, in the languages and widths by turns. */
export const SEEN_ONCE: readonly Seen[] = [...STATES, ...OWN_STATES].map((state, index) => {
  const seen = ALL_SEEN.filter((one) => one.state === state);
  return seen[index % seen.length] as Seen;
});
