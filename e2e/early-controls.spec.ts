import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { PAGES } from '../tests/built/out.ts';
import { ROUTES } from '../tests/words.ts';
import { among, KINDS } from './built-routes';
import { awake } from './faults/awake';
import { hold, openHeld } from './held-scripts';

/** Every control that script serves, used before its script has come: the page ends as one that was used later. */

const SERVED = PAGES.filter(({ html }) => html.includes('data-needs-script')).map(({ path }) => path);
/** Its controls can be pressed when they can do something, and not before. */
const STUDIO = ROUTES.labcraftTry;
const PATHS = KINDS.filter((kind) => kind !== STUDIO)
  .flatMap((kind) => LOCALES.map((locale) => localizedPath(locale, kind)))
  .filter((path) => SERVED.includes(path));
/** Lists, tabs, the search, a clip, a download, what is copied, and a notice. All others are used in full. */
const QUICK = among(PATHS, [
  '/en/news',
  '/cases',
  '/labneeds',
  '/search',
  '/en/services/labcraft',
  '/whitepaper',
]);
const SCRIPTS = [
  { what: 'every script', files: /\/assets\/client\// },
  { what: 'every module but the entry', files: /\/assets\/client\/(?!main-)/ },
];

/** Keeps a record of what toasts say: each takes the place of the one before it. */
const noteToasts = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset.toast)
            document.documentElement.dataset.said = `${document.documentElement.dataset.said ?? ''}${node.textContent}\n`;
    }).observe(document, { childList: true, subtree: true });
  });

/** Enters something into every field, presses every button in view, and submits every form, in one task. */
const useEverything = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = <E extends HTMLElement>(selector: string) =>
      [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility());
    const ours = ':is([data-needs-script], [data-needs-script] *)';
    const fields = all<HTMLInputElement>(`main input[type="search"]${ours}`);
    const selects = all<HTMLSelectElement>(`main select${ours}`);
    const buttons = all<HTMLButtonElement>(`main button[type="button"]${ours}:enabled`);
    const forms = all<HTMLFormElement>(`main form${ours}`);
    for (const field of fields) {
      field.value = 'LabCraft';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    for (const select of selects) {
      select.selectedIndex = 1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const button of buttons) {
      // As a visitor's pointer does.
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      button.click();
    }
    for (const form of forms) form.requestSubmit();
    return fields.length + selects.length + buttons.length + forms.length;
  });

/** Longer than a tool waits for what is entered to rest. */
const RESTED_MS = 2000;

/** What a visitor has of it in the end. */
const outcome = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    return {
      address: location.href,
      fields: [...document.querySelectorAll<HTMLInputElement>('main :is(input, select)')].map(
        ({ value }) => value,
      ),
      chosen: texts('main :is([aria-pressed="true"], [aria-selected="true"], [aria-current="page"])'),
      shown: texts('main [data-list] > :not([hidden]) h3, main [data-search-results] li'),
      result: texts('main [data-result]'),
      // Each part waits for its own module, so that they may speak in another order.
      said: document.documentElement.dataset.said?.split('\n').sort(),
    };
  });

for (const path of PATHS)
  for (const { what, files } of SCRIPTS)
    test(`${path} used before ${what} has come`, {
      tag: QUICK.includes(path) ? [] : ['@full'],
    }, async ({ page }) => {
      await noteToasts(page);
      await page.goto(path);
      await awake(page);
      const used = await useEverything(page);
      await expect(page.locator('main [data-search-results]:empty')).toHaveCount(0);
      // What a tool says follows what is entered when that rests; what is saved is fetched before that is said.
      if (await page.locator('main :is([data-island], [data-download-from])').count())
        await page.waitForTimeout(RESTED_MS);
      const expected = await outcome(page);

      const release = await hold(page, files);
      await openHeld(page, path);
      expect(await useEverything(page)).toBe(used);
      release();
      await awake(page);
      await expect.poll(() => outcome(page)).toEqual(expected);
    });
