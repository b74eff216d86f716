/** What a picture or clip is by its own account: how formats begin, and how it shows that their end is there. */
import fs from 'node:fs';

type Format = {
  name: string;
  /** Endings of file names; none for formats that the site does not take. */
  endings: readonly string[];
  /** By the first bytes, filled up with zeros. */
  is: (head: Buffer) => boolean;
  /** Whether the end is there; without it only the start is looked at. */
  isWhole?: (bytes: Buffer) => boolean;
  /** The most bytes that a file may have; none for pictures, which the build makes small. */
  limit?: number;
};

/** A clip is served as it is and only decorates, and a visitor may pay for each megabyte. */
const CLIP_LIMIT = 600_000;

/** Enough of a file to tell its format. */
const HEAD_BYTES = 64;
const JPEG_SCAN = 0xda;

const text = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);
/** Brands of a file in boxes (ISO base media), the main one first. */
const brands = (head: Buffer) => (text(head, 4, 8) === 'ftyp' ? text(head, 8, head.readUInt32BE(0)) : '');

/** Whether a file in boxes, each of which tells its length, ends with one and has those that it cannot do without. */
function hasBoxes(bytes: Buffer, ...needed: string[]): boolean {
  const names: string[] = [];
  let offset = 0;
  while (offset + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(offset);
    const isLong = short === 1 && offset + 16 <= bytes.length;
    const length = isLong ? Number(bytes.readBigUInt64BE(offset + 8)) : short || bytes.length - offset;
    if (length < 8) return false;
    names.push(text(bytes, offset + 4, offset + 8));
    offset += length;
  }
  return offset === bytes.length && needed.every((name) => names.includes(name));
}

/** The picture itself comes after segments with lengths, which may hold a small picture with an end of its own. */
function jpegIsWhole(bytes: Buffer): boolean {
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    if (bytes[offset + 1] === JPEG_SCAN) return bytes.includes('\xff\xd9', offset, 'latin1');
    offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return false;
}

/** What the site takes, and what is often taken for it. */
const FORMATS: readonly Format[] = [
  {
    name: 'WebP',
    endings: ['webp'],
    is: (head) => text(head, 0, 4) === 'RIFF' && /^WEBPVP8[ LX]/.test(text(head, 8, 16)),
    isWhole: (bytes) => bytes.readUInt32LE(4) + 8 <= bytes.length,
  },
  {
    name: 'PNG',
    endings: ['png'],
    is: (head) => text(head, 0, 8) === '\x89PNG\r\n\x1a\n',
    isWhole: (bytes) => bytes.includes('IEND\xae\x42\x60\x82', 'latin1'),
  },
  {
    name: 'JPEG',
    endings: ['jpg', 'jpeg'],
    is: (head) => text(head, 0, 3) === '\xff\xd8\xff',
    isWhole: jpegIsWhole,
  },
  {
    name: 'AVIF',
    endings: ['avif'],
    is: (head) => /avif|avis/.test(brands(head)),
    isWhole: (bytes) => hasBoxes(bytes, 'meta', 'mdat'),
  },
  { name: 'HEIC', endings: [], is: (head) => /^(?:hei[cx]|mif1)/.test(brands(head)) },
  { name: 'GIF', endings: [], is: (head) => text(head, 0, 4) === 'GIF8' },
  {
    name: 'MP4',
    endings: ['mp4'],
    is: (head) => /isom|iso\d|mp4\d|avc1|M4V/.test(brands(head)),
    isWhole: (bytes) => hasBoxes(bytes, 'moov', 'mdat'),
    limit: CLIP_LIMIT,
  },
  {
    name: 'WebM',
    endings: ['webm'],
    is: (head) => text(head, 0, 4) === '\x1a\x45\xdf\xa3' && head.includes('webm'),
    limit: CLIP_LIMIT,
  },
];

/**
 * What is wrong with a picture or clip: it holds nothing, another format (known or not), not all of itself, or more bytes
 * (`size`) than it may (`limit`).
 */
export type MediaFault =
  | { kind: 'empty' }
  | { kind: 'other'; expected: string; found: string | undefined; ending: string | undefined }
  | { kind: 'cut'; expected: string }
  | { kind: 'large'; size: number; limit: number };

/**
 * Compares a picture or clip (an absolute path) with what the ending of its name says. Undefined if nothing is wrong,
 * or if the ending is none that the site knows.
 */
export function mediaFault(file: string): MediaFault | undefined {
  const expected = FORMATS.find(({ endings }) => endings.some((ending) => file.endsWith(`.${ending}`)));
  if (!expected) return undefined;
  const bytes = fs.readFileSync(file);
  if (bytes.length === 0) return { kind: 'empty' };
  const head = Buffer.concat([bytes.subarray(0, HEAD_BYTES), Buffer.alloc(HEAD_BYTES)], HEAD_BYTES);
  if (expected.is(head)) {
    if (expected.isWhole?.(bytes) === false) return { kind: 'cut', expected: expected.name };
    const { limit = Number.POSITIVE_INFINITY } = expected;
    return bytes.length > limit ? { kind: 'large', size: bytes.length, limit } : undefined;
  }
  const found = FORMATS.find(({ is }) => is(head));
  return { kind: 'other', expected: expected.name, found: found?.name, ending: found?.endings[0] };
}
