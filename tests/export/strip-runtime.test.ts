import { stripRuntime, withoutPayload } from '../../build/export/strip-runtime';
import { htmlAfter, nextPage, shippedPage } from './fixture';

const stripped = (html: string) => htmlAfter((tree) => stripRuntime({ tree }), html);
const strip = (body: string) => stripped(nextPage(body));

it('the payload alone goes before the page is parsed', () => {
  const html = nextPage('<p>self.__next_f.push(1)</p><script src="/assets/a.js"></script>');
  const text = withoutPayload(html);
  expect(text).not.toMatch(/<script>[^<]*__next_f/);
  expect(text.length).toBeLessThan(html.length);
  expect(stripped(text)).toBe(stripped(html));
});

describe('strip-runtime', () => {
  it.each<[what: string, body: string, expected?: string]>([
    ['plain markup stays as it is', '<main><h1>概要</h1></main>'],
    ["React's text separators go", '<p>a<!-- --> &amp; <!-- -->b</p>', '<p>a &amp; b</p>'],
    ['boundary markers go', '<!--$--><p>a</p><!--/$--><!--&--><!--/&-->', '<p>a</p>'],
    ['comments of our own stay', '<p>a<!-- why --></p>'],
    ['noscript holds markup', '<noscript><p>a<!-- -->b</p></noscript>', '<noscript><p>ab</p></noscript>'],
    ['islands keep name and props', '<div data-island="news" data-props="{&quot;a&quot;:1}"><b>x</b></div>'],
    [
      'a preload that React repeats is sent once',
      '<link rel="preload" as="font" href="/assets/fonts/a.woff2"><link rel="preload" as="font" href="/b.woff2">',
      '<link rel="preload" as="font" href="/b.woff2">',
    ],
    ['a hidden part of ours stays', '<div hidden>menu</div>'],
    ['drawings keep their case', '<svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient></svg>'],
  ])('%s', (_sentence, body, expected = body) => {
    expect(strip(body)).toBe(shippedPage(expected));
  });

  it.each([
    ['an unknown inline script', '<script>alert(1)</script>', /unknown inline script "alert\(1\)"/],
    ['a script from elsewhere', '<script src="https://a.b/a.js"></script>', /unknown script https:\/\/a\.b/],
    ['late content', '<!--$?--><template id="B:0"></template><!--/$-->', /streamed \(id="B:0"\)/],
  ])('stops the build at %s', (_sentence, body, message) => {
    expect(() => strip(body)).toThrow(message);
  });

  it.each([
    ['scripts elsewhere', /src="\/_next\/static\/chunks\//g, 'src="/_next-17/', /unknown script \/_next-17/],
    ['another bundler', /globalThis\["TURBOPACK"\]/g, 'self.rspack', /unknown inline script "\(self\.rspack/],
    ['another name of the payload', /__next_f/g, '__rsc', /unknown inline script "\(self\.__rsc/],
    ['a payload of data', /<script>self\.__next_f/, '<script type="text/rsc">x', /unknown inline script/],
    ['content that waits elsewhere', /<div hidden="">/, '<div hidden="" id="S:0">', /streamed \(id="S:0"\)/],
  ])('stops the build when a new Next writes %s', (_change, before, after, message) => {
    const changed = nextPage('<p>a</p>').replace(before, after);
    expect(changed).not.toBe(nextPage('<p>a</p>'));
    expect(() => stripped(changed)).toThrow(message);
  });

  it("stops the build when a page of a fresh build has none of Next's scripts: the markup changed", () => {
    const page = '<!DOCTYPE html><html><head></head><body><p>a</p></body></html>';
    expect(() => stripped(page)).toThrow("none of Next's scripts was found");
  });
});
