/** A part of a file; both ends count. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a Range header for a file of `size` bytes. `whole` means that the header asks for nothing that is
 * offered here (several ranges, other units, nonsense), `outside` that the range begins after the end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return 'whole';
  const [first, last] = [match[1], match[2]].map((digits) => (digits ? Number(digits) : undefined));
  if (first === undefined) {
    const length = Math.min(last ?? 0, size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  if (last !== undefined && last < first) return 'whole';
  return first >= size ? 'outside' : { start: first, end: Math.min(last ?? size - 1, size - 1) };
}
