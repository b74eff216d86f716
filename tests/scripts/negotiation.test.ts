import { byteRange } from '../../scripts/hosting/byte-range';
import { contentType } from '../../scripts/hosting/content-type';
import { chooseEncoding } from '../../scripts/hosting/encoding';

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

describe('the part of a file of 100 bytes for a Range header', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-200', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-200', { start: 0, end: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=9-1', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=-', 'whole'],
    ['lines=1-2', 'whole'],
    [undefined, 'whole'],
  ])('%s', (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected);
  });
});

describe('the type of', () => {
  it.each([
    ['a.html', 'text/html; charset=utf-8'],
    ['a.JS', 'text/javascript; charset=utf-8'],
    ['a.b.woff2', 'font/woff2'],
    ['a.mp4', 'video/mp4'],
    ['a.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['news/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['atom.xml', 'application/atom+xml; charset=utf-8'],
    ['en/feed.json', 'application/feed+json; charset=utf-8'],
    ['sitemap.xml', 'application/xml; charset=utf-8'],
    ['about.md', 'text/markdown; charset=utf-8'],
    ['events.ics', 'text/calendar; charset=utf-8'],
    ['a.b/LICENSE', 'application/octet-stream'],
    ['LICENSE', 'application/octet-stream'],
  ])('%s is %s', (path, type) => {
    expect(contentType(path)).toBe(type);
  });
});
