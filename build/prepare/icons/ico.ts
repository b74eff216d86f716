/** An icon file with one picture: the container of Windows, with a PNG inside, as all browsers read it. */
const HEADER = 6;
const ENTRY = 16;

/** `favicon.ico` from a square PNG of `size` pixels, at most 255. */
export function icoOf(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(HEADER + ENTRY, 18);
  return Buffer.concat([head, png]);
}
