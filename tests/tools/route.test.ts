import { route } from '../../build/serve/route';

const files = new Set([
  ...['index.html', '404.html', 'about.html', 'about.html.br', 'robots.txt', '_headers', '_redirects'],
  ...['en.html', 'en/404.html', 'en/about.html', 'en/news/first.html', 'assets/js/main.js', 'ニュース.html'],
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

  const NOWHERE = [
    '/nowhere',
    '/404',
    '/english',
    '/nowhere/',
    '/japan',
    '/assets/',
    '/robots.txt/',
    '/about%00',
  ];
  const HIDDEN = ['/about.html.br', '/_headers', '/_redirects', '/../package.json', '/%2e%2e/package.json'];
  const TRICKS = ['/ja//evil.example', '/ja/%5Cevil.example', '/ja/%2Fevil.example', '/..%2fpackage.json'];
  const HOSTS = ['//evil.example/', '/%2Fevil.example/', '/\\evil.example/', '/en/../about'];
  it.each([...NOWHERE, ...HIDDEN, ...TRICKS, ...HOSTS])('%s: the 404 page', (target) => {
    expect(at(target)).toEqual({ status: 404, file: '404.html' });
  });

  it.each(['/en/404', '/en/nowhere', '/en/news/nowhere/deeper'])('%s: the English 404 page', (target) => {
    expect(at(target)).toEqual({ status: 404, file: 'en/404.html' });
  });

  it.each(['/%', '/%zz', '/%E3%81', 'about', 'http://x.example/about', '*'])('%s: a refusal', (target) => {
    expect(at(target)).toEqual({ status: 400 });
  });

  it('nothing at all when there is not even a 404 page', () => {
    expect(route('/a', () => false)).toEqual({ status: 404, file: undefined });
  });
});
