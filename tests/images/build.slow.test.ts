import fs from 'node:fs';
import path from 'node:path';
import sharp, { type Color } from 'sharp';
import { buildImages, type ImageFolders } from '@/build/prepare/images/build';
import { encode } from '@/build/prepare/images/encode';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

jest.mock('@/build/prepare/images/encode', () => {
  const actual = jest.requireActual('@/build/prepare/images/encode');
  return { ...actual, encode: jest.fn(actual.encode) };
});

const STAGE = { r: 0xdd, g: 0xe1, b: 0xe0 };

let folders: ImageFolders;

const flat = (width: number, height: number, background: Color) =>
  sharp({ create: { width, height, channels: 3, background } });

const put = (name: string, bytes: Buffer) => writeFiles(folders.content, { [name]: bytes });

const served = () => fs.readdirSync(folders.assets).sort();
const fileOf = (address: string) => path.join(folders.assets, path.basename(address));

beforeEach(async () => {
  const root = temporaryFolder();
  const at = (name: string) => path.join(root, name);
  folders = { content: at('content'), assets: at('img'), generated: at('generated'), cache: at('cache') };
  put('pages/home/stage.png', await flat(500, 300, STAGE).png().toBuffer());
});

it('makes both formats and a fallback, never wider than the source', async () => {
  const entry = (await buildImages(folders))['pages/home/stage.png'];
  expect(entry).toMatchObject({ width: 500, height: 300, color: '#dde1e0', className: 'ph-dde1e0' });
  expect(entry?.variants.avif).toEqual([
    { w: 480, src: expect.stringMatching(/stage-[\da-f]{10}-480\.avif$/) },
  ]);
  expect(entry?.variants.webp).toEqual([
    { w: 480, src: expect.stringMatching(/stage-[\da-f]{10}-480\.webp$/) },
  ]);
  expect(entry?.fallback).toEqual({ w: 500, src: expect.stringMatching(/stage-[\da-f]{10}-500\.jpg$/) });
  expect(served()).toHaveLength(3);
});

/** How far a file is from the stage at most, in levels of any channel. */
async function distance(address: string): Promise<number> {
  const { channels } = await sharp(fileOf(address)).stats();
  const exact = Object.values(STAGE);
  const apart = channels.map(({ min, max }, at) => [(exact[at] ?? 0) - min, max - (exact[at] ?? 0)]);
  return Math.max(...apart.flat());
}

it('makes a backdrop that is nearly the stage exact, so that no edge shows on the page', async () => {
  put('pages/home/stage.png', await flat(500, 300, { r: 219, g: 226, b: 224 }).png().toBuffer());
  const entry = (await buildImages(folders))['pages/home/stage.png'];
  expect(await distance(entry?.variants.avif[0]?.src ?? '')).toBe(0);
  expect(await distance(entry?.variants.webp[0]?.src ?? '')).toBeLessThanOrEqual(1);
});

it('writes manifest and styles', async () => {
  const manifest = await buildImages(folders);
  const read = (name: string) => fs.readFileSync(path.join(folders.generated, name), 'utf8');
  expect(JSON.parse(read('images.json'))).toEqual(manifest);
  expect(read('images.css')).toBe('.ph-dde1e0{background-color:#dde1e0}\n');
});

it('gives a picture with transparency a fallback that has it, and paints nothing behind it', async () => {
  const clear = flat(100, 100, STAGE).ensureAlpha(0.5).png();
  put('pages/home/clear.png', await clear.toBuffer());
  const entry = (await buildImages(folders))['pages/home/clear.png'];
  expect(entry?.fallback.src).toMatch(/-100\.png$/);
  expect(entry?.className).toBe('');
});

it('removes what is no longer wanted and keeps the rest', async () => {
  await buildImages(folders);
  const before = served();
  put('news/x/other.png', await flat(40, 40, '#102030').png().toBuffer());
  await buildImages(folders);
  expect(served()).toHaveLength(6);
  fs.rmSync(path.join(folders.content, 'news'), { recursive: true });
  await buildImages(folders);
  expect(served()).toEqual(before);
});

it('takes from the cache what it has made before, and makes a changed picture anew, by another name', async () => {
  const first = await buildImages(folders);
  fs.rmSync(folders.assets, { recursive: true });
  jest.mocked(encode).mockClear();
  expect(await buildImages(folders)).toEqual(first);
  expect(encode).not.toHaveBeenCalled();
  expect(served()).toHaveLength(3);

  put('pages/home/stage.png', await flat(500, 300, '#ffffff').png().toBuffer());
  const second = await buildImages(folders);
  const addressOf = (manifest: typeof first) => manifest['pages/home/stage.png']?.fallback.src ?? '';
  expect(addressOf(second)).not.toBe(addressOf(first));
  expect(fs.existsSync(fileOf(addressOf(first)))).toBe(false);
});

it('names a file that is no picture', async () => {
  put('pages/home/broken.webp', Buffer.from('no picture'));
  await expect(buildImages(folders)).rejects.toThrow('content/pages/home/broken.webp: ');
});
