import { gzipSync } from 'node:zlib';
import type { Answer } from '@/e2e/hosts/ask';
import { check } from '@/e2e/hosts/check';
import type { Expectation } from '@/e2e/hosts/expectations';

const ORIGIN = 'https://localhost:8443';
const PAGE = Buffer.from('<h1>About</h1>');
const CACHE = 'no-cache, must-revalidate';
const EXPECTED: Expectation = {
  ...{ group: 'pages', question: { path: '/about' }, status: [200], body: 'about.html' },
  headers: { 'cache-control': CACHE, 'x-powered-by': undefined },
};
const MOVED: Expectation = { group: 'moved', question: { path: '/en/' }, status: [308], location: '/en' };

const problemOf = (expected: Expectation, { status = 200, headers = {}, body = PAGE }: Partial<Answer>) => {
  try {
    check(
      expected,
      { status, headers: { 'cache-control': CACHE, ...headers }, body },
      new Map([['about.html', PAGE]]),
      ORIGIN,
    );
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
};

it.each<[string, Partial<Answer>, string]>([
  [
    'other case and blanks in a header',
    { headers: { 'cache-control': 'No-Cache,  must-revalidate' } },
    'none',
  ],
  ['a packed body', { headers: { 'content-encoding': 'gzip' }, body: gzipSync(PAGE) }, 'none'],
  ['another status', { status: 304 }, 'status 304, not 200'],
  ['a header that is missing', { headers: { 'cache-control': undefined } }, 'header cache-control'],
  ['a header of another value', { headers: { 'cache-control': 'max-age=60' } }, 'header cache-control'],
  ['a header that must not be there', { headers: { 'x-powered-by': 'PHP' } }, 'header x-powered-by'],
  ['another body', { body: Buffer.from('<h1>Home</h1>') }, 'the body is not about.html: <h1>Home'],
])('a host that answers with %s', (_what, answer, problem) => {
  expect(problemOf(EXPECTED, answer)).toContain(problem);
});

it.each([
  ['/en', 'none'],
  [`${ORIGIN}/en`, 'none'],
  ['/', 'Location'],
  ['https://elsewhere.test/en', 'another host'],
  [undefined, 'without Location'],
])('a host that redirects to %s', (location, problem) => {
  expect(problemOf(MOVED, { status: 308, headers: { location } })).toContain(problem);
});
