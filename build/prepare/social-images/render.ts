import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { SOCIAL_IMAGE_SIZE } from '../../../lib/seo/social-images.ts';
import type { Typesetter } from '../documents/typesetter.ts';
import { dominantColour, onStage, steadyStage } from '../images/colour.ts';
import { type Card, drawnCard, PICTURE } from './card.ts';
import { COLOURS } from './colours.ts';

/** What is drawn alone, as PNG. No dithering: flat areas stay flat, and the files a third smaller. More effort for the palette finds none that is smaller. */
const DRAWN = { palette: true, quality: 90, effort: 1, dither: 0 } as const;
/** With a picture, as JPEG: a palette bands it, and takes four times as long. Colours are as sharp as the words. */
const WITH_PICTURE = { quality: 86, chromaSubsampling: '4:4:4' } as const;

/** Everything in this module that decides the pixels besides its input; raise the number when its steps change. */
export const RENDER_SETTINGS: string = JSON.stringify([6, DRAWN, WITH_PICTURE, PICTURE, sharp.versions]);

const RGB = { width: PICTURE.width, height: PICTURE.height, channels: 3 } as const;
/** Bytes of a row of the picture, and of the card. */
const ROW = PICTURE.width * 4;
const CARD_ROW = SOCIAL_IMAGE_SIZE.width * 4;

/** A drawing on white is shown whole, of any other picture the middle. */
const isWhite = (colour: string) => /^#(?:f[8-f]){3}$/.test(colour);

const flat = (picture: Buffer) =>
  sharp(picture).autoOrient().flatten({ background: COLOURS.stage }).toColourspace('srgb');

/** The colour that most of a picture has, from a sample of its pixels. */
const mainColour = async (picture: Buffer) =>
  dominantColour(await flat(picture).resize({ width: 160, kernel: 'nearest' }).raw().toBuffer());

/** The pixels (RGBA) of a picture in the size of its place; a render's backdrop meets the card's without an edge. @throws Error if it cannot be read. */
export async function placed(picture: Buffer): Promise<Buffer> {
  const colour = await mainColour(picture);
  const fit = { fit: isWhite(colour) ? 'contain' : 'cover', background: COLOURS.white } as const;
  const rgb = await flat(picture).resize(PICTURE.width, PICTURE.height, fit).raw().toBuffer();
  const steady = onStage(colour) ? Buffer.from(steadyStage(rgb)) : rgb;
  return sharp(steady, { raw: RGB }).ensureAlpha().raw().toBuffer();
}

/** What the name of a card ends in. */
export const endingOf = (hasPicture: boolean) => (hasPicture ? 'jpg' : 'png');

/** A card, as PNG or, with a `picture` in its place, as JPEG (`endingOf`). */
export async function renderCard(
  card: Card,
  picture: Buffer | undefined,
  typesetter: Pick<Typesetter, 'svg'>,
): Promise<Buffer> {
  const svg = drawnCard(card, typesetter.svg(card.source));
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  if (picture)
    for (let row = 0; row < PICTURE.height; row += 1) {
      const to = (PICTURE.top + row) * CARD_ROW + PICTURE.left * 4;
      picture.copy(pixels, to, row * ROW, (row + 1) * ROW);
    }
  const drawn = sharp(pixels, { raw: { ...SOCIAL_IMAGE_SIZE, channels: 4 } }).removeAlpha();
  return (picture ? drawn.jpeg(WITH_PICTURE) : drawn.png(DRAWN)).toBuffer();
}
