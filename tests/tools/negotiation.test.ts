import { byteRange } from '../../build/serve/byte-range';
import { contentType } from '../../build/serve/content-type';
import { chooseEncoding } from '../../build/serve/encoding';

describe('the encoding for an Accept-Encoding header', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['GZIP', 'gzip'],
    ['zstd', undefined],
    ['br;q=nonsense', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is %s', (header, name) => {
    expect(chooseEncoding(header, () => true)?.name).toBe(name);
  });

  it('is only one that lies beside the file', () => {
    expect(chooseEncoding('br, gzip', ({ name }) => name === 'gzip')?.name).toBe('gzip');
  });
});

type Row = [header: string | undefined, expected: unknown];
it.each<Row>([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ...['bytes=100-', 'bytes=-0'].map((header): Row => [header, 'outside']),
  ...['bytes=9-1', 'bytes=0-1,5-6', 'bytes=-', 'lines=1-2', undefined].map(
    (header): Row => [header, 'whole'],
  ),
])('the part of a file of 100 bytes for the range %s', (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected);
});

it.each([
  ['a.html', 'text/html; charset=utf-8'],
  ['a.JS', 'text/javascript; charset=utf-8'],
  ['a.b.woff2', 'font/woff2'],
  ['a.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['news/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['atom.xml', 'application/atom+xml; charset=utf-8'],
  ['en/feed.json', 'application/feed+json; charset=utf-8'],
  ['about.md', 'text/markdown; charset=utf-8'],
  ['a.b/LICENSE', 'application/octet-stream'],
])('the type of %s is %s', (path, type) => expect(contentType(path)).toBe(type));
