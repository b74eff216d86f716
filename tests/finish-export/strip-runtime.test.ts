import { stripRuntime } from '../../scripts/finish-export/strip-runtime';
import { filesOf, NEXT_CHUNK, nextPage, shippedPage, textsOf } from './fixture';

const strip = (body: string, extra: Record<string, string> = NEXT_CHUNK) =>
  textsOf(stripRuntime(filesOf({ 'about.html': nextPage(body), ...extra })));

describe('strip-runtime', () => {
  it.each([
    ['plain markup stays as it is', '<main><h1>概要</h1></main>', '<main><h1>概要</h1></main>'],
    ["React's text separators go", '<p>a<!-- --> &amp; <!-- -->b</p>', '<p>a &amp; b</p>'],
    ['boundary markers go', '<!--$--><p>a</p><!--/$--><!--&--><!--/&-->', '<p>a</p>'],
    ['comments of our own stay', '<p>a<!-- why --></p>', '<p>a<!-- why --></p>'],
    [
      'data for search engines stays',
      '<script type="application/ld+json">{"a":1}</script>',
      '<script type="application/ld+json">{"a":1}</script>',
    ],
    [
      'speculation rules stay',
      '<script type="speculationrules">{}</script>',
      '<script type="speculationrules">{}</script>',
    ],
    [
      'the content of noscript is markup too',
      '<noscript><p>a<!-- -->b</p></noscript>',
      '<noscript><p>ab</p></noscript>',
    ],
    [
      'islands keep their name and their props',
      '<div data-island="news" data-props="{&quot;a&quot;:1}"><button type="button">x</button></div>',
      '<div data-island="news" data-props="{&quot;a&quot;:1}"><button type="button">x</button></div>',
    ],
    [
      'a preload that React repeats is sent once',
      '<link rel="preload" as="font" href="/assets/fonts/a.woff2"><link rel="preload" as="font" href="/b.woff2">',
      '<link rel="preload" as="font" href="/b.woff2">',
    ],
    ['a hidden part of ours stays', '<div hidden="">menu</div>', '<div hidden="">menu</div>'],
    [
      'drawings keep the case of their attributes',
      '<svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient></svg>',
      '<svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient></svg>',
    ],
  ])('%s', (_sentence, body, expected) => {
    expect(strip(body)['about.html']).toBe(shippedPage(expected));
  });

  it("removes Next's script files", () => {
    expect(Object.keys(strip('<p>a</p>'))).toEqual(['about.html']);
  });

  it('changes nothing when it runs again', () => {
    const once = stripRuntime(filesOf({ 'about.html': nextPage('<p>a</p>'), ...NEXT_CHUNK }));
    expect(textsOf(stripRuntime(once))).toEqual(textsOf(once));
  });

  it.each([
    [
      'an inline script that it does not know',
      '<script>alert(1)</script>',
      /about\.html: unknown inline script "alert\(1\)"/,
    ],
    [
      'a script from elsewhere',
      '<script src="https://x.example/a.js"></script>',
      /unknown script https:\/\/x\.example/,
    ],
    [
      'content that React sent late',
      '<!--$?--><template id="B:0"></template><!--/$-->',
      /streamed \(id="B:0"\)/,
    ],
    ["React's function that moves late content", '<p title="$RC(1)">a</p>', /left over: "\$RC/],
    ['a chunk of Next in another place', '<a href="/_next/static/chunks/a.js">a</a>', /left over: "\/_next/],
    ['a name of the router', '<div id="__next">a</div>', /left over: "__next/],
  ])('stops the build at %s and names the page', (_sentence, body, message) => {
    expect(() => strip(body)).toThrow(message);
    expect(() => strip(body)).toThrow(/^about\.html: /);
  });

  it.each([
    [
      'scripts of another folder',
      /src="\/_next\/static\/chunks\//g,
      'src="/_next-17/js/',
      /unknown script \/_next-17/,
    ],
    ['another bundler', /globalThis\["TURBOPACK"\]/g, 'self.rspack', /unknown inline script "\(self\.rspack/],
    ['another name of the payload', /__next_f/g, '__rsc', /unknown inline script "\(self\.__rsc/],
    [
      'a payload of data',
      /<script>self\.__next_f/,
      '<script type="text/x-rsc">self.x',
      /unknown inline script/,
    ],
    [
      'preloads of another kind',
      /rel="preload" as="script"/,
      'rel="prefetch" as="script"',
      /left over: "\/_next\/static/,
    ],
    ['content that waits elsewhere', /<div hidden="">/, '<div hidden="" id="S:0">', /streamed \(id="S:0"\)/],
  ])('stops the build when a new Next writes %s', (_change, before, after, message) => {
    const changed = nextPage('<p>a</p>').replace(before, after);
    expect(changed).not.toBe(nextPage('<p>a</p>'));
    expect(() => stripRuntime(filesOf({ 'about.html': changed, ...NEXT_CHUNK }))).toThrow(message);
  });

  it("stops the build when a page of a fresh build has none of Next's scripts: the markup changed", () => {
    const page = '<!DOCTYPE html><html><head></head><body><p>a</p></body></html>';
    expect(() => stripRuntime(filesOf({ 'about.html': page, ...NEXT_CHUNK }))).toThrow(
      "about.html: none of Next's scripts was found",
    );
  });
});
