/** Pictures and clips that are there under the right name, and yet cannot be shown. */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { mediaFault } from '@/lib/content/media';
import { formatProblem } from '@/lib/content/problems';
import { temporaryFolder } from '../helpers/temporary';
import { readWith } from './fixture';

const folder = temporaryFolder();

function faultOf(name: string, bytes: Uint8Array | string) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, bytes);
  return mediaFault(file);
}

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#4a7', noise } });
const clip = (name: string) => fs.readFileSync(path.join('content/pages/labcraft', name));
/** A small picture of its own at the start, as cameras put one there. */
const withPreview = async () => {
  const jpeg = await picture.clone().jpeg().toBuffer();
  const preview = Buffer.concat([Buffer.from('Exif\0\0'), jpeg]);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), preview]);
  segment.writeUInt16BE(preview.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
};

const FILES: Record<string, () => Buffer | Promise<Buffer>> = {
  'a.webp': () => picture.clone().webp().toBuffer(),
  'lossless.webp': () => picture.clone().webp({ lossless: true }).toBuffer(),
  'profile.webp': () => picture.clone().keepIccProfile().withIccProfile('p3').webp().toBuffer(),
  'a.png': () => picture.clone().png().toBuffer(),
  'a.jpg': () => picture.clone().jpeg().toBuffer(),
  'progressive.jpeg': () => picture.clone().jpeg({ progressive: true }).toBuffer(),
  'preview.jpg': withPreview,
  'a.avif': () => picture.clone().avif({ effort: 0 }).toBuffer(),
  'a.mp4': () => clip('loop.mp4'),
  'a.vp9.webm': () => clip('loop.vp9.webm'),
  'a.av1.webm': () => clip('loop.av1.webm'),
};

it.each(Object.entries(FILES))('%s as programs write it is right', async (name, make) => {
  expect(faultOf(name, await make())).toBeUndefined();
});

it('so is a picture with a note behind its end', async () => {
  for (const name of ['a.webp', 'a.png', 'a.jpg'])
    expect(
      faultOf(name, Buffer.concat([(await FILES[name]?.()) ?? Buffer.of(), Buffer.from('note')])),
    ).toBeUndefined();
});

it.each(Object.entries(FILES).filter(([name]) => !name.endsWith('webm')))(
  '%s that breaks off anywhere is found',
  async (name, make) => {
    const bytes = await make();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.length - 1 }), (length) => {
        expect(faultOf(name, bytes.subarray(0, length))).toBeDefined();
      }),
    );
  },
);

it('whatever the bytes are, the check gives an answer', () => {
  const starts = ['', 'RIFF\x04\0\0\0WEBPVP8 ', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff', '\0\0\0\x14ftypavif'];
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.uint8Array(),
      fc.constantFrom('a.webp', 'a.png', 'a.jpg', 'a.avif', 'a.mp4', 'a.webm'),
      (start, rest, name) => {
        expect(() => faultOf(name, Buffer.concat([Buffer.from(start, 'latin1'), rest]))).not.toThrow();
      },
    ),
  );
});

const half = async () => (await picture.clone().webp().toBuffer()).subarray(0, 500);
it.each<[string, () => string | Buffer | Promise<Buffer>, string, string]>([
  [
    'an empty file',
    () => '',
    'The file is empty: export it again and put it here under the same name',
    'ファイルが空です。もう一度書き出して、同じ名前で置き直してください',
  ],
  [
    'a text',
    () => 'Not a picture',
    'This is no WebP file: export it as WebP and put it here again',
    '中身が WebP ではありません。画像や動画のソフトで WebP として書き出し、置き直してください',
  ],
  [
    'a JPEG',
    FILES['a.jpg']!,
    'This is a JPEG file: rename it to desk.jpg, here too, or export it as WebP',
    '中身は JPEG です。ファイルとこの項目を desk.jpg に直すか、WebP として書き出してください',
  ],
  [
    'a picture of a phone',
    () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    'This is a HEIC file: export it as WebP',
    '中身は HEIC です。WebP として書き出してください',
  ],
  [
    'half a picture',
    half,
    'The WebP file breaks off before its end: copy or export it again',
    'WebP のファイルが途中で切れています。もう一度写すか書き出して、置き直してください',
  ],
])(
  '%s named desk.webp is reported with file, line, field and what to do',
  async (_what, contents, en, ja) => {
    const { problems } = readWith({ 'pages/about/desk.webp': await contents() });
    const said = (language: 'ja' | 'en') => problems.map((problem) => formatProblem(problem, language));
    const place = (locale: string) => `content/pages/about/${locale}.json:6:16 items.0.image.src: `;
    expect(said('en')).toEqual(['ja', 'en'].map((file) => `${place(file)}${en} (got "./desk.webp")`));
    expect(said('ja')).toEqual(['ja', 'en'].map((file) => `${place(file)}${ja}（今の値："./desk.webp"）`));
  },
);

it('a clip over 600 KB is reported with its size and the limit', () => {
  const page = JSON.stringify({ title: 'About', items: [{ image: { src: './loop.webm', alt: '' } }] });
  const large = Buffer.concat([Buffer.from('\x1a\x45\xdf\xa3B\x82webm', 'latin1'), Buffer.alloc(612_345)]);
  const { problems } = readWith({
    ...{ 'pages/about/ja.json': page, 'pages/about/en.json': page },
    ...{ 'pages/about/desk.webp': null, 'pages/about/loop.webm': large },
  });
  const said = (language: 'ja' | 'en') => problems.map((problem) => formatProblem(problem, language)).join();
  expect(said('en')).toContain('The clip is too large (613 KB): export it with at most 600 KB');
  expect(said('ja')).toContain('動画のファイルが大きすぎます（613 KB）。600 KB 以下に書き出して');
  expect(said('en')).toContain('"./loop.webm"');
});
