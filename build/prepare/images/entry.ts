import type { ImageEntry, Variant } from '../../../lib/images/manifest.ts';
import { colourClass } from './colour.ts';
import type { Facts } from './encode.ts';

/** What the manifest says of a picture; `address` gives the place of one of its files by its ending. */
export function entryOf(facts: Facts, address: (ending: string) => string): ImageEntry {
  const variant = (ending: string): Variant => ({ w: Number.parseInt(ending, 10), src: address(ending) });
  const ofFormat = (...formats: string[]) =>
    facts.endings
      .filter((ending) => formats.includes(ending.split('.')[1] as string))
      .map(variant)
      .sort((a, b) => a.w - b.w);
  const { width, height, color, opaque } = facts;
  const className = opaque ? colourClass(color) : '';
  const variants = { avif: ofFormat('avif'), webp: ofFormat('webp') };
  const [fallback] = ofFormat('jpg', 'png');
  if (!fallback) throw new Error(`${address('')}: no fallback among ${facts.endings.join(', ')}`);
  return { width, height, color, className, variants, fallback };
}
