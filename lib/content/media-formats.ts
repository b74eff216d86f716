/** Formats of pictures and clips by their bytes: how they begin, and how it shows that their end is there. */

/** A file that is open for reading. */
export type Bytes = { size: number; at: (offset: number, length: number) => Buffer };

type Format = {
  name: string;
  /** Endings of file names; none for formats that the site does not take. */
  endings: readonly string[];
  /** By the first bytes. */
  is: (head: Buffer) => boolean;
  /** Whether the end is there; without it only the start is looked at. */
  isWhole?: (bytes: Bytes) => boolean;
};

/** Enough of a file to tell its format. */
export const HEAD_BYTES = 64;
const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PNG_END = Buffer.from('IEND\xae\x42\x60\x82', 'latin1');
/** Some programs leave a note behind the end. */
const PNG_TAIL = 4096;
const JPEG_END = Buffer.from([0xff, 0xd9]);
const JPEG_SCAN = 0xda;
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

const text = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);
const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);
/** Brands of a file in boxes (ISO base media), the main one first. */
const brands = (head: Buffer) =>
  text(head, 4, 8) === 'ftyp' ? text(head, 8, Math.min(head.readUInt32BE(0), HEAD_BYTES)) : '';

/** Whether a file in boxes, each of which tells its length, ends with one and has those that it cannot do without. */
function hasBoxes({ size, at }: Bytes, ...needed: string[]): boolean {
  const names: string[] = [];
  let offset = 0;
  while (offset + 8 <= size) {
    const head = at(offset, 16);
    const short = head.readUInt32BE(0);
    const length =
      short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short || size - offset;
    if (length < 8) return false;
    names.push(text(head, 4, 8));
    offset += length;
  }
  return offset === size && needed.every((name) => names.includes(name));
}

/** The picture itself comes after segments with lengths, which may hold a small picture with an end of its own. */
function jpegIsWhole({ size, at }: Bytes): boolean {
  let offset = 2;
  while (offset + 4 <= size) {
    const head = at(offset, 4);
    if (head[0] !== 0xff) return false;
    if (head[1] === JPEG_SCAN) return at(offset, size - offset).includes(JPEG_END);
    offset += 2 + head.readUInt16BE(2);
  }
  return false;
}

/** What the site takes, and what is often taken for it. */
export const FORMATS: readonly Format[] = [
  {
    name: 'WebP',
    endings: ['webp'],
    is: (head) => text(head, 0, 4) === 'RIFF' && /^WEBPVP8[ LX]/.test(text(head, 8, 16)),
    isWhole: ({ size, at }) => at(4, 4).readUInt32LE(0) + 8 <= size,
  },
  {
    name: 'PNG',
    endings: ['png'],
    is: (head) => startsWith(head, PNG_START),
    isWhole: ({ size, at }) => at(Math.max(0, size - PNG_TAIL), PNG_TAIL).includes(PNG_END),
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
  },
  { name: 'WebM', endings: ['webm'], is: (head) => startsWith(head, EBML) && head.includes('webm') },
];
