/** The picture of a card, in short for a list's index and in full for its markup. */
import type { ImageEntry } from '../images/manifest.ts';

/** `avif` and `webp` are srcsets. */
export type CardPicture = {
  avif: string;
  webp: string;
  src: string;
  width: number;
  height: number;
  /** Paints the picture's main colour while it loads; empty where it is transparent. */
  className: string;
};

/** A picture's files all have one name but for width and ending. */
export type PackedPicture = Pick<CardPicture, 'src' | 'width' | 'height' | 'className'> & {
  /** `/assets/img/bench-0123456789`. */
  name: string;
  widths: number[];
};

const addresses = (name: string, widths: readonly number[], ending: string): string[] =>
  widths.map((width) => `${name}-${width}.${ending}`);

/**
 * A picture of the image manifest in short.
 * @throws Error naming the picture if its files are not named as the short form expects.
 */
export function packPicture({ variants, fallback, width, height, className }: ImageEntry): PackedPicture {
  const widths = variants.avif.map(({ w }) => w);
  const name = variants.avif[0]?.src.replace(/-\d+\.avif$/, '') ?? '';
  for (const ending of ['avif', 'webp'] as const) {
    const actual = variants[ending].map(({ src }) => src).join();
    if (actual !== addresses(name, widths, ending).join())
      throw new Error(`${fallback.src}: its files are not named ${name}-<width>.${ending}`);
  }
  return { name, widths, src: fallback.src, width, height, className };
}

/** The picture that `packPicture` made short. */
export function unpackPicture({ name, widths, ...rest }: PackedPicture): CardPicture {
  const srcSet = (ending: string) =>
    addresses(name, widths, ending)
      .map((src, index) => `${src} ${widths[index]}w`)
      .join(', ');
  return { avif: srcSet('avif'), webp: srcSet('webp'), ...rest };
}
