import type { Root } from 'hast';
import { RESERVED_IDS } from '../../app/pages';
import { integrityOf } from '../../build/export/integrity';
import { all, attribute, FILES, found, PAGES, read, readText } from './out';

/** What ships: pages without Next's runtime, one script, one stylesheet, nothing that the policy forbids. */

const linksOf = (tree: Root, rel: string) => all(`link[rel~="${rel}"]`, tree);
const scriptsOf = (tree: Root) => all('script[src]', tree);

/** At all else of Next, and at what is inline, the export stops (tests/export/strip-runtime.test.ts, policy.test.ts). */
describe('Next renders and never ships: no page has', () => {
  it.each([
    ["React's marks", /<!--(?:\/?\$[?!~]?|\/?&|F!?| )-->/],
    ["what only Next's runtime uses", /\/_next\/static\/|__next_f|\$R[BCSTVX]\b/],
    ['a figure that was not filled in', /\{\{\s*[\w=]/],
  ])('%s', (_what, pattern) => {
    expect(found(({ html }) => pattern.exec(html)?.slice(0, 1) ?? [])).toEqual([]);
  });

  it('a second script', () => {
    const wrong = found(({ tree }) => {
      const sources = scriptsOf(tree).map((script) => attribute(script, 'src') ?? '');
      return sources.length === 1 && /^\/assets\/client\/main-/.test(sources[0] ?? '') ? [] : [sources];
    });
    expect(wrong).toEqual([]);
  });

  it('its files anywhere in the export', () => {
    expect(FILES.filter((path) => /(?:^|\/)_{1,2}next|_buildManifest|\.rsc/.test(path))).toEqual([]);
  });
});

it('every script, module preload and stylesheet has the integrity of its file', () => {
  const wrong = found(({ tree }) =>
    [...scriptsOf(tree), ...linksOf(tree, 'modulepreload'), ...linksOf(tree, 'stylesheet')].flatMap(
      (element) => {
        const url = attribute(element, 'src') ?? attribute(element, 'href') ?? '';
        return attribute(element, 'integrity') === integrityOf(read(url)) ? [] : [url];
      },
    ),
  );
  expect(wrong).toEqual([]);
});

it('every part that script brings to life lists its modules, and none is fetched before it wakes', () => {
  const alive = PAGES.filter(({ html }) => /data-(?:island|explorer|clip)=/.test(html));
  expect(alive.map(({ path }) => path)).toEqual(expect.arrayContaining(['/news', '/en/blog']));
  const wrong = alive.filter(({ html }) => !/data-modules="\/assets\/client\/\S+ sha384-/.test(html));
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(found(({ tree }) => linksOf(tree, 'modulepreload').map((link) => attribute(link, 'href')))).toEqual(
    [],
  );
});

it('the policy comes first in every page, and allows frames and clips only where they are', () => {
  const start = /^<!DOCTYPE html><html lang="(?:ja|en)"><head><meta http-equiv="Content-Security-Policy" /;
  const wrong = found(({ html }) => {
    const problems: string[] = start.test(html) ? [] : ['not first'];
    const frames = html.includes('frame-src https://www.youtube-nocookie.com"');
    if (frames !== html.includes('data-video-src')) problems.push('frames');
    if (html.includes("media-src 'self'") !== /<video\b/.test(html)) problems.push('clips');
    return problems;
  });
  expect(wrong).toEqual([]);
});

it('the first picture of a page is small enough for a phone of 390 px at double density', () => {
  const wrong = found(({ tree }) =>
    all('picture:has(> img[fetchpriority="high"])', tree).flatMap((picture) => {
      const [source] = all('source[type="image/avif"]', picture);
      const candidates = (attribute(source!, 'srcset') ?? '')
        .split(',')
        .map((candidate) => candidate.trim().split(' ') as [string, string]);
      const [url] = candidates.find(([, width]) => Number.parseInt(width, 10) >= 780) ?? candidates.at(-1)!;
      return read(url).length > 60 * 1024 ? [`${url} ${read(url).length}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

it('nothing holds a page up but one stylesheet, and one for each island at most', () => {
  const wrong = found(({ tree }) => {
    const sheets = linksOf(tree, 'stylesheet').length;
    const slow = scriptsOf(tree).filter((script) => attribute(script, 'type') !== 'module').length;
    const islands = new Set(all('[data-island]', tree).map((island) => attribute(island, 'data-island')));
    return sheets > 1 + islands.size || slow > 0 ? [`${sheets} stylesheets, ${slow} scripts`] : [];
  });
  expect(wrong).toEqual([]);
});

it('fonts ahead are the Latin face, and the core of the Japanese one on Japanese pages alone', () => {
  const wrong = found(({ tree, locale }) => {
    const names = linksOf(tree, 'preload')
      .filter((link) => attribute(link, 'as') === 'font')
      .map((link) => /\/([a-z-]+)-[0-9a-f]+\.woff2$/.exec(attribute(link, 'href') ?? '')?.[1]);
    return names.join() === (locale === 'ja' ? 'sans,sans-jp-core' : 'sans') ? [] : [names.join()];
  });
  expect(wrong).toEqual([]);
});

it('no script of ours keeps a page out of the back and forward cache', () => {
  const scripts = FILES.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  const barred =
    /["'`](?:before)?unload["'`]|\bonbeforeunload|\bonunload|WebSocket|BroadcastChannel|navigator\.locks/;
  // Headless UI, in what the desk check loads later, listens for the end of the page. Who has used its list comes back to
  // what was stored (docs/decisions/0013).
  const known = /\/later-/;
  expect(scripts.filter((path) => barred.test(readText(`/${path}`)) && !known.test(path))).toEqual([]);
});

test('no page of blocks can take the address of a folder that is served', () => {
  const folders = FILES.flatMap((path) => /^([a-z0-9-]+)\//.exec(path)?.[1] ?? []);
  const free = [...new Set(folders)].filter((name) => !RESERVED_IDS['block-pages']?.has(name));
  expect(free).toEqual([]);
});
