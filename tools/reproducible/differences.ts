import type { Files } from '../../build/export/types.ts';

/** How many bytes around a difference are shown. */
const CONTEXT = 24;

const excerpt = (bytes: Uint8Array, at: number): string =>
  JSON.stringify(new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, at - CONTEXT), at + CONTEXT)));

/** Where two contents part: the first byte that differs, or the end of the shorter one. */
function firstDifference(a: Uint8Array, b: Uint8Array): number {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index += 1) if (a[index] !== b[index]) return index;
  return shorter;
}

/**
 * What differs between two builds, a sentence per file, sorted by path: a file that only one has, or the first
 * byte that differs with its surroundings in both. Nothing if the builds are the same.
 */
export function differences(a: Files, b: Files): string[] {
  const paths = [...new Set([...a.keys(), ...b.keys()])].sort();
  return paths.flatMap((path) => {
    const [left, right] = [a.get(path), b.get(path)];
    if (!left) return [`${path}: only in the second build`];
    if (!right) return [`${path}: only in the first build`];
    if (Buffer.compare(left, right) === 0) return [];
    const at = firstDifference(left, right);
    return [`${path}: differs at byte ${at}: ${excerpt(left, at)} and ${excerpt(right, at)}`];
  });
}
