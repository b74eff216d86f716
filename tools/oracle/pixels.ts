import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { changedPages, type Sides } from './pages.ts';

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

/** From here on an eye may tell two levels of a channel apart, of 255. */
const VISIBLE = 8;

/** A picture of the whole page, all its pictures loaded, when it stands still. */
async function picture(context: BrowserContext, address: string, { media, states }: Look): Promise<Buffer> {
  const page = await context.newPage();
  try {
    await page.emulateMedia({ media: media === 'print' ? 'print' : 'screen' });
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(async (unfold) => {
      if (unfold) for (const details of document.querySelectorAll('details')) details.open = true;
      for (const image of document.images) image.loading = 'eager';
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 20));
      }
      scrollTo(0, 0);
      const decoded = [...document.images].map((image) => image.decode().catch(() => {}));
      await Promise.all([document.fonts.ready, ...decoded]);
    }, states);
    await page.waitForTimeout(150);
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  } finally {
    await page.close();
  }
}

/** Per cent of the larger picture's pixels that differ, and a picture in which those are white. */
async function difference(before: Buffer, after: Buffer) {
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const [widths, heights] = [sizes.map(({ width }) => width), sizes.map(({ height }) => height)];
  const common = { left: 0, top: 0, width: Math.min(...widths), height: Math.min(...heights) };
  const [left, right] = await Promise.all(
    [before, after].map((png) => sharp(png).extract(common).png().toBuffer()),
  );
  const far = await sharp(left)
    .composite([{ input: right, blend: 'difference' }])
    .removeAlpha()
    .png()
    .toBuffer();
  const inBoth = await sharp(far).threshold(VISIBLE, { grayscale: false }).bandbool('or').png().toBuffer();
  const rest = { right: Math.max(...widths) - common.width, bottom: Math.max(...heights) - common.height };
  const map = await sharp(inBoth)
    .extend({ ...rest, background: 'white' })
    .png()
    .toBuffer();
  const { channels } = await sharp(map).stats();
  return { percent: ((channels[0]?.mean ?? 0) * 100) / 255, map, heights };
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
    for (const path of changedPages(sides)) {
      const [before, after] = (await Promise.all(
        [sides.before, sides.after].map(({ url }) => picture(context, url + path, look)),
      )) as [Buffer, Buffer];
      if (before.equals(after)) continue;
      const { percent, map, heights } = await difference(before, after);
      if (percent <= look.limit) continue;
      const [from, to] = heights;
      const height = from === to ? '' : `, ${from} px high before and ${to} px after`;
      findings.push({
        percent,
        line: `${path}: ${percent.toFixed(3)} % of the pixels at ${width} px${height}`,
      });
      if (!look.diffs) continue;
      mkdirSync(look.diffs, { recursive: true });
      const name = join(look.diffs, `${path.slice(1).replaceAll('/', '_') || 'home'}-${width}`);
      for (const [what, png] of Object.entries({ before, after, difference: map }))
        await sharp(png).toFile(`${name}-${what}.png`);
    }
    await context.close();
  }
  return findings.sort((a, b) => b.percent - a.percent).map(({ line }) => line);
}
