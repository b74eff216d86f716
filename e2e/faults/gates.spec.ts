import { stripVTControlCharacters } from 'node:util';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { copy } from '../../tests/words.ts';
import { expectServedDates } from './clocks-and-zones';
import { type Fault, serveFaulty, withScript, withStyle } from './faulty-site';
import { expectWholeWithoutFonts } from './fonts-blocked';
import { expectSamePage, expectUnknown, expectWords } from './hostile-addresses';
import { expectSameShapeWithoutPictures } from './images-blocked';
import { MODULES } from './modules';
import { expectUsableWithout } from './one-module';
import { expectLinkToFilm } from './player-unreachable';
import { expectUsableWithoutScripts } from './scripts-blocked';
import { EVERY_ASSET, expectUsableWhenStale } from './stale-html';
import { denyStorage, expectNothingStored, expectWholeVisit } from './storage-denied';

/** The tests of this folder find the faults they are there for. Each fault is one that a change of the code could make. */
type Check = (page: Page, origin: string) => Promise<void>;

/** Runs a check on the site with a fault in it, and gives what it found. */
async function findingOf(browser: Browser, baseURL: string, plant: Fault, check: Check): Promise<string> {
  const site = await serveFaulty(baseURL, plant);
  const context = await browser.newContext({ baseURL: site.origin });
  try {
    await check(await context.newPage(), site.origin);
    return 'nothing';
  } catch (error) {
    return stripVTControlCharacters((error as Error).message);
  } finally {
    await context.close();
    await site.close();
  }
}

/** A check finds each of these faults, by what it reports, and nothing in the site as it is. */
function finds(name: string, check: Check, ...faults: [fault: string, plant: Fault, found: RegExp][]): void {
  for (const [fault, plant, found] of faults)
    test(`${name} finds ${fault}`, { tag: '@full' }, async ({ browser, baseURL }) => {
      expect(await findingOf(browser, baseURL!, plant, check)).toMatch(found);
    });
  test(`${name} finds nothing in the site as it is`, { tag: '@full' }, async ({ browser, baseURL }) => {
    expect(await findingOf(browser, baseURL!, (html) => html, check)).toBe('nothing');
  });
}

finds(
  'a page without scripts',
  (page) => expectUsableWithoutScripts(page, '/news'),
  [
    'a button that only a script could answer',
    (html) => html.replace('</h1>', '</h1><button type="button">More</button>'),
    /<button type=.*>More</,
  ],
  ['a text that a script brings into view', withStyle('main p { visibility: hidden }'), /^\+ +".+",$/m],
  ['a menu that a script opens', (html) => html.replaceAll('popovertarget=', 'data-menu='), /data-menu=/],
  ['a script that runs into what is missing', withScript('missing.start()'), /missing is not defined/],
);

finds(
  'a page without one of its modules',
  (page) => {
    const { path, name } = MODULES.find(({ title }) => title === 'explorer')!;
    return expectUsableWithout(page, path!, name);
  },
  [
    'controls of a part that failed',
    withStyle(
      '[data-failed] [data-needs-script] { display: block !important; visibility: visible !important }',
    ),
    /\[data-failed\].*\[data-needs-script\]:visible/,
  ],
  [
    'items that stay hidden with a part that failed',
    withStyle('[data-list] > :nth-child(2) { display: none }'),
    /Expected: 0\s+Received: 1/,
  ],
);

finds(
  'a page without fonts',
  (page) => expectWholeWithoutFonts(page, '/en/news'),
  [
    'a button made for one font',
    withStyle('header a[href="/en"] { max-width: 8rem; overflow: hidden; white-space: nowrap }'),
    /^\+ +"[^"]*: <a class=[^>]* href=\\"\/en\\"/m,
  ],
  [
    'a font that hides its text until it has come',
    withStyle(
      '@font-face { font-family: "Late"; src: url("/assets/fonts/late.woff2"); font-display: block }',
    ),
    /"block"/,
  ],
);

finds(
  'a page without pictures',
  (page) => expectSameShapeWithoutPictures(page, '/cases'),
  [
    'pictures that take their size from their file',
    withStyle('img { height: auto !important; aspect-ratio: auto !important; position: static !important }'),
    /^\+ +"box": "\d/m,
  ],
  [
    'a picture without an alternative',
    (html) => html.replace(/(<img[^>]*) alt="[^"]*"/, '$1'),
    /img:not\(\[alt\]\)/,
  ],
);

finds('a visit without storage', (page, origin) => expectWholeVisit(page, origin, denyStorage), [
  'a storage that is read without care',
  withScript('localStorage.getItem("theme")'),
  /"error: denied"/,
]);

finds(
  'a visit that leaves nothing',
  (page) => expectNothingStored(page, page.context()),
  [
    'something that is remembered',
    withScript('localStorage.setItem("seen", "1")'),
    /Expected: 0\s+Received: 1/,
  ],
  ['a cookie', withScript('document.cookie = "seen=1"'), /"name": "seen"/],
);

const FILM = { path: '/en/services/tore', video: copy('tore', 'en').film.video };
finds('a page without its player', (page) => expectLinkToFilm(page, { ...FILM, answer: 'blockedbyclient' }), [
  'a link that goes with the film',
  withStyle('main a[href*="youtube"] { display: none }'),
  /toBeInViewport/,
]);

finds('a page of an earlier build', (page) => expectUsableWhenStale(page, '/news', EVERY_ASSET), [
  'a page that loads itself again for better files',
  withScript('addEventListener("load", () => { if (performance.navigation.type !== 1) location.reload() })'),
  /Expected: 1\s+Received: 2/,
]);

finds(
  'a hostile address',
  (page, origin) => expectSamePage(page, origin, { path: '/cases', names: ['industry', 'tab'] }),
  [
    'a hash that is written into the page',
    withScript(
      'onhashchange = onload = () => { try { document.querySelector("main").insertAdjacentHTML("beforeend", decodeURIComponent(location.hash.slice(1))) } catch {} }',
    ),
    /markup with a handler[\s\S]*^\+ +"active"/m,
  ],
  [
    'a query that reaches the prototype of everything',
    withScript(
      'for (const [key] of new URLSearchParams(location.search)) if (key.includes("prototype")) Object.prototype.dirty = 1',
    ),
    /^\+ +"dirty": true/m,
  ],
);

finds('a hostile query', (page, origin) => expectWords(page, origin, '/search'), [
  'a query that is shown as markup',
  withScript(
    'document.querySelector("main").insertAdjacentHTML("beforeend", new URLSearchParams(location.search).get("q") ?? "")',
  ),
  /^\+ +"title": "1"/m,
]);

finds('a hostile path', expectUnknown, [
  'a page for unknown paths that shows the path as markup',
  withScript(
    'document.querySelector("main").insertAdjacentHTML("beforeend", decodeURI(location.pathname).replaceAll("%", ""))',
  ),
  /raw markup[\s\S]*main :is\(script/,
]);

/** The tests stand in Tokyo (playwright.config.ts): other zones would need another browser window. */
const CLOCK = { now: '2038-01-19T03:14:08Z', zone: 'Asia/Tokyo' };
finds('another clock', (page) => expectServedDates(page, CLOCK), [
  'dates that are written anew',
  withScript(
    'for (const time of document.querySelectorAll("time")) time.textContent = new Date().toLocaleDateString()',
  ),
  /2038\/1\/19/,
]);
