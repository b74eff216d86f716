import { expect, type Locator, type Page, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { PAGES } from '../tests/built/out.ts';
import { messages } from '../tests/words.ts';
import { KINDS } from './built-routes';
import { listen, withoutAborted } from './console';
import { awake } from './faults/awake';
import { leave, OPENERS, shown, topLayer, WAYS_OUT, type WayOut } from './layers';
import { settled } from './settled';

/** Whatever opens something is used three times: what opens is the same each time, and so is the page after it. */

/** What is meant to differ, and why. */
const DIFFERS = {
  /** A film in the page plays on; one in a dialog ends with it. So the page is loaded anew. */
  plays: '[data-video-play]:not(dialog *)',
  /** A click beside a popover is a press of something else, where the focus goes; a dialog gives it back. */
  losesFocus: '[popovertarget]',
};
const WIDTHS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
const DOCUMENTS = 'a[href$=".pdf"]';

const is = (opener: Locator, selector: string): Promise<boolean> =>
  opener.evaluate((element, wanted) => element.matches(wanted), selector);

/** Where notices are: in what lay on top when the last one was shown, until the next one. That is no part of what opens. */
const NOTICES = new RegExp(
  `\\n( *)- region "(?:${LOCALES.map((locale) => messages[locale].site.notices).join('|')})":(?:\\n\\1 .*)*`,
  'g',
);
const treeOf = async (opened: Locator) => (await opened.ariaSnapshot()).replace(NOTICES, '');

/** What a press has opened: what lies on top now, the panel of a tab, or what holds the opener. */
async function openedBy(page: Page, opener: Locator): Promise<Locator> {
  const layer = await topLayer(page);
  if (layer) return layer;
  const panel = (await is(opener, '[role="tab"]')) && (await opener.getAttribute('aria-controls'));
  return panel ? page.locator(`#${panel}`) : opener.locator('xpath=ancestor::details[1]');
}

/** What is shown, where the focus is, and how far the page is scrolled. */
async function state(page: Page, isFocusMeant = true): Promise<string> {
  const place = await page.evaluate(() => ({ top: scrollY, focus: document.activeElement?.outerHTML }));
  return `${place.top}\n${isFocusMeant ? place.focus : ''}\n${await shown(page)}`;
}

async function openThrice(page: Page, opener: Locator): Promise<void> {
  const isTab = await is(opener, '[role="tab"]');
  const [isFolded, canLoseFocus] = [await is(opener, 'summary'), await is(opener, DIFFERS.losesFocus)];
  const tab = isTab && (await page.locator('[role="tab"][aria-selected="true"]').elementHandle());
  const close = async (way: WayOut) => {
    if (tab) await tab.click();
    else if (isFolded) await opener.click();
    else await leave(page, way);
    // Another tab has been pressed in the place of this one.
    if (tab) await opener.focus();
    await settled(page);
  };
  // Scrolls it to where it is pressed.
  await opener.click({ trial: true });
  await opener.focus();
  await settled(page);
  let first: string | undefined;
  for (const way of WAYS_OUT) {
    const isFocusMeant = !(canLoseFocus && way === 'outside');
    const before = await state(page, isFocusMeant);
    await opener.click();
    await settled(page);
    const opened = await openedBy(page, opener);
    const search = opened.locator('[data-search-results]');
    if ((await search.count()) > 0) await expect(search.locator('li').first()).toBeVisible();
    first ??= await treeOf(opened);
    expect(await treeOf(opened)).toBe(first);
    const film = opened.locator('[data-video-play]');
    // The first time it is left without being played.
    if (way !== 'escape' && (await film.count()) > 0) await film.click();
    await close(way);
    await expect.poll(() => state(page, isFocusMeant)).toBe(before);
    await opener.focus();
  }
}

async function playThrice(page: Page, path: string, index: number): Promise<void> {
  let first: string | undefined;
  for (const _time of WAYS_OUT) {
    await page.goto(path);
    await page.locator(DIFFERS.plays).nth(index).click();
    const tree = await page.locator('main').ariaSnapshot();
    first ??= tree;
    expect(tree).toBe(first);
  }
}

/** The state of a page once it stays the same: what was closed just before may still be drawn. */
async function settledState(page: Page): Promise<string> {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = await state(page);
      return last === before;
    })
    .toBe(true);
  return last;
}

async function saveThrice(page: Page, link: Locator): Promise<void> {
  await link.click({ trial: true });
  await link.focus();
  const before = await settledState(page);
  const names = new Set<string>();
  for (const _time of WAYS_OUT) {
    const started = page.waitForEvent('download');
    await link.click();
    names.add((await started).suggestedFilename());
    expect(await state(page)).toBe(before);
  }
  expect(names.size).toBe(1);
}

/** What all pages share is used on these. */
const HOMES = ['/', '/en'];
const OPENS = /<summary|command="show-modal"|role="tab"|data-tab=|data-video|\.pdf"/;

const USED = PAGES.filter(
  ({ path, html }) => HOMES.includes(path) || OPENS.test(html.slice(html.indexOf('<main'))),
);
/** One of each kind, in one of the languages. */
const SOME = [...HOMES, ...KINDS.map((kind, index) => localizedPath(LOCALES[index % 2] ?? 'ja', kind))];

for (const { path } of USED) {
  const part = HOMES.includes(path) ? 'body' : 'main';
  for (const viewport of WIDTHS)
    test(`${path} is the same after each of three uses at ${viewport.width} px`, {
      tag: SOME.includes(path) ? [] : ['@full'],
    }, async ({ page, baseURL }) => {
      test.setTimeout(300_000);
      const problems = await listen(page, baseURL!);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await awake(page);
      const all = page.locator(part).locator(OPENERS).filter({ visible: true });
      const openers = all.and(page.locator(`:not(${DIFFERS.plays})`));
      for (let index = 0; index < (await openers.count()); index += 1)
        await openThrice(page, openers.nth(index));
      const documents = page.locator(part).locator(DOCUMENTS).filter({ visible: true });
      if ((await documents.count()) > 0) await saveThrice(page, documents.first());
      const films = await page.locator(DIFFERS.plays).filter({ visible: true }).count();
      for (let index = 0; index < films; index += 1) await playThrice(page, path, index);
      // The parts of the studio are behind tabs on a phone alone; in wide windows nothing of it is of these kinds.
      const tabs = await page.locator(part).locator('[role="tab"]').count();
      expect((await openers.count()) + (await documents.count()) + films + tabs).toBeGreaterThan(0);
      expect(withoutAborted(problems)).toEqual([]);
    });
}
