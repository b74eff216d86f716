/** Which characters a font can draw, from its table `cmap` in the two formats that carry Unicode. */
import { readSfnt, tableOf, viewOf } from './sfnt.ts';

type Codes = Set<number>;

/** Segments of the basic plane; a glyph number of 0 means that the character is missing. */
function addSegments(view: DataView, at: number, codes: Codes): void {
  const size = view.getUint16(at + 6);
  const field = (which: number, index: number) => at + 14 + which * size + (which > 0 ? 2 : 0) + index;
  for (let index = 0; index < size; index += 2) {
    const end = view.getUint16(field(0, index));
    const start = view.getUint16(field(1, index));
    const delta = view.getUint16(field(2, index));
    const place = field(3, index);
    const range = view.getUint16(place);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = range === 0 ? code : view.getUint16(place + range + (code - start) * 2);
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) codes.add(code);
    }
  }
}

/** Groups of all planes. */
function addGroups(view: DataView, at: number, codes: Codes): void {
  for (let index = 0; index < view.getUint32(at + 12); index += 1) {
    const group = at + 16 + index * 12;
    for (let code = view.getUint32(group); code <= view.getUint32(group + 4); code += 1) codes.add(code);
  }
}

/** The code points that a TrueType or OpenType font has glyphs for. @throws Error if it maps none. */
export function codePointsOf(font: Uint8Array): ReadonlySet<number> {
  const view = viewOf(tableOf(readSfnt(font), 'cmap'));
  const codes: Codes = new Set();
  for (let index = 0; index < view.getUint16(2); index += 1) {
    const at = view.getUint32(4 + index * 8 + 4);
    const format = view.getUint16(at);
    if (format === 4) addSegments(view, at, codes);
    if (format === 12) addGroups(view, at, codes);
  }
  if (codes.size === 0) throw new Error('the font maps no characters');
  return codes;
}
