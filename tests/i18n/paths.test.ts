import { barePath, localeOf, localizedPath } from '../../lib/i18n/paths.ts';

describe('the language of a path', () => {
  it.each([
    ['/', 'ja'],
    ['/about', 'ja'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/about#team', 'en'],
    ['/en?x=1', 'en'],
    ['/en#flow', 'en'],
    ['/english', 'ja'],
    ['/services/en', 'ja'],
    ['', 'ja'],
  ])('%s is %s', (path, locale) => {
    expect(localeOf(path)).toBe(locale);
  });
});

describe('the address of a page in a language', () => {
  it.each([
    ['ja', '/', '/'],
    ['en', '/', '/en'],
    ['ja', '/about', '/about'],
    ['en', '/about', '/en/about'],
    ['en', '/en/about', '/en/about'],
    ['ja', '/en/about', '/about'],
    ['ja', '/en', '/'],
    ['en', '/#flow', '/en#flow'],
    ['en', '/news?page=2#list', '/en/news?page=2#list'],
    ['ja', '/en/news?page=2#list', '/news?page=2#list'],
    ['en', '/about/', '/en/about'],
    ['en', '/about//', '/en/about'],
    ['en', '/english', '/en/english'],
  ] as const)('in %s, %s is %s', (locale, path, address) => {
    expect(localizedPath(locale, path)).toBe(address);
  });

  it.each(['about', 'https://example.com/', '//example.com', ''])(
    'refuses "%s", which is no path',
    (path) => {
      expect(() => localizedPath('en', path)).toThrow(`not a path of this site: ${path}`);
    },
  );
});

it.each([
  ['/', '/en'],
  ['/about', '/en/about'],
  ['/blog/a-post?page=2#flow', '/en/blog/a-post?page=2#flow'],
])('from %s to %s and back', (ja, en) => {
  expect([localizedPath('en', ja), localizedPath('ja', en)]).toEqual([en, ja]);
  expect([barePath(ja), barePath(en)]).toEqual([ja, ja]);
});
