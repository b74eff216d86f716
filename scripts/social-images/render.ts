import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { SOCIAL_IMAGE_SIZE } from '../../lib/seo/social-images.ts';
import { dominantColour, onStage, steadyStage } from '../images/colour.ts';
import { type Node, PICTURE } from './card.ts';
import { COLOURS } from './colours.ts';
import type { Face } from './fonts.ts';

/** No dithering: flat areas stay flat, and the files a third smaller. */
const DRAWN = { palette: true, quality: 90, effort: 7, dither: 0 } as const;
const WITH_PICTURE = { ...DRAWN, quality: 80 } as const;

/** Everything in this module that decides the pixels besides its input. */
export const RENDER_SETTINGS: string = JSON.stringify([1, DRAWN, WITH_PICTURE, PICTURE, sharp.versions]);

const RGB = { width: PICTURE.width, height: PICTURE.height, channels: 3 } as const;

/** A drawing on white is shown whole, of any other picture the middle. */
const WHITE = '#f8f8f8';

const fitted = (picture: Buffer, fit: 'cover' | 'contain') =>
  sharp(picture)
    .flatten({ background: COLOURS.stage })
    .resize(PICTURE.width, PICTURE.height, { fit, background: COLOURS.white })
    .toColourspace('srgb')
    .raw()
    .toBuffer();

/** A picture in the size of its place; a render's backdrop meets the card's without an edge. */
async function placed(picture: Buffer): Promise<OverlayOptions> {
  const middle = await fitted(picture, 'cover');
  const rgb = dominantColour(middle) === WHITE ? await fitted(picture, 'contain') : middle;
  const steady = onStage(dominantColour(rgb)) ? Buffer.from(steadyStage(rgb)) : rgb;
  return { input: steady, raw: RGB, left: PICTURE.left, top: PICTURE.top };
}

/**
 * The tree of a card as PNG with a palette; `picture` is the file that its place shows.
 * @throws Error if a glyph is missing or the picture cannot be read.
 */
export async function renderCard(tree: Node, picture: Buffer | undefined, fonts: Face[]): Promise<Buffer> {
  const svg = await satori(tree as never, {
    ...SOCIAL_IMAGE_SIZE,
    fonts,
    loadAdditionalAsset: (_code, text) => {
      throw new Error(`no face has "${text}"`);
    },
  });
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const drawn = sharp(pixels, { raw: { ...SOCIAL_IMAGE_SIZE, channels: 4 } }).removeAlpha();
  if (!picture) return drawn.png(DRAWN).toBuffer();
  return drawn
    .composite([await placed(picture)])
    .png(WITH_PICTURE)
    .toBuffer();
}
