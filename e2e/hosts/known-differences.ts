import type { Expectation } from './expectations.ts';

export type HostName = 'the local server' | 'nginx' | 'Cloudflare Pages';

/** Where a host cannot do what the others do. A difference that is not there any more fails the tests. */
export type Difference = {
  host: HostName;
  because: string;
  applies: (expected: Expectation) => boolean;
  instead: (expected: Expectation) => Expectation;
};

const withHeaders =
  (headers: Expectation['headers']) =>
  (expected: Expectation): Expectation => ({ ...expected, headers: { ...expected.headers, ...headers } });

const cloudflare = (
  because: string,
  applies: Difference['applies'],
  instead: Difference['instead'],
): Difference => ({ host: 'Cloudflare Pages', because, applies, instead });

/** Other names of a type, and UTF-8 left unsaid where it is the only encoding there is. */
const SYNONYMS: Readonly<Record<string, string>> = {
  'application/json; charset=utf-8': 'application/json',
  'application/xml; charset=utf-8': 'application/xml',
  'image/svg+xml; charset=utf-8': 'image/svg+xml',
  'image/x-icon': 'image/vnd.microsoft.icon',
  'text/javascript; charset=utf-8': 'application/javascript',
};

export const KNOWN_DIFFERENCES: readonly Difference[] = [
  {
    host: 'the local server',
    because: 'gives the whole file to who asks for its last bytes',
    applies: ({ question }) => question.headers?.range?.startsWith('bytes=-') ?? false,
    instead: ({ group, question, body }) => ({ group, question, status: [200], body }),
  },
  cloudflare(
    'compresses by itself, and only its network in front adds Vary',
    ({ headers }) => headers?.vary !== undefined,
    withHeaders({ vary: undefined }),
  ),
  cloudflare(
    'does not compress types outside its list',
    ({ headers, question: { path } }) =>
      headers?.['content-encoding'] !== undefined &&
      /\.(ics|md)$|\/(atom\.xml|feed\.json|speculation-rules\.json)$/.test(path),
    withHeaders({ 'content-encoding': undefined }),
  ),
  cloudflare(
    'calls some types by another name',
    ({ headers }) => (headers?.['content-type'] ?? '') in SYNONYMS,
    (expected) =>
      withHeaders({ 'content-type': SYNONYMS[expected.headers?.['content-type'] ?? ''] })(expected),
  ),
  cloudflare(
    'shows the 404 page at its own address with 200 (the page asks not to be indexed)',
    ({ group, question: { path } }) => group === 'unknown addresses' && /^(\/en)?\/404$/.test(path),
    (expected) => ({ ...expected, status: [200] }),
  ),
  cloudflare(
    'keeps no 404 at all',
    ({ group, question: { path } }) => group === 'unknown addresses' && !/^(\/en)?\/404$/.test(path),
    withHeaders({ 'cache-control': 'no-store' }),
  ),
  cloudflare(
    'sends bodies in chunks, so it does not tell their length',
    ({ group }) => group === 'HEAD',
    withHeaders({ 'content-length': undefined }),
  ),
  cloudflare(
    'knows no parts of a file in its local runtime: players get the whole video',
    ({ group }) => group === 'parts of a video',
    ({ group, question, body }) => ({ group, question, status: [200], body }),
  ),
  cloudflare(
    'does not say which methods it allows',
    ({ group }) => group === 'other methods',
    withHeaders({ allow: undefined }),
  ),
  cloudflare(
    'has its local runtime fail where the real one has no such file',
    ({ group, question: { path } }) => group === 'files that are for the host alone' && path.startsWith('/_'),
    ({ group, question }) => ({ group, question, status: [502] }),
  ),
  cloudflare(
    'uploads the compressed files like any other',
    ({ group, question: { path } }) =>
      group === 'files that are for the host alone' && /\.(br|gz)$/.test(path),
    (expected) => ({ ...expected, status: [200], body: expected.question.path.slice(1) }),
  ),
];
