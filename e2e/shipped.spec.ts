import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { integrityOf } from '../scripts/finish-export/integrity.ts';
import { attribute, elementsOf } from './html';
import { FILES, OUT, OUT_PAGES as PAGES } from './out-pages';

/** What each page has of something, with the page's name, for a comparison that says where it is wrong. */
const found = (pick: (html: string) => unknown[]) =>
  PAGES.flatMap(({ path, html }) => pick(html).map((what) => `${path}: ${what}`));

const linksOf = (html: string, rel: string) =>
  elementsOf(html).filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel);
const scriptsOf = (html: string) => elementsOf(html).filter(({ tagName }) => tagName === 'script');

test('there are pages', () => expect(PAGES.length).toBeGreaterThan(70));

test.describe('Next renders and never ships: no page has', () => {
  for (const [what, pattern] of [
    ['a file of Next', /\/?_next\//],
    ['a name of its runtime or payload', /__next|self\.__next_f|TURBOPACK/i],
    ['a place for content that comes later', /<template id="[BPS]:|<div hidden="" id="S:/],
    ["React's functions that move such content", /\$R[BCSTVX]\b/],
    ["React's marks", /<!--(?:\/?\$[?!~]?|\/?&|F!?| )-->/],
    ['an inline script', /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)/],
    ['an inline style', /<style|<[^>]*\sstyle=/],
  ] as const)
    test(what, () => expect(found((html) => pattern.exec(html)?.slice(0, 1) ?? [])).toEqual([]));

  test('a second script', () =>
    expect(
      found((html) => {
        const sources = scriptsOf(html).flatMap((script) => attribute(script, 'src') ?? []);
        return sources.length === 1 && /^\/assets\/client\/main-/.test(sources[0] ?? '') ? [] : [sources];
      }),
    ).toEqual([]));

  test('its files anywhere in the export', () =>
    expect(FILES.filter((path) => /(?:^|\/)_{1,2}next|_buildManifest|\.rsc/.test(path))).toEqual([]));
});

test('every script, module preload and stylesheet has the integrity of its file', () => {
  const guarded = (html: string) => [
    ...scriptsOf(html).filter((script) => attribute(script, 'src')),
    ...linksOf(html, 'modulepreload'),
    ...linksOf(html, 'stylesheet'),
  ];
  const wrong = found((html) =>
    guarded(html).flatMap((element) => {
      const url = attribute(element, 'src') ?? attribute(element, 'href') ?? '';
      return attribute(element, 'integrity') === integrityOf(readFileSync(OUT + url)) ? [] : [url];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every part that script brings to life lists its modules', () => {
  const alive = PAGES.filter(({ html }) => /data-(?:island|explorer|clip)=/.test(html));
  expect(alive.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['index.html', 'news.html', 'en/blog.html']),
  );
  for (const { path, html } of alive)
    expect(html, path).toMatch(/data-modules="\/assets\/client\/\S+ sha384-/);
});

test('no module is fetched before the part that needs it wakes', () =>
  expect(found((html) => linksOf(html, 'modulepreload').map((link) => attribute(link, 'href')))).toEqual([]));

test('the policy comes first in every page, and allows frames and clips only where they are', () => {
  const wrong = found((html) => {
    const start = /^<!DOCTYPE html><html lang="(?:ja|en)"><head><meta http-equiv="Content-Security-Policy" /;
    const frames = html.includes('frame-src https://www.youtube-nocookie.com"') ? 1 : 0;
    const problems: string[] = start.test(html) ? [] : ['not first'];
    if (frames !== (html.includes('data-video-src') ? 1 : 0)) problems.push('frames');
    if (html.includes("media-src 'self'") !== /<video\b/.test(html)) problems.push('clips');
    return problems;
  });
  expect(wrong).toEqual([]);
});

test('nothing holds a page up but one stylesheet', () => {
  expect(
    found((html) => {
      const sheets = linksOf(html, 'stylesheet').length;
      const slow = scriptsOf(html).filter(
        (script) => attribute(script, 'src') && attribute(script, 'type') !== 'module',
      );
      return sheets !== 1 || slow.length > 0 ? [`${sheets} stylesheets, ${slow.length} scripts`] : [];
    }),
  ).toEqual([]);
});

test('fonts ahead are the Latin face, and the core of the Japanese one on Japanese pages alone', () => {
  const names = (html: string) =>
    linksOf(html, 'preload')
      .filter((link) => attribute(link, 'as') === 'font')
      .map((link) => /\/([a-z-]+)-[0-9a-f]+\.woff2$/.exec(attribute(link, 'href') ?? '')?.[1]);
  for (const { path, html } of PAGES)
    expect(names(html), path).toEqual(
      html.includes('<html lang="ja">') ? ['sans', 'sans-jp-core'] : ['sans'],
    );
});

test('no script of ours keeps a page out of the back and forward cache', () => {
  const scripts = FILES.filter((path) => path.endsWith('.js')).map((path) =>
    readFileSync(`${OUT}/${path}`, 'utf8'),
  );
  expect(scripts.length).toBeGreaterThan(3);
  for (const code of scripts)
    expect(code).not.toMatch(
      /["'`](?:before)?unload["'`]|\bonbeforeunload|\bonunload|WebSocket|BroadcastChannel|navigator\.locks/,
    );
});
