import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PicturesOf } from '@/build/prepare/documents/pictures';
import { compileStyles } from '@/build/prepare/documents/styles';
import { temporaryFolder } from '../helpers/temporary';

async function pictures(draw = () => '<svg viewBox="0 0 2 1" class="drawing"><path d="M0 0"/></svg>') {
  const content = temporaryFolder();
  mkdirSync(join(content, 'cases/a'), { recursive: true });
  const wide = sharp({ create: { width: 1600, height: 1600, channels: 3, background: 'red' } });
  writeFileSync(join(content, 'cases/a/p.webp'), await wide.webp().toBuffer());
  const all = new PicturesOf({ content, looks: 'x', draw, styles: await compileStyles(process.cwd()) });
  return Object.assign(all, { content });
}

const DRAWING = { type: 'drawing', name: 'arm', props: { label: 'アーム' }, width: 20 } as const;
const PHOTO = { type: 'photo', file: 'cases/a/p.webp', alt: '装置' } as const;

it('a drawing and a photograph have their words, and a file that is made when it is needed', async () => {
  const all = await pictures();
  expect(all.of(DRAWING)).toMatchObject({ alt: 'アーム', file: expect.stringMatching(/\.svg$/) });
  expect(all.of(PHOTO)).toMatchObject({ alt: '装置', file: expect.stringMatching(/\.jpg$/) });
  const [drawn, taken] = await Promise.all([...all.needed.values()].map(({ make }) => make()));
  expect(drawn?.bytes.toString()).toContain('viewBox="0 0 2 1"');
  expect(await sharp(taken?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 562 });
});

it('a drawing that cannot be put on paper is named', async () => {
  const all = await pictures(() => '<svg class="drawing"></svg>');
  all.of(DRAWING);
  await expect(Promise.all([...all.needed.values()].map(({ make }) => make()))).rejects.toThrow(
    'drawing "arm": it has no viewBox',
  );
});

it('a photograph of a text is shown whole', async () => {
  const all = await pictures();
  all.of(PHOTO);
  all.of({ ...PHOTO, whole: true });
  const [cut, whole] = await Promise.all([...all.needed.values()].map(({ make }) => make()));
  expect(await sharp(cut?.bytes).metadata()).toMatchObject({ width: 900, height: 562 });
  expect(await sharp(whole?.bytes).metadata()).toMatchObject({ width: 900, height: 900 });
});

it('a photograph that a camera marked as turned is shown upright', async () => {
  const all = await pictures();
  const { file } = PHOTO;
  const lying = sharp({ create: { width: 1600, height: 1000, channels: 3, background: 'red' } });
  writeFileSync(join(all.content, file), await lying.withMetadata({ orientation: 6 }).webp().toBuffer());
  all.of({ ...PHOTO, whole: true });
  const [shown] = await Promise.all([...all.needed.values()].map(({ make }) => make()));
  expect(await sharp(shown?.bytes).metadata()).toMatchObject({ width: 900, height: 1440 });
});

it('the name of a file stands for what it is made of', async () => {
  const all = await pictures();
  const { file } = all.of(DRAWING);
  expect(all.of({ ...DRAWING }).file).toBe(file);
  for (const change of [
    { width: 21 },
    { name: 'plan' },
    { props: { label: 'アーム', reach: 1 } },
    { state: 'x' },
  ])
    expect(all.of({ ...DRAWING, ...change }).file).not.toBe(file);
});

it.each([
  ['a drawing without words', { ...DRAWING, props: {} }, 'the drawing "arm" has no words (label)'],
  [
    'a drawing with empty words',
    { ...DRAWING, props: { label: ' ' } },
    'the drawing "arm" has no words (label)',
  ],
  [
    'a photograph without words',
    { ...PHOTO, alt: ' ' },
    'content/cases/a/p.webp: the picture has no words (alt)',
  ],
  [
    'a photograph that is not there',
    { ...PHOTO, file: 'cases/b.webp' },
    'content/cases/b.webp: there is no such picture',
  ],
])('%s stops the build', async (_what, picture, message) => {
  const all = await pictures();
  expect(() => all.of(picture)).toThrow(message);
});
