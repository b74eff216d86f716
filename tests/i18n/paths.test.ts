import fc from 'fast-check';
import { barePath, counterpart, localeOf, localizedPath } from '../../lib/i18n/paths.ts';
import { ROUTES } from '../../lib/routes.ts';

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

describe('laws of the toggle', () => {
  const path = fc.oneof(
    fc.constantFrom(...Object.values(ROUTES)),
    fc
      .tuple(fc.constantFrom('/blog/', '/cases/', '/labneeds/'), fc.stringMatching(/^[a-z0-9-]{1,12}$/))
      .map(([section, id]) => section + id),
  );
  const tail = fc.constantFrom('', '#flow', '?page=2', '?q=%E5%88%86#a');

  it('toggling twice leads back to the same address', () => {
    fc.assert(
      fc.property(path, tail, fc.constantFrom('ja', 'en'), (bare, end, locale) => {
        const address = localizedPath(locale, bare + end);
        expect(counterpart(counterpart(address))).toBe(address);
      }),
    );
  });

  it('a page and its counterpart have the same bare path and different languages', () => {
    fc.assert(
      fc.property(path, tail, (bare, end) => {
        const address = bare + end;
        expect(barePath(counterpart(address))).toBe(barePath(address));
        expect(localeOf(counterpart(address))).not.toBe(localeOf(address));
      }),
    );
  });
});
