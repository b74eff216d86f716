import { stripVTControlCharacters } from 'node:util';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { copy, entries, messages } from '../../tests/words.ts';
import {
  expectLetterOnPage,
  expectToldNotShared,
  withoutClipboard,
  withoutSharing,
} from './clipboard-denied';
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
import { denyStorage, expectNothingKept, expectWholeVisit } from './storage-denied';

/** The tests of this folder find the faults they are there for. Each fault is one that a change of the code could make. */

type Check = (page: Page, origin: string) => Promise<void>;

const withoutScripts: Check = (page) => expectUsableWithoutScripts(page, '/news');
const withoutFonts: Check = (page) => expectWholeWithoutFonts(page, '/en/news');
const withoutPictures: Check = (page) => expectSameShapeWithoutPictures(page, '/cases');
const withoutModule: Check = (page) => {
  const { path, name } = MODULES.find(({ title }) => title === 'blog-explorer')!;
  return expectUsableWithout(page, path!, name);
};
const withoutStorage: Check = (page, origin) => expectWholeVisit(page, origin, denyStorage);
const nothingKept: Check = (page) => expectNothingKept(page, page.context());
const copying: Check = async (page, origin) => {
  await page.addInitScript(withoutClipboard);
  await expectLetterOnPage(page, origin, {
    path: '/en/whitepaper',
    copy: messages.en.copy.mail,
    failed: messages.en.copy.failed,
  });
};
const sharing: Check = async (page, origin) => {
  await page.addInitScript(withoutClipboard);
  await page.addInitScript(withoutSharing);
  await expectToldNotShared(page, origin, {
    path: `/en/news/${entries('news', 'en')[0]?.id}`,
    share: messages.en.article.share,
    failed: messages.en.article.shareFailed,
  });
};
const withoutPlayer: Check = (page) =>
  expectLinkToFilm(page, {
    path: '/en/services/tore',
    video: copy('tore', 'en').film.video,
    answer: 'blockedbyclient',
  });
const withStaleHtml: Check = (page) => expectUsableWhenStale(page, '/news', EVERY_ASSET);
const withHostileAddress: Check = (page, origin) =>
  expectSamePage(page, origin, { path: '/cases', names: ['industry', 'tab'] });
const withHostileWords: Check = (page, origin) => expectWords(page, origin, '/search');
const withHostilePath: Check = (page) => expectUnknown(page);
/** The tests stand in Tokyo (playwright.config.ts): other zones would need another browser window. */
const withOtherClock: Check = (page) =>
  expectServedDates(page, { now: '2038-01-19T03:14:08Z', zone: 'Asia/Tokyo' });

const FAULTS: readonly [fault: string, plant: Fault, check: Check, found: RegExp][] = [
  [
    'a button that only a script could answer',
    (html) => html.replace('</h1>', '</h1><button type="button">More</button>'),
    withoutScripts,
    /<button type=.*>More</,
  ],
  [
    'a text that a script brings into view',
    withStyle('main p { visibility: hidden }'),
    withoutScripts,
    /^\+ +".+",$/m,
  ],
  [
    'a menu that a script opens',
    (html) => html.replaceAll('popovertarget=', 'data-menu='),
    withoutScripts,
    /data-menu=/,
  ],
  [
    'a script that runs into what is missing',
    withScript('missing.start()'),
    withoutScripts,
    /missing is not defined/,
  ],
  [
    'controls of a part that failed',
    withStyle(
      '[data-failed] [data-needs-script] { display: block !important; visibility: visible !important }',
    ),
    withoutModule,
    /\[data-failed\].*\[data-needs-script\]:visible/,
  ],
  [
    'items that stay hidden with a part that failed',
    withStyle('[data-list] > :nth-child(2) { display: none }'),
    withoutModule,
    /Expected: 0\s+Received: 1/,
  ],
  [
    'a button made for one font',
    withStyle('.logo { max-width: 8rem; overflow: hidden; white-space: nowrap }'),
    withoutFonts,
    /^\+ +".*class=\\"logo/m,
  ],
  [
    'a font that hides its text until it has come',
    withStyle(
      '@font-face { font-family: "Late"; src: url("/assets/fonts/late.woff2"); font-display: block }',
    ),
    withoutFonts,
    /"block"/,
  ],
  [
    'pictures that take their size from their file',
    withStyle('img { height: auto !important; aspect-ratio: auto !important; position: static !important }'),
    withoutPictures,
    /^\+ +"box": "\d/m,
  ],
  [
    'a picture without an alternative',
    (html) => html.replace(/(<img[^>]*) alt="[^"]*"/, '$1'),
    withoutPictures,
    /img:not\(\[alt\]\)/,
  ],
  [
    'a storage that is read without care',
    withScript('localStorage.getItem("theme")'),
    withoutStorage,
    /"error: denied"/,
  ],
  [
    'something that is remembered',
    withScript('localStorage.setItem("seen", "1")'),
    nothingKept,
    /Expected: 0\s+Received: 1/,
  ],
  ['a cookie', withScript('document.cookie = "seen=1"'), nothingKept, /"name": "seen"/],
  [
    'a message that does not come',
    withScript(
      'new MutationObserver(() => document.querySelector("[data-toast]")?.remove()).observe(document, { childList: true, subtree: true })',
    ),
    copying,
    /element\(s\) not found/,
  ],
  [
    'a letter that is nowhere on the page',
    withStyle('main dl, main pre, main ul, main p { display: none }'),
    copying,
    /^\+ +"Affiliation",$/m,
  ],
  [
    'a failure to share that is kept quiet',
    withScript('addEventListener("click", (event) => event.stopImmediatePropagation(), true)'),
    sharing,
    /element\(s\) not found/,
  ],
  [
    'a link that goes with the film',
    withStyle('main a[href*="youtube"] { display: none }'),
    withoutPlayer,
    /toBeInViewport/,
  ],
  [
    'a page that loads itself again for better files',
    withScript(
      'addEventListener("load", () => { if (performance.navigation.type !== 1) location.reload() })',
    ),
    withStaleHtml,
    /Expected: 1\s+Received: 2/,
  ],
  [
    'a hash that is written into the page',
    withScript(
      'onhashchange = onload = () => { try { document.querySelector("main").insertAdjacentHTML("beforeend", decodeURIComponent(location.hash.slice(1))) } catch {} }',
    ),
    withHostileAddress,
    /markup with a handler[\s\S]*^\+ +"active"/m,
  ],
  [
    'a query that reaches the prototype of everything',
    withScript(
      'for (const [key] of new URLSearchParams(location.search)) if (key.includes("prototype")) Object.prototype.dirty = 1',
    ),
    withHostileAddress,
    /^\+ +"dirty": true/m,
  ],
  [
    'a query that is shown as markup',
    withScript(
      'document.querySelector("main").insertAdjacentHTML("beforeend", new URLSearchParams(location.search).get("q") ?? "")',
    ),
    withHostileWords,
    /^\+ +"title": "1"/m,
  ],
  [
    'a page for unknown paths that shows the path as markup',
    withScript(
      'document.querySelector("main").insertAdjacentHTML("beforeend", decodeURI(location.pathname).replaceAll("%", ""))',
    ),
    withHostilePath,
    /raw markup[\s\S]*main :is\(script/,
  ],
  [
    'dates that are written anew',
    withScript(
      'for (const time of document.querySelectorAll("time")) time.textContent = new Date().toLocaleDateString()',
    ),
    withOtherClock,
    /2038\/1\/19/,
  ],
];

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

test.describe.configure({ timeout: 60_000 });
const FULL = { tag: '@full' };

for (const [fault, plant, check, found] of FAULTS)
  test(`${check.name} finds ${fault}`, FULL, async ({ browser, baseURL }) => {
    expect(await findingOf(browser, baseURL!, plant, check)).toMatch(found);
  });

for (const check of new Set(FAULTS.map(([, , check]) => check)))
  test(`${check.name} finds nothing in the site as it is`, FULL, async ({ browser, baseURL }) => {
    expect(await findingOf(browser, baseURL!, (html) => html, check)).toBe('nothing');
  });
