/** The mark on a square ground, as PNG. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { colourToken } from '../../../lib/design-token.ts';

/** The mark of the site, drawn in names of colours: from the root of the repository. */
const MARK = 'build/prepare/icons/mark.svg';

/** The mark in the colours of the design. @throws Error naming a colour that there is not. */
export const drawnMark = (root: string): string =>
  readFileSync(path.join(root, MARK), 'utf8').replaceAll(/\{([\w-]+)\}/g, (_, name) => colourToken(name));

/** The mark is dark, so on its own it would vanish on a dark tab. */
const GROUND = colourToken('paper');

/** The mark inside another drawing: a nested picture of `size` units at (`x`, `y`). */
export function placedMark(mark: string, x: number, y: number, size: number): string {
  if (!/<svg\b[^>]*viewBox=/.test(mark)) throw new Error(`${MARK}: needs a viewBox`);
  return mark.replace('<svg', `<svg overflow="visible" x="${x}" y="${y}" width="${size}" height="${size}"`);
}

/** The mark without its rules for dark windows: for what stands on a ground of its own. */
export const plainMark = (mark: string): string => mark.replace(/<style>[\s\S]*?<\/style>\s*/, '').trim();

/** A PNG of `size` pixels; the mark takes `share` of its side. */
export function drawIcon(mark: string, size: number, share: number): Promise<Buffer> {
  const edge = (100 - share * 100) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${GROUND}"/>` +
    `${placedMark(mark, edge, edge, share * 100)}</svg>`;
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } });
  return sharp(drawn.render().asPng()).png({ palette: true, quality: 100, effort: 10, dither: 0 }).toBuffer();
}
