import { BUDGETS } from '../../build/export/budgets';
import { reportWeights } from '../../build/export/report';
import { weigh } from '../../build/export/weights';
import { filesOf } from './fixture';

const client = {
  entry: '/assets/js/main.js',
  islands: { news: ['/assets/js/news.js', '/assets/js/react.js'] },
  parts: {},
};
const ofSize = (bytes: number) => 'x'.repeat(bytes);

const page =
  '<html><head><link rel="preload" as="font" href="/assets/head.woff2">' +
  '<link rel="stylesheet" href="/assets/a.css"><script src="/assets/js/main.js"></script></head><body>' +
  '<img fetchpriority="high" src="/assets/hero.avif"><div data-island="news"></div></body></html>';

const assets = {
  'assets/head.woff2': ofSize(7),
  'assets/a.css': ofSize(100),
  'assets/a.css.br': ofSize(10),
  'assets/js/main.js': ofSize(100),
  'assets/js/main.js.br': ofSize(20),
  'assets/js/news.js': ofSize(30),
  'assets/js/react.js': ofSize(40),
  'assets/hero.avif': ofSize(5),
};

const files = (changes: Record<string, string> = {}) =>
  filesOf({ 'index.html': page, 'index.html.br': ofSize(50), ...assets, ...changes });

describe('the weights of a page', () => {
  it('are the bytes as sent: the brotli file where there is one', () => {
    expect(weigh(files(), 'index.html', client)).toEqual({
      ...{ html: 50, styles: 10, nextScript: 0, script: 90, fonts: 7, heroImage: 5, images: 5 },
    });
  });

  it('hold what a module imports statically, once, and not what it may load later', () => {
    const main = 'import{a}from"./shared.js";import"./shared.js";let b=()=>import("./late.js");';
    const scripts = { 'main.js': main, 'shared.js': ofSize(300), 'late.js': ofSize(9000) };
    const changed = Object.entries(scripts).map(([name, text]) => [`assets/js/${name}`, text]);
    expect(weigh(files(Object.fromEntries(changed)), 'index.html', client).script).toBe(390);
  });

  it('cannot be told for an island that was not bundled', () => {
    const unknown = { ...client, islands: {} };
    expect(() => weigh(files(), 'index.html', unknown)).toThrow('island "news" is not in the client bundle');
  });
});

describe('report', () => {
  const run = (changes: Record<string, string> = {}) => {
    const lines: string[] = [];
    reportWeights(files(changes), client, BUDGETS, (line) => lines.push(line));
    return lines;
  };

  it('prints one line per page and passes within the budgets', () => {
    expect(run().filter((line) => line.startsWith('index.html'))).toHaveLength(1);
  });

  it.each([
    ['HTML', 'index.html.br', 31, /index\.html: HTML 31\.0 KB, allowed 30\.0 KB/],
    ['CSS', 'assets/a.css.br', 16, /CSS 16\.0 KB, allowed 15\.0 KB/],
    ['the scripts of an island', 'assets/js/react.js', 101, /JS 101\.0 KB, allowed 45\.0 KB/],
    ['the client entry', 'assets/js/main.js.br', 6, /client entry: 6\.0 KB, allowed 5\.0 KB/],
    ['fonts', 'assets/head.woff2', 66, /fonts 66\.0 KB, allowed 65\.0 KB/],
    ['the first image', 'assets/hero.avif', 61, /first image 61\.0 KB, allowed 60\.0 KB/],
  ])('stops the build when %s weigh too much', (_what, path, kilobytes, message) => {
    expect(() => run({ [path]: ofSize(kilobytes * 1024) })).toThrow(message);
  });

  it.each(['en.html', 'en/a.html'])('allows the English page %s fewer fonts', (path) => {
    const heavy = { [path]: page, 'assets/head.woff2': ofSize(21 * 1024) };
    expect(() => run(heavy)).toThrow(`over budget:\n  ${path}: fonts 21.0 KB, allowed 20.0 KB`);
    expect(() => run({ 'english.html': page, 'assets/head.woff2': ofSize(21 * 1024) })).not.toThrow();
  });

  it("stops the build at a single byte of Next's scripts", () => {
    const leaking = '<html><body><script src="/_next/a.js"></script></body></html>';
    expect(() => run({ 'a.html': leaking, '_next/a.js': 'x' })).toThrow(/a\.html: JS of Next/);
  });
});
