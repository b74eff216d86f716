/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import type { Answer } from '@/e2e/hosts/ask';
import { check } from '@/e2e/hosts/check';
import type { Expectation } from '@/e2e/hosts/expectations';

const ORIGIN = 'https://localhost:8443';
const FILES = new Map([['about.html', Buffer.from('<h1>About</h1>')]]);

const EXPECTED: Expectation = {
  group: 'pages',
  question: { path: '/about' },
  status: [200],
  headers: { 'cache-control': 'no-cache, must-revalidate', 'x-powered-by': undefined },
  body: 'about.html',
};
const GOOD: Answer = {
  status: 200,
  headers: { 'cache-control': 'No-Cache,  must-revalidate' },
  body: Buffer.from('<h1>About</h1>'),
};

const answer = (changes: Partial<Answer>) => () => check(EXPECTED, { ...GOOD, ...changes }, FILES, ORIGIN);

describe('the answer of a host', () => {
  it('may differ in case and blanks of a header', () => expect(answer({})).not.toThrow());

  it('may be packed', () =>
    expect(
      answer({ headers: { ...GOOD.headers, 'content-encoding': 'gzip' }, body: gzipSync(GOOD.body) }),
    ).not.toThrow());

  it.each<[string, Partial<Answer>, RegExp]>([
    ['another status', { status: 304 }, /status 304, not 200/],
    ['a header that is missing', { headers: {} }, /header cache-control/],
    ['a header of another value', { headers: { 'cache-control': 'max-age=60' } }, /header cache-control/],
    [
      'a header that must not be there',
      { headers: { ...GOOD.headers, 'x-powered-by': 'PHP' } },
      /header x-powered-by/,
    ],
    ['another body', { body: Buffer.from('<h1>Home</h1>') }, /the body is not about\.html: <h1>Home/],
    [
      'a body in an encoding that nobody asked for',
      { headers: { ...GOOD.headers, 'content-encoding': 'zstd' } },
      /zstd/,
    ],
  ])('is refused for %s', (_fault, changes, message) => expect(answer(changes)).toThrow(message));

  it.each<[string, string | undefined, RegExp | undefined]>([
    ['leads there', '/en', undefined],
    ['leads there by a whole address', `${ORIGIN}/en`, undefined],
    ['leads elsewhere', '/', /Location/],
    ['leads to another host', 'https://elsewhere.test/en', /another host/],
    ['does not say where it leads', undefined, /without Location/],
  ])('of a redirect that %s is judged by that', (_what, location, message) => {
    const moved: Expectation = { group: 'moved', question: { path: '/en/' }, status: [308], location: '/en' };
    const run = () =>
      check(moved, { status: 308, headers: { location }, body: Buffer.from('') }, FILES, ORIGIN);
    if (message) expect(run).toThrow(message);
    else expect(run).not.toThrow();
  });

  it('to a question for the head has no body', () =>
    expect(() => check({ ...EXPECTED, body: null }, GOOD, FILES, ORIGIN)).toThrow(/nobody asked for/));
});
