/** Pictures and clips byte by byte: made here as small as they can be, to be spoilt at one place. */
import fs from 'node:fs';
import path from 'node:path';
import { mediaFault } from '@/lib/content/media';
import { temporaryFolder } from '../helpers/temporary';

const folder = temporaryFolder();

type Part = string | number[] | Buffer;
const bytes = (...parts: Part[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

function faultOf(name: string, ...parts: Part[]) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, bytes(...parts));
  return mediaFault(file);
}

/** A box as MP4 and AVIF are made of: its length, its name, what it holds. */
const box = (name: string, ...parts: Part[]): Buffer => {
  const inner = bytes(...parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, inner]);
};
const ftyp = (brands: string) => box('ftyp', brands);
const MOVIE = [box('moov', 'x'), box('mdat', 'film')];
const EBML = [0x1a, 0x45, 0xdf, 0xa3];

type Row = [what: string, name: string, parts: Part[]];

describe('is whole:', () => {
  it.each<Row>([
    ['a clip of the brand isom', 'a.mp4', [ftyp('isom'), ...MOVIE]],
    ['a clip of the brand iso5', 'a.mp4', [ftyp('iso5'), ...MOVIE]],
    ['a clip of the brand mp42', 'a.mp4', [ftyp('mp42'), ...MOVIE]],
    ['a clip of the brand avc1', 'a.mp4', [ftyp('avc1'), ...MOVIE]],
    ['a clip of the brand M4V', 'a.mp4', [ftyp('M4V '), ...MOVIE]],
    ['a clip that ends with an empty box', 'a.mp4', [ftyp('isom'), ...MOVIE, box('free')]],
    [
      'a clip with a long length',
      'a.mp4',
      [ftyp('isom'), box('moov'), [0, 0, 0, 1], 'mdat', [0, 0, 0, 0, 0, 0, 0, 20], 'film'],
    ],
    ['a clip whose last box has no end', 'a.mp4', [ftyp('isom'), box('moov'), [0, 0, 0, 0], 'mdat', 'film']],
    ['a sequence of pictures', 'a.avif', [ftyp('avis'), box('meta'), box('mdat')]],
    ['the shortest photograph', 'a.jpg', ['\xff\xd8\xff\xda\xff\xd9']],
    ['a clip in a WebM container', 'a.webm', [EBML, 'B\x82webm']],
    ['whatever the site has no rule for', 'a.txt', ['text']],
  ])('%s', (_what, name, parts) => expect(faultOf(name, ...parts)).toBeUndefined());
});

describe('is found to break off:', () => {
  it.each<Row>([
    ['a clip without its film', 'a.mp4', [ftyp('isom'), box('moov', 'x')]],
    ['a clip without its list', 'a.mp4', [ftyp('isom'), box('mdat', 'x')]],
    ['a clip with a box shorter than its head', 'a.mp4', [ftyp('isom'), ...MOVIE, [0, 0, 0, 4], box('free')]],
    ['a clip that ends in a long length', 'a.mp4', [ftyp('isom'), ...MOVIE, [0, 0, 0, 1], 'free', [0, 0]]],
    ['a photograph without its picture', 'a.jpg', [[0xff, 0xd8, 0xff, 0xe0, 0, 2]]],
    ['a photograph with rubbish in it', 'a.jpg', ['\xff\xd8\xff\xe0\0\x02\0\xda\xff\xd9']],
  ])('%s', (_what, name, parts) => expect(faultOf(name, ...parts)).toMatchObject({ kind: 'cut' }));
});

describe('is larger than a clip may be:', () => {
  const box600k = (more: number) =>
    box('mdat', Buffer.alloc(600_000 - 8 - bytes(ftyp('isom'), box('moov')).length + more));
  const mp4 = (more: number): Part[] => [ftyp('isom'), box('moov'), box600k(more)];
  const webm = (more: number): Part[] => [EBML, 'B\x82webm', Buffer.alloc(600_000 - 10 + more)];

  it.each<Row>([
    ['a clip in boxes', 'a.mp4', mp4(1)],
    ['a clip in a WebM container', 'a.webm', webm(1)],
  ])('%s of one byte over 600 KB', (_what, name, parts) =>
    expect(faultOf(name, ...parts)).toEqual({ kind: 'large', size: 600_001, limit: 600_000 }),
  );

  it.each<Row>([
    ['a clip in boxes of just 600 KB', 'a.mp4', mp4(0)],
    ['a clip in a WebM container of just 600 KB', 'a.webm', webm(0)],
    ['a picture of any size', 'a.jpg', ['\xff\xd8\xff\xda\xff\xd9', Buffer.alloc(600_000)]],
  ])('%s is not', (_what, name, parts) => expect(faultOf(name, ...parts)).toBeUndefined());
});

describe('is not what its name says:', () => {
  it.each<[...Row, expected: string, found: string | undefined, ending: string | undefined]>([
    ['a moving picture', 'a.webp', ['GIF89a'], 'WebP', 'GIF', undefined],
    ['a photograph taken by a phone', 'a.jpg', [ftyp('heix')], 'JPEG', 'HEIC', undefined],
    ['a clip that also names pictures', 'a.webp', [ftyp('isomheic'), ...MOVIE], 'WebP', 'MP4', 'mp4'],
    ['a file of boxes that nobody knows', 'a.webp', [ftyp('abcdmif1')], 'WebP', undefined, undefined],
    ['a brand behind the list', 'a.avif', [ftyp('abcd'), box('avif')], 'AVIF', undefined, undefined],
    ['a brand without its box', 'a.mp4', [box('skip', 'isom'), ...MOVIE], 'MP4', undefined, undefined],
    ['a name in another file', 'a.webp', ['XXXX\x0c\0\0\0WEBPVP8L\0\0\0\0'], 'WebP', undefined, undefined],
    ['a sound in a RIFF file', 'a.webp', ['RIFF\x0c\0\0\0WAVEfmt \0\0\0\0'], 'WebP', undefined, undefined],
    ['a film in a Matroska container', 'a.webm', [EBML, 'B\x82matroska'], 'WebM', undefined, undefined],
    ['the word webm', 'a.webm', ['a webm'], 'WebM', undefined, undefined],
    ['a letter', 'a.png', ['A'], 'PNG', undefined, undefined],
  ])('%s', (_what, name, parts, expected, found, ending) => {
    expect(faultOf(name, ...parts)).toEqual({ kind: 'other', expected, found, ending });
  });
});
