import type { Files } from '../../build/export/types.ts';
import { contentType } from '../../build/serve/content-type.ts';
import { cacheControl, DOCUMENT_DISPOSITION, SECURITY_HEADERS } from '../../build/serve/headers.ts';
import { HOST_FILES, MOVED_PREFIX } from '../../build/serve/rules.ts';
import type { Question } from './ask.ts';
import { EXAMPLES, pagesOf } from './site-copy.ts';

/** What any host must answer to a question. */
export type Expectation = {
  group: string;
  question: Question;
  status: readonly number[];
  /** Lower-case names to exact values; `undefined` is a header that must not be there. */
  headers?: Record<string, string | undefined>;
  /** Where a redirect leads: path and query on the same host. */
  location?: string;
  /** The file whose content is the body, once unpacked; `null` is no body at all. */
  body?: string | null;
  /** Only this part of the file: first and last byte. */
  part?: [number, number];
};

const FOUND = [200] as const;
const MISSING = [404] as const;
/** For good: the old and the strict way to say so. */
const MOVED = [301, 308] as const;

const VIDEO = `${EXAMPLES}/example.mp4`;

/** The headers of any answer. */
const ALWAYS = Object.fromEntries(
  Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);

/** Those of a file, and what else an answer has. */
const headersOf = (file: string, more: Expectation['headers'] = {}) => ({
  'content-type': contentType(file),
  'cache-control': cacheControl(file),
  ...ALWAYS,
  ...more,
});

const ACCEPTED = [
  { accept: 'br, gzip', encoding: 'br' },
  { accept: 'gzip', encoding: 'gzip' },
  { accept: 'identity', encoding: undefined },
] as const;

const pages = (files: Files): Expectation[] =>
  pagesOf(files).flatMap(({ address, file }) =>
    ACCEPTED.map(({ accept, encoding }) => ({
      group: 'every page, in every encoding',
      question: { path: address, headers: { 'accept-encoding': accept } },
      status: FOUND,
      headers: headersOf(file, { 'content-encoding': encoding, vary: 'Accept-Encoding' }),
      body: file,
    })),
  );

export const UNKNOWN = ['/nowhere', '/nowhere/', '/news/nowhere', '/news/nowhere/deeper', '/english', '/404'];

const notFound = (): Expectation[] =>
  [
    ...UNKNOWN.map((path) => ({ path, body: '404.html' })),
    ...UNKNOWN.map((path) => ({ path: `/en${path}`, body: 'en/404.html' })),
    { path: '/assets/gone-1a2b3c4d.js', body: '404.html' },
    { path: '/assets/', body: '404.html' },
    { path: '/nowhere?q=%E3%81%82', body: '404.html' },
  ].map(({ path, body }) => ({
    group: 'unknown addresses',
    question: { path },
    status: MISSING,
    headers: headersOf(body),
    body,
  }));

export const REDIRECTS: readonly [from: string, to: string][] = [
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/?a=1&b=%E3%81%82', '/about?a=1&b=%E3%81%82'],
  ['/about.html?a=1', '/about?a=1'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/en/', '/en'],
  ['/en.html', '/en'],
  ['/en/about/', '/en/about'],
  ['/en/about.html', '/en/about'],
  ['/services/tore/', '/services/tore'],
  [MOVED_PREFIX, '/'],
  [`${MOVED_PREFIX}/`, '/'],
  [`${MOVED_PREFIX}/about`, '/about'],
  [`${MOVED_PREFIX}/about?a=1`, '/about?a=1'],
  [`${MOVED_PREFIX}/services/tore`, '/services/tore'],
];

const redirects = (): Expectation[] =>
  REDIRECTS.map(([path, location]) => ({
    group: 'other spellings of an address',
    question: { path },
    status: MOVED,
    headers: ALWAYS,
    location,
  }));

/** One file of each ending, the smallest path first, and the examples. */
function samples(files: Files): string[] {
  const byEnding = new Map<string, string>();
  for (const path of [...files.keys()].sort()) {
    const ending = path.slice(path.lastIndexOf('.'));
    if (/[./]/.test(path) && !/\.(br|gz|html)$/.test(path) && !path.startsWith('_') && !byEnding.has(ending))
      byEnding.set(ending, path);
  }
  const plain = (path: string) => path.startsWith(`${EXAMPLES}/`) && !/\.(br|gz)$/.test(path);
  return [...new Set([...byEnding.values(), ...[...files.keys()].filter(plain)])];
}

const assets = (files: Files): Expectation[] =>
  samples(files).flatMap((file) =>
    ACCEPTED.filter(({ encoding }) => encoding === undefined || files.has(`${file}.br`)).map(
      ({ accept, encoding }) => ({
        group: 'files of every type',
        question: { path: `/${file}`, headers: { 'accept-encoding': accept } },
        status: FOUND,
        headers: headersOf(file, {
          'content-encoding': encoding,
          ...(files.has(`${file}.br`) && { vary: 'Accept-Encoding' }),
        }),
        body: file,
      }),
    ),
  );

/** Documents are kept by who asks for them, however they are asked for. */
function documents(files: Files): Expectation[] {
  const file = [...files.keys()].find((path) => path.endsWith('.pdf'));
  if (!file) throw new Error('the export has no document');
  const headers = headersOf(file, { 'content-disposition': DOCUMENT_DISPOSITION });
  const group = 'documents';
  return [
    { group, question: { path: `/${file}` }, status: FOUND, headers, body: file },
    { group, question: { path: `/${file}`, method: 'HEAD' }, status: FOUND, headers, body: null },
    { group, question: { path: '/about' }, status: FOUND, headers: { 'content-disposition': undefined } },
  ];
}

const heads = (files: Files): Expectation[] =>
  [
    { path: '/', file: 'index.html' },
    { path: '/en/about', file: 'en/about.html' },
    { path: `/${VIDEO}`, file: VIDEO },
  ].map(({ path, file }) => ({
    group: 'HEAD',
    question: { path, method: 'HEAD' },
    status: FOUND,
    headers: headersOf(file, { 'content-length': String(files.get(file)?.length) }),
    body: null,
  }));

function ranges(files: Files): Expectation[] {
  const size = files.get(VIDEO)?.length ?? 0;
  const part = (range: string, first: number, last: number): Expectation => ({
    group: 'parts of a video',
    question: { path: `/${VIDEO}`, headers: { range } },
    status: [206],
    headers: {
      ...ALWAYS,
      'content-type': contentType(VIDEO),
      'content-range': `bytes ${first}-${last}/${size}`,
    },
    body: VIDEO,
    part: [first, last],
  });
  return [
    part('bytes=0-1', 0, 1),
    part('bytes=100-', 100, size - 1),
    part('bytes=-10', size - 10, size - 1),
    {
      group: 'parts of a video',
      question: { path: `/${VIDEO}`, headers: { range: `bytes=${size}-` } },
      status: [416],
      headers: { 'content-range': `bytes */${size}` },
    },
  ];
}

const refused = (): Expectation[] => [
  ...['POST', 'PUT', 'DELETE'].map((method) => ({
    group: 'other methods',
    question: { path: '/about', method },
    status: [405],
    headers: { ...ALWAYS, allow: 'GET, HEAD' },
  })),
  ...[...HOST_FILES, 'about.html.br', 'about.html.gz'].map((name) => ({
    group: 'files that are for the host alone',
    question: { path: `/${name}` },
    status: MISSING,
    body: '404.html',
  })),
];

/** Everything that is expected of a host that serves these files. */
export const expectations = (files: Files): Expectation[] => [
  ...pages(files),
  ...notFound(),
  ...redirects(),
  ...assets(files),
  ...documents(files),
  ...heads(files),
  ...ranges(files),
  ...refused(),
];

/** Addresses that must not lead to another host, whatever the answer is. */
export const HOSTILE = [
  '//evil.example',
  '//evil.example/',
  '//evil.example/about/',
  '//about/',
  '/\\evil.example/',
  '/%2F%2Fevil.example/',
  '/%5Cevil.example/',
  `${MOVED_PREFIX}//evil.example`,
  `${MOVED_PREFIX}//evil.example/`,
  `${MOVED_PREFIX}/\\evil.example`,
  `${MOVED_PREFIX}/%2Fevil.example`,
  `${MOVED_PREFIX}/%5Cevil.example`,
  `${MOVED_PREFIX}/..//evil.example`,
  '/about%0d%0aSet-Cookie:a=b/',
  '/about/%0d%0aSet-Cookie:a=b',
  `${MOVED_PREFIX}/%0d%0aSet-Cookie:a=b`,
] as const;
