import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { buildIcons } from '@/build/prepare/icons/build';
import { drawnMark, placedMark } from '@/build/prepare/icons/draw';
import { drawLogo } from '@/build/prepare/icons/logo';
import { temporaryFolder } from '../helpers/temporary';

const root = process.cwd();
const folder = temporaryFolder();
const folders = { root, public: path.join(folder, 'public'), generated: path.join(folder, 'generated') };
const names = { ja: '東北ラボ', en: 'Tohoku Lab' };
const at = (address: string) => path.join(folders.public, address);

beforeAll(() => {
  fs.mkdirSync(folders.public);
});

let icons: Awaited<ReturnType<typeof buildIcons>>;
beforeAll(async () => {
  icons = await buildIcons(folders, names);
});

it('makes every icon from the mark, the same bytes each time, and takes old ones away', async () => {
  fs.writeFileSync(at('assets/icons/icon-192-old.png'), '');
  expect(await buildIcons(folders, names)).toEqual(icons);
  const made = Object.values(icons).map((address) => path.basename(address));
  expect(fs.readdirSync(at('assets/icons')).sort()).toEqual(made.sort());
  for (const [address, size] of [
    [icons.any192, 192],
    [icons.any512, 512],
    [icons.maskable512, 512],
    ['/apple-touch-icon.png', 180],
  ] as const)
    expect(await sharp(at(address)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

it('keeps the mark of a maskable icon inside the circle that launchers cut', async () => {
  const image = sharp(at(icons.maskable512)).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  let outside = 0;
  for (let y = 0; y < 512; y += 1)
    for (let x = 0; x < 512; x += 1) {
      const dark = (data[(y * 512 + x) * info.channels] as number) < 200;
      if (dark && Math.hypot(x - 255.5, y - 255.5) > 0.4 * 512) outside += 1;
    }
  expect(outside).toBe(0);
});

it('makes a favicon that is an icon file with a PNG of 32 pixels on light ground', async () => {
  const ico = fs.readFileSync(at('favicon.ico'));
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png.length).toBe(ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  const corner = sharp(png).extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw();
  expect([...(await corner.toBuffer())]).toEqual([247, 248, 246]);
});

it.each([
  ['/logo.svg', names.ja],
  ['/en/logo.svg', names.en],
])('writes the name of the language as outlines into %s', async (address, name) => {
  const logo = fs.readFileSync(at(address), 'utf8');
  expect(logo).toContain(`<title>${name}</title>`);
  expect(logo).not.toMatch(/<text|<style|<image/);
  const { width = 0, height = 0 } = await sharp(Buffer.from(logo)).metadata();
  expect(width / height).toBeGreaterThan(2.5);
});

it('a name with signs of XML is a logo too', async () => {
  const logo = await drawLogo('R&D <Lab>', drawnMark(root), root);
  expect(logo).toContain('<title>R&amp;D &lt;Lab&gt;</title>');
  await expect(sharp(Buffer.from(logo)).metadata()).resolves.toMatchObject({ format: 'svg' });
});

it('refuses a mark that cannot be placed', () => {
  expect(() => placedMark('<svg width="3"/>', 0, 0, 1)).toThrow(
    'build/prepare/icons/mark.svg: needs a viewBox',
  );
});
