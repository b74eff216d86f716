import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { Cache } from '@/build/cache';
import { drawnMark } from '@/build/prepare/icons/draw';
import { buildSocialImages, LOOKS } from '@/build/prepare/social-images/build';
import { PICTURE } from '@/build/prepare/social-images/card';
import { socialJobs } from '@/build/prepare/social-images/jobs';
import { placed } from '@/build/prepare/social-images/render';
import { type Content, loadContent } from '@/lib/content/load';
import { temporaryFolder } from '../helpers/temporary';
import { entries } from '../words';

const root = process.cwd();
const folder = temporaryFolder();

const folders = {
  root,
  content: path.join(root, 'content'),
  mark: drawnMark(root),
  assets: path.join(folder, 'og'),
  generated: path.join(folder, 'generated'),
  cache: path.join(folder, 'cache'),
};

const whole = loadContent();
/** The fixed pages alone, all of which a build always has. */
const content = {
  ...whole,
  collections: { ...whole.collections, cases: [], examples: [], blog: [], news: [] },
} as Content;
/** A page whose card is all drawn, and one whose card shows a picture. */
const ABOUT = '/about';
const HOME = '/';

describe('the social image step', () => {
  it('shows a photograph upright that a camera marked as turned', async () => {
    const half = { width: 800, height: 300, channels: 3 } as const;
    const blue = await sharp({ create: { ...half, background: 'blue' } })
      .png()
      .toBuffer();
    const lying = sharp({ create: { ...half, height: 600, background: 'red' } });
    const photo = await lying
      .composite([{ input: blue, gravity: 'south' }])
      .png()
      .toBuffer();
    const turned = await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const pixels = await placed(turned);
    const isBlue = (x: number, y: number) => (pixels[(y * PICTURE.width + x) * 4 + 2] ?? 0) > 128;
    const [right, bottom] = [PICTURE.width - 1, PICTURE.height - 1];
    expect([isBlue(0, 0), isBlue(0, bottom), isBlue(right, 0), isBlue(right, bottom)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('draws a card of 1200 × 630 for pages that have none in the cache, once, and lists it', async () => {
    const looks = LOOKS.map((file) => path.join(root, file));
    const jobs = socialJobs(content, { content: folders.content, mark: folders.mark, looks });
    const cache = new Cache<Uint8Array>(folders.cache);
    for (const job of jobs.filter(({ path: page }) => ![ABOUT, HOME].includes(page)))
      cache.put(job.hash, Buffer.from('as drawn before'));

    const manifest = await buildSocialImages(content, folders);
    expect(Object.keys(manifest.en)).toEqual(Object.keys(manifest.ja));
    const { src, alt } = manifest.en[ABOUT]!;
    expect(src).toMatch(/^\/assets\/og\/en-about-/);
    expect(alt).toContain(content.site.data.company.name.en);
    const file = path.join(folders.assets, path.basename(src));
    const size = { width: 1200, height: 630 };
    expect(await sharp(file).metadata()).toMatchObject({ ...size, format: 'png', isPalette: true });
    const shown = path.join(folders.assets, path.basename(manifest.ja[HOME]!.src));
    expect(shown).toMatch(/\.jpg$/);
    expect(await sharp(shown).metadata()).toMatchObject({ ...size, format: 'jpeg' });
    const listed = fs.readFileSync(path.join(folders.generated, 'social-images.json'), 'utf8');
    expect(JSON.parse(listed)).toEqual(manifest);

    const drawn = fs.statSync(file).mtimeMs;
    expect(await buildSocialImages(content, folders)).toEqual(manifest);
    expect(fs.statSync(file).mtimeMs).toBe(drawn);
  });

  it('gives one card to all pages of an archive, and another to another archive', () => {
    const looks = LOOKS.map((file) => path.join(root, file));
    const [post] = entries('blog', 'ja');
    const blog = Array.from({ length: 60 }, (_, index) => ({
      ...{ ...post!, id: `post-${index}` },
      data: { ...post!.data, date: '2025-05-22', tags: ['robot-arms'] },
    }));
    const collections = { ...content.collections, blog } as Content['collections'];
    const sources = { content: folders.content, mark: folders.mark, looks };
    const jobs = socialJobs({ ...content, collections }, sources).filter(({ locale }) => locale === 'ja');
    const namesOf = (start: string) =>
      jobs.filter(({ path: page }) => page.startsWith(start)).map(({ name }) => name);
    expect(namesOf('/blog/tags/robot-arms').length).toBeGreaterThan(1);
    expect(new Set(namesOf('/blog/tags/robot-arms')).size).toBe(1);
    expect(new Set(namesOf('/blog/archive/2025-05')).size).toBe(1);
    expect(namesOf('/blog/archive/2025-05')[0]).not.toBe(namesOf('/blog/tags/robot-arms')[0]);
  });

  it('draws the card of every title that an editor may write', async () => {
    const [article] = entries('news', 'ja');
    const titles = [
      'Automation '.repeat(60),
      'A'.repeat(200),
      'とても長い題です。'.repeat(30),
      'CO₂ ≥ 3 %, Müller & Dvořák',
      '清华大学 🎉',
      '🎉',
    ];
    const news = titles.map((title, index) => ({
      ...{ ...article!, id: `title-${index}` },
      data: { ...article!.data, title },
    }));
    const manifest = await buildSocialImages(
      { ...content, collections: { ...content.collections, news } },
      folders,
    );
    const cards = titles.map((_, index) => manifest.ja[`/news/title-${index}`]?.src);
    expect(new Set(cards).size).toBe(titles.length);
    for (const card of cards)
      expect(fs.existsSync(path.join(folders.assets, path.basename(card ?? '')))).toBe(true);
  });

  it('names the page whose picture is missing', async () => {
    await expect(buildSocialImages(content, { ...folders, content: folder })).rejects.toThrow(
      /^\/: the social image shows .*\.webp, which does not exist$/,
    );
  });
});
