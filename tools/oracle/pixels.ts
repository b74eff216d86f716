import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { isSame, type Sides } from './pages.ts';

export const WIDTHS = [390, 768, 1440, 1920];
export const MEDIA = ['screen', 'print', 'forced-colors'] as const;

export type Look = {
  widths: readonly number[];
  media: (typeof MEDIA)[number];
  /** Whether answers are unfolded. */
  states: boolean;
  /** Per cent of a page's pixels that may differ. */
  limit: number;
  /** Where to keep the pictures that differ. */
  diffs?: string | undefined;
};

/** What no eye tells apart, in a channel of 255. */
const FAINT = 8;

/** Loads every picture of a page and waits until it stands still. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 20));
    }
    scrollTo(0, 0);
    const decoded = [...document.images].map((image) => image.decode().catch(() => {}));
    await Promise.all([document.fonts.ready, ...decoded]);
  });
  await page.waitForTimeout(150);
}

async function picture(context: BrowserContext, address: string, { media, states }: Look): Promise<Buffer> {
  const page = await context.newPage();
  try {
    await page.emulateMedia({ media: media === 'print' ? 'print' : 'screen' });
    await page.goto(address, { waitUntil: 'load' });
    if (states)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
    await settle(page);
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  } finally {
    await page.close();
  }
}

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type Difference = { percent: number; heights: [number, number]; map: Buffer; width: number; height: number };

/** Per cent of the larger picture's pixels that differ, and where. */
async function difference(a: Buffer, b: Buffer): Promise<Difference> {
  const [left, right] = await Promise.all([pixelsOf(a), pixelsOf(b)]);
  const width = Math.max(left.width, right.width);
  const height = Math.max(left.height, right.height);
  const map = Buffer.alloc(width * height);
  let count = 0;
  const at = (
    { data, width: across }: { data: Buffer; width: number },
    x: number,
    y: number,
    channel: number,
  ) => data[(y * across + x) * 3 + channel] ?? 0;
  const isFar = (x: number, y: number) => {
    if (x >= left.width || x >= right.width || y >= left.height || y >= right.height) return true;
    for (let channel = 0; channel < 3; channel += 1)
      if (Math.abs(at(left, x, y, channel) - at(right, x, y, channel)) > FAINT) return true;
    return false;
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isFar(x, y)) {
        count += 1;
        map[y * width + x] = 255;
      }
  return {
    percent: (100 * count) / (width * height),
    heights: [left.height, right.height],
    map,
    width,
    height,
  };
}

async function keep(
  folder: string,
  name: string,
  before: Buffer,
  after: Buffer,
  found: Difference,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const at = (what: string) => join(folder, `${name}-${what}.png`);
  const { width, height, map } = found;
  await sharp(before).toFile(at('before'));
  await sharp(after).toFile(at('after'));
  await sharp(map, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(at('difference'));
}

/** Where the pages of two exports look different, the worst first. */
export async function comparePixels(sides: Sides, look: Look): Promise<string[]> {
  const findings: { percent: number; line: string }[] = [];
  for (const width of look.widths) {
    const context = await sides.browser.newContext({
      viewport: { width, height: width < 600 ? 844 : 900 },
      reducedMotion: 'reduce',
      forcedColors: look.media === 'forced-colors' ? 'active' : 'none',
    });
    for (const path of sides.pages) {
      if (isSame(sides, path)) continue;
      const [before, after] = (await Promise.all(
        [sides.before, sides.after].map(({ url }) => picture(context, url + path, look)),
      )) as [Buffer, Buffer];
      if (before.equals(after)) continue;
      const found = await difference(before, after);
      if (found.percent <= look.limit) continue;
      const [from, to] = found.heights;
      const height = from === to ? '' : `, ${from} px high before and ${to} px after`;
      findings.push({
        percent: found.percent,
        line: `${path}: ${found.percent.toFixed(3)} % of the pixels at ${width} px${height}`,
      });
      const name = `${path.slice(1).replaceAll('/', '_') || 'home'}-${width}`;
      if (look.diffs) await keep(look.diffs, name, before, after, found);
    }
    await context.close();
  }
  return findings.sort((a, b) => b.percent - a.percent).map(({ line }) => line);
}
