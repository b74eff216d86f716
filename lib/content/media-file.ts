/** What a picture or clip is by its own account, read from a few of its bytes: nothing is decoded. */
import fs from 'node:fs';
import { type Bytes, FORMATS, HEAD_BYTES } from './media-formats.ts';

function open<T>(file: string, read: (bytes: Bytes) => T): T {
  const descriptor = fs.openSync(file, 'r');
  try {
    const { size } = fs.fstatSync(descriptor);
    const at = (offset: number, length: number) => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - offset)));
      return buffer.subarray(0, fs.readSync(descriptor, buffer, 0, buffer.length, offset));
    };
    return read({ size, at });
  } finally {
    fs.closeSync(descriptor);
  }
}

/** What is wrong with a picture or clip: it holds nothing, another format (known or not), or not all of itself. */
export type MediaFault =
  | { kind: 'empty' }
  | { kind: 'other'; expected: string; found: string | undefined; ending: string | undefined }
  | { kind: 'cut'; expected: string };

/**
 * Compares a picture or clip (an absolute path) with what the ending of its name says. Undefined if nothing is wrong,
 * or if the ending is none that the site knows.
 */
export function mediaFault(file: string): MediaFault | undefined {
  const ending = /[^.]*$/.exec(file)?.[0] ?? '';
  const expected = FORMATS.find(({ endings }) => endings.includes(ending));
  if (!expected) return undefined;
  return open(file, (bytes) => {
    if (bytes.size === 0) return { kind: 'empty' };
    const head = Buffer.concat([bytes.at(0, HEAD_BYTES), Buffer.alloc(HEAD_BYTES)], HEAD_BYTES);
    if (expected.is(head))
      return (expected.isWhole?.(bytes) ?? true) ? undefined : { kind: 'cut', expected: expected.name };
    const found = FORMATS.find(({ is }) => is(head));
    return { kind: 'other', expected: expected.name, found: found?.name, ending: found?.endings[0] };
  });
}
