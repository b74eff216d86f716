import sharp, { type Sharp } from 'sharp';
import { dominantColour, onStage, steadyStage } from './colour.ts';
import { ENCODERS } from './settings.ts';
import { fallbackWidth, widthsFor } from './widths.ts';

// Two pictures at a time use two cores; libvips must not take more.
sharp.concurrency(1);

export type Encoded = {
  width: number;
  height: number;
  color: string;
  /** Whether nothing shines through: then the colour may be painted behind it. */
  opaque: boolean;
  /** File endings such as `480.avif` or `960.jpg`, with their bytes. */
  files: Map<string, Buffer>;
};

/** What is known of an encoded picture beside its files. */
export type Facts = Omit<Encoded, 'files'> & { endings: string[] };

/** The picture upright, in sRGB and without the camera's data. */
const upright = (bytes: Buffer) => sharp(bytes).autoOrient().toColourspace('srgb');

async function measure(bytes: Buffer) {
  const sample = upright(bytes).removeAlpha().resize({ width: 160, kernel: 'nearest' }).raw();
  const [{ autoOrient }, { isOpaque }, rgb] = await Promise.all([
    sharp(bytes).metadata(),
    sharp(bytes).stats(),
    sample.toBuffer(),
  ]);
  const { width, height } = autoOrient;
  return { width, height, color: dominantColour(rgb), opaque: isOpaque };
}

/** A picture on the stage with its backdrop made exact; any other as it is. */
async function steady(bytes: Buffer, color: string): Promise<() => Sharp> {
  if (!onStage(color)) return () => upright(bytes);
  const { data, info } = await upright(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const exact = steadyStage(data);
  return () => sharp(exact, { raw });
}

/** Makes all files of a picture. @throws Error of the decoder if the bytes are no picture. */
export async function encode(bytes: Buffer): Promise<Encoded> {
  const facts = await measure(bytes);
  const files = new Map<string, Buffer>();
  const picture = facts.opaque ? await steady(bytes, facts.color) : () => upright(bytes);
  const at = (width: number) => picture().resize({ width, kernel: 'lanczos3' });
  for (const width of widthsFor(facts.width)) {
    files.set(`${width}.avif`, await at(width).avif(ENCODERS.avif).toBuffer());
    files.set(`${width}.webp`, await at(width).webp(ENCODERS.webp).toBuffer());
  }
  const width = fallbackWidth(facts.width);
  if (facts.opaque) files.set(`${width}.jpg`, await at(width).jpeg(ENCODERS.jpeg).toBuffer());
  else files.set(`${width}.png`, await at(width).png(ENCODERS.png).toBuffer());
  return { ...facts, files };
}
