import { BUDGETS, loadsOf, measure, reportWeights } from '../../build/export/report';
import { parsePage } from '../../build/html';
import { filesOf } from './fixture';

const client = {
  entry: '/assets/js/main.js',
  islands: { news: ['/assets/js/news.js', '/assets/js/react.js'] },
  reached: {} as Record<string, string[]>,
  parts: {},
};
const ofSize = (bytes: number) => 'x'.repeat(bytes);

const page =
  '<html><head><link rel="preload" as="font" href="/assets/head.woff2">' +
  '<link rel="stylesheet" href="/assets/a.css"><script src="/assets/js/main.js"></script></head><body>' +
  '<div data-island="news"></div></body></html>';

const assets = {
  'assets/head.woff2': ofSize(7),
  'assets/a.css': ofSize(100),
  'assets/a.css.br': ofSize(10),
  'assets/js/main.js': ofSize(100),
  'assets/js/main.js.br': ofSize(20),
  'assets/js/news.js': ofSize(30),
  'assets/js/react.js': ofSize(40),
};

/** What a site weighs whose pages are all alike. */
function weights(changes: Record<string, string> = {}, bundle: typeof client = client) {
  const texts = { 'index.html': page, 'index.html.br': ofSize(50), ...assets, ...changes };
  const paths = Object.keys(texts).filter((path) => path.endsWith('.html'));
  const loads = loadsOf(parsePage(page), bundle);
  return measure(new Map(filesOf(texts)), new Map(paths.map((path) => [path, { loads }])), bundle);
}

describe('the weights of a page', () => {
  it('are the bytes as sent: the brotli file where there is one', () => {
    expect(weights()).toEqual({
      clientEntry: 20,
      pages: {
        'index.html': { html: 50, styles: 10, islandStyles: 0, script: 90, fonts: 7 },
      },
      islands: {},
    });
  });

  it('count for an island all that it may come to load', () => {
    const reached = { news: ['/assets/js/news.js', '/assets/js/react.js'] };
    expect(weights({}, { ...client, reached }).islands).toEqual({ news: 70 });
  });

  it('cannot be told for an island that was not bundled', () => {
    expect(() => weights({}, { ...client, islands: {} } as never)).toThrow(
      'island "news" is not in the client bundle',
    );
  });
});

describe('report', () => {
  const run = (changes: Record<string, string> = {}) => {
    const lines: string[] = [];
    reportWeights(weights(changes), (line) => lines.push(line));
    return lines;
  };

  it('prints one line per page and passes within the budgets', () => {
    expect(run().filter((line) => line.startsWith('index.html'))).toHaveLength(1);
  });

  it.each([
    ['HTML', 'index.html.br', 31, /index\.html: HTML 31\.0 KB, allowed 30\.0 KB/],
    ['CSS', 'assets/a.css.br', 17, /CSS 17\.0 KB, allowed 16\.0 KB/],
    ['the scripts of an island', 'assets/js/react.js', 101, /JS 101\.0 KB, allowed 45\.0 KB/],
    ['the client entry', 'assets/js/main.js.br', 6, /client entry: 6\.0 KB, allowed 4\.0 KB/],
    ['fonts', 'assets/head.woff2', 66, /fonts 66\.0 KB, allowed 65\.0 KB/],
  ])('stops the build when %s weigh too much', (_what, path, kilobytes, message) => {
    expect(() => run({ [path]: ofSize(kilobytes * 1024) })).toThrow(message);
  });

  it('lets a page that is a tool load more script than any other', () => {
    const heavy = { 'assets/js/react.js': ofSize(50 * 1024) };
    const only = (path: string) => {
      const bytes = weights(heavy);
      return () => reportWeights({ ...bytes, pages: { [path]: bytes.pages['index.html']! } }, () => {});
    };
    for (const path of ['services/labcraft/try.html', 'en/services/labcraft/try.html'])
      expect(only(path)).not.toThrow();
    for (const path of ['index.html', 'services/labcraft.html'])
      expect(only(path)).toThrow(`${path}: JS 50.0 KB`);
  });

  it('stops the build when all that an island may come to load is too much, and says what is left of that', () => {
    const report = (size: number) => {
      const late = { 'assets/js/late.js': ofSize(size) };
      const lines: string[] = [];
      const bytes = weights(late, { ...client, reached: { news: ['/assets/js/late.js'] } });
      reportWeights(bytes, (line) => lines.push(line));
      return lines;
    };
    expect(report(BUDGETS.island - 1)).toContain(`  news: 1 of ${BUDGETS.island}`);
    expect(() => report(BUDGETS.island + 1024)).toThrow(
      /^over budget.*\n {2}island news: .* KB, allowed .* KB$/,
    );
  });

  it('prints what is left of each budget, of a kind on the page that has the least left', () => {
    const lines = run({ 'en.html': page, 'en.html.br': ofSize(700) });
    expect(lines.slice(lines.indexOf('left:'))).toEqual([
      'left:',
      '  client entry: 4076 of 4096',
      '  HTML: 30020 of 30720 (en.html)',
      '  CSS: 16374 of 16384 (index.html)',
      '  CSS of islands: 6144 of 6144 (index.html)',
      '  JS: 45990 of 46080 (index.html)',
      '  fonts: 20473 of 20480 (en.html)',
    ]);
  });

  it.each(['en.html', 'en/a.html'])('allows the English page %s fewer fonts', (path) => {
    const heavy = { [path]: page, [`${path}.br`]: 'x', 'assets/head.woff2': ofSize(21 * 1024) };
    expect(() => run(heavy)).toThrow(`\n  ${path}: fonts 21.0 KB, allowed 20.0 KB`);
    const japanese = { 'english.html': page, 'english.html.br': 'x' };
    expect(() => run({ ...japanese, 'assets/head.woff2': ofSize(21 * 1024) })).not.toThrow();
  });
});
