import { nextOutput } from '../../build/export/next-output';

const BUILT = [
  'ja.html',
  'ja.txt',
  'ja/404.html',
  'ja/about.html',
  'ja/about.txt',
  'en.html',
  'en/404.html',
  '404.html',
  '_not-found.html',
  '_next/static/chunks/a.css',
  '_next/static/chunks/a.js',
  '_next/static/static/_buildManifest.js',
  'robots.txt',
  '.well-known/security.txt',
  'assets/js/main-1.js',
  'japan.html',
];

describe('of what Next wrote', () => {
  const taken = nextOutput(BUILT);

  it.each([
    ['the Japanese home becomes the root', 'index.html', 'ja.html'],
    ['Japanese pages lose their prefix', 'about.html', 'ja/about.html'],
    ["our 404 page takes the place of Next's", '404.html', 'ja/404.html'],
    ['English stays where it is', 'en.html', 'en.html'],
    ['English keeps its own 404 page', 'en/404.html', 'en/404.html'],
    ['a name that only begins like the language stays', 'japan.html', 'japan.html'],
    ['files for machines stay', 'robots.txt', 'robots.txt'],
    ['those in a folder, too', '.well-known/security.txt', '.well-known/security.txt'],
    ['the styles are taken', '_next/static/chunks/a.css', '_next/static/chunks/a.css'],
    ['files of ours stay', 'assets/js/main-1.js', 'assets/js/main-1.js'],
  ])('%s', (_sentence, path, source) => expect(taken.get(path)).toBe(source));

  it('nothing is taken that only its runtime reads, nor its page for unknown addresses', () => {
    expect([...taken.keys()].filter((path) => /\.js$|^(index|about|ja)\.txt|not-found/.test(path))).toEqual([
      'assets/js/main-1.js',
    ]);
    expect([...taken.values()]).not.toContain('404.html');
  });

  it.each([
    ['there is no Japanese home', ['ja/404.html'], /ja\.html: missing/],
    ['there is no Japanese 404 page', ['ja.html'], /ja\/404\.html: missing/],
    [
      'two files want the same place',
      ['ja.html', 'ja/404.html', 'ja/a.html', 'a.html'],
      /another file is already called a\.html/,
    ],
    [
      'pages are cut into parts for a router',
      ['ja.html', 'ja/404.html', 'ja/about/__next._full.txt'],
      /_full\.txt: Next cuts pages into parts again/,
    ],
    ['so is the home', ['ja.html', 'ja/404.html', '__next._tree.txt'], /_tree\.txt: Next cuts pages/],
  ])('the build stops when %s', (_sentence, paths, message) =>
    expect(() => nextOutput(paths)).toThrow(message),
  );
});
