import { route } from '../../scripts/hosting/route';

const files = new Set([
  'index.html',
  '404.html',
  'about.html',
  'about.html.br',
  'robots.txt',
  '_headers',
  '_redirects',
  'en.html',
  'en/404.html',
  'en/about.html',
  'en/news/first.html',
  'assets/js/main.js',
  'ニュース.html',
]);
const at = (target: string) => route(target, (path) => files.has(path));

describe('an address leads to', () => {
  it.each([
    ['/', 'index.html'],
    ['/?a=1', 'index.html'],
    ['/about', 'about.html'],
    ['/about?q=%E3%81%82&page=2', 'about.html'],
    ['/en', 'en.html'],
    ['/en/news/first', 'en/news/first.html'],
    ['/robots.txt', 'robots.txt'],
    ['/assets/js/main.js?v=1', 'assets/js/main.js'],
    ['/%E3%83%8B%E3%83%A5%E3%83%BC%E3%82%B9', 'ニュース.html'],
  ])('%s: the file %s', (target, file) => {
    expect(at(target)).toEqual({ status: 200, file });
  });

  it.each([
    ['/about/', '/about'],
    ['/about/?a=1?b', '/about?a=1?b'],
    ['/about.html', '/about'],
    ['/index.html?a', '/?a'],
    ['/en/', '/en'],
    ['/404.html', '/404'],
    ['/index', '/'],
    ['/ja', '/'],
    ['/ja/', '/'],
    ['/ja/about?a=1', '/about?a=1'],
  ])('%s: a permanent redirect to %s', (target, location) => {
    expect(at(target)).toEqual({ status: 308, location });
  });

  it.each([
    ['/nowhere', '404.html'],
    ['/404', '404.html'],
    ['/en/404', 'en/404.html'],
    ['/en/nowhere', 'en/404.html'],
    ['/en/news/nowhere/deeper', 'en/404.html'],
    ['/english', '404.html'],
    ['/nowhere/', '404.html'],
    ['/about.html.br', '404.html'],
    ['/_headers', '404.html'],
    ['/_redirects', '404.html'],
    ['/ja//evil.example', '404.html'],
    ['/ja/%5Cevil.example', '404.html'],
    ['/ja/%2Fevil.example', '404.html'],
    ['/japan', '404.html'],
    ['/assets/', '404.html'],
    ['/robots.txt/', '404.html'],
    ['//evil.example/', '404.html'],
    ['/%2Fevil.example/', '404.html'],
    ['/\\evil.example/', '404.html'],
    ['/../package.json', '404.html'],
    ['/%2e%2e/package.json', '404.html'],
    ['/..%2fpackage.json', '404.html'],
    ['/en/../about', '404.html'],
    ['/about%00', '404.html'],
  ])('%s: the 404 page %s', (target, file) => {
    expect(at(target)).toEqual({ status: 404, file });
  });

  it.each(['/%', '/%zz', '/%E3%81', 'about', 'http://x.example/about', '*'])('%s: a refusal', (target) => {
    expect(at(target)).toEqual({ status: 400 });
  });

  it('nothing at all when there is not even a 404 page', () => {
    expect(route('/a', () => false)).toEqual({ status: 404, file: undefined });
  });
});
