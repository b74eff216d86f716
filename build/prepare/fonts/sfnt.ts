/** The container of a TrueType font: a directory of tables, each with a tag, a checksum and a place. */

const HEADER = 12;
const RECORD = 16;
/** Offset in `head` of the number that makes the checksum of the whole font come out right. */
const ADJUSTMENT = 8;
const MAGIC = 0xb1b0afba;

export type Sfnt = { flavour: number; tables: Map<string, Uint8Array> };

/** The bytes as a view that reads numbers; nothing is copied. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const tagAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
const padded = (length: number) => Math.ceil(length / 4) * 4;

function checksum(bytes: Uint8Array): number {
  const whole = new Uint8Array(padded(bytes.length));
  whole.set(bytes);
  const view = viewOf(whole);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** Reads the tables of a TrueType or OpenType font. @throws Error if the bytes are another format. */
export function readSfnt(font: Uint8Array): Sfnt {
  const view = viewOf(font);
  const flavour = font.length < HEADER ? 0 : view.getUint32(0);
  if (flavour !== 0x00010000 && flavour !== 0x4f54544f) throw new Error('not a TrueType or OpenType font');
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = HEADER + index * RECORD;
    const offset = view.getUint32(at + 8);
    tables.set(tagAt(font, at), font.subarray(offset, offset + view.getUint32(at + 12)));
  }
  return { flavour, tables };
}

/** A table of a font. @throws Error naming the table if the font has none. */
export function tableOf({ tables }: Sfnt, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (!table) throw new Error(`the font has no table "${tag}"`);
  return table;
}

/** `head` with an empty adjustment, as checksums want it. */
function neutral(tag: string, table: Uint8Array): Uint8Array {
  if (tag !== 'head') return table;
  const head = Uint8Array.from(table);
  viewOf(head).setUint32(ADJUSTMENT, 0);
  return head;
}

function writeDirectory(font: DataView, flavour: number, count: number): void {
  const power = Math.floor(Math.log2(count));
  font.setUint32(0, flavour);
  font.setUint16(4, count);
  font.setUint16(6, 2 ** power * RECORD);
  font.setUint16(8, power);
  font.setUint16(10, (count - 2 ** power) * RECORD);
}

/** Puts a font together from its tables, with correct checksums. */
export function writeSfnt({ flavour, tables }: Sfnt): Uint8Array {
  const sorted = [...tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([t, b]) => [t, neutral(t, b)] as const);
  const start = HEADER + sorted.length * RECORD;
  const font = new Uint8Array(sorted.reduce((size, [, table]) => size + padded(table.length), start));
  const view = viewOf(font);
  writeDirectory(view, flavour, sorted.length);
  let [record, offset, head] = [HEADER, start, -1];
  for (const [tag, table] of sorted) {
    if (tag === 'head') head = offset;
    for (let index = 0; index < 4; index += 1) font[record + index] = tag.charCodeAt(index);
    [checksum(table), offset, table.length].forEach((value, index) => {
      view.setUint32(record + 4 + index * 4, value);
    });
    font.set(table, offset);
    record += RECORD;
    offset += padded(table.length);
  }
  if (head >= 0) view.setUint32(head + ADJUSTMENT, (MAGIC - checksum(font)) >>> 0);
  return font;
}
