/**
 * The names inside a font. The licence of the originals reserves theirs, so a changed copy must bear another
 * (docs/decisions/0006). The table must stay: Chromium refuses a font without it.
 */
import { readSfnt, tableOf, viewOf, writeSfnt } from './sfnt.ts';

const HEADER = 6;
const RECORD = 12;
/** The one encoding that is written: Windows, Unicode, English of the United States. */
const WINDOWS = { platform: 3, encoding: 1, language: 0x409 };

const ID = { copyright: 0, family: 1, style: 2, unique: 3, full: 4, version: 5, postScript: 6 };
/** From here on names belong to axes and instances, and other tables refer to them. */
const FIRST_OWN = 256;

/** The reserved name, as it stands in the names of instances (`IBMPlexSans-Bold`). */
const RESERVED = /(?:IBM\s*)?Plex(?:\s*(?:Sans|Mono))?(?:\s*JP)?/g;

type Names = ReadonlyMap<number, string>;

const decode = (bytes: Uint8Array, platform: number) =>
  platform === 1
    ? new TextDecoder('macintosh').decode(bytes)
    : Buffer.from(bytes).swap16().toString('utf16le');

/** The names of a font by their number; Windows' wording wins over the others. */
export function namesOf(font: Uint8Array): Map<number, string> {
  const table = tableOf(readSfnt(font), 'name');
  const view = viewOf(table);
  const strings = view.getUint16(4);
  const names = new Map<number, string>();
  for (let index = 0; index < view.getUint16(2); index += 1) {
    const at = HEADER + index * RECORD;
    const [platform = 0, , language, id = 0, length = 0, offset = 0] = Array.from({ length: 6 }, (_, field) =>
      view.getUint16(at + field * 2),
    );
    const preferred = platform === WINDOWS.platform && language === WINDOWS.language;
    const start = strings + offset;
    if (preferred || !names.has(id)) names.set(id, decode(table.subarray(start, start + length), platform));
  }
  return names;
}

function writeNames(names: Names): Uint8Array {
  const rows = [...names]
    .sort(([a], [b]) => a - b)
    .map(([id, text]) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }));
  const strings = HEADER + rows.length * RECORD;
  const table = new Uint8Array(rows.reduce((size, { bytes }) => size + bytes.length, strings));
  const view = viewOf(table);
  view.setUint16(2, rows.length);
  view.setUint16(4, strings);
  let offset = 0;
  rows.forEach(({ id, bytes }, index) => {
    const { platform, encoding, language } = WINDOWS;
    [platform, encoding, language, id, bytes.length, offset].forEach((value, field) => {
      view.setUint16(HEADER + index * RECORD + field * 2, value);
    });
    table.set(bytes, strings + offset);
    offset += bytes.length;
  });
  return table;
}

/** The notice of the authors stays; everything that names the font is made anew. */
function renamed(old: Names, family: string): Names {
  const compact = family.replace(/\s+/g, '');
  const version = old.get(ID.version) ?? 'Version 1';
  const notice = [...old].filter(([id]) => id === ID.copyright);
  const own = [...old]
    .filter(([id]) => id >= FIRST_OWN)
    .map(([id, text]) => [id, text.replace(RESERVED, compact)] as const);
  return new Map([
    ...notice,
    ...own,
    [ID.family, family],
    [ID.style, 'Regular'],
    [ID.unique, `${version};${compact}`],
    [ID.full, family],
    [ID.version, version],
    [ID.postScript, compact],
  ]);
}

/** The same font under another family name. @throws Error if the bytes are no TrueType or OpenType font. */
export function renameFont(font: Uint8Array, family: string): Uint8Array {
  const { flavour, tables } = readSfnt(font);
  const names = writeNames(renamed(namesOf(font), family));
  return writeSfnt({ flavour, tables: new Map([...tables, ['name', names]]) });
}
