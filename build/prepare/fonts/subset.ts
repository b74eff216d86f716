import subsetFont from 'subset-font';
import type { Cache } from '../../cache.ts';
import { digest } from '../../digest.ts';
import { renameFont } from './names.ts';
import { codesOf } from './unicode-range.ts';

/** Raise it when this module makes other bytes from the same request. */
const VERSION = 1;

export type Request = {
  source: Uint8Array;
  family: string;
  characters: Iterable<string>;
  features: readonly string[];
  /** The range of weights to keep of a variable font. */
  weights?: { min: number; max: number };
};

/** The whole font as TrueType under our name. */
export async function renamedTrueType(source: Uint8Array, family: string): Promise<Uint8Array> {
  const whole = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  return renameFont(await subsetFont(Buffer.from(source), undefined, whole), family);
}

async function make({ source, family, features, weights }: Request, text: string): Promise<Uint8Array> {
  return subsetFont(Buffer.from(await renamedTrueType(source, family)), text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: [...features],
    ...(weights && { variationAxes: { wght: weights } }),
  });
}

/**
 * The WOFF2 subset of a font with the given characters, under our family name. The cache has it by all that decides it.
 */
export async function subsetOf(request: Request, cache: Cache<Uint8Array>): Promise<Uint8Array> {
  const text = String.fromCodePoint(...codesOf(request.characters));
  const { family, features, weights } = request;
  const key = digest(JSON.stringify([VERSION, digest(request.source), family, text, features, weights]));
  return cache.getOrPut(key.slice(0, 24), () => make(request, text));
}
