import type { Root } from 'hast';
import { digest } from '../digest.ts';
import { parsePage } from '../html.ts';
import type { Output } from './types.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
const encoder = new TextEncoder();

/** Names of files that hold text: only these gain by compression, and name other files. */
export const TEXT_FILE = /\.(html|css|ics|js|json|md|svg|txt|webmanifest|xml)$/;

/** The bytes of a text, in UTF-8. */
export const encode = (text: string): Uint8Array => encoder.encode(text);

/**
 * The text of a file of the export.
 * @throws Error if the file is missing or is not UTF-8; the message names it.
 */
export function textOf(files: Pick<Output, 'get'>, path: string): string {
  const bytes = files.get(path);
  if (!bytes) throw new Error(`${path}: no such file in the export`);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Error(`${path}: not valid UTF-8`);
  }
}

/** Reads a page of the export. Throws an Error naming the file if it is missing or not UTF-8. */
export const readPage = (files: Pick<Output, 'get'>, path: string): Root => parsePage(textOf(files, path));

/** The paths that end with one of the given endings, sorted. */
export const pathsEnding = (files: Pick<Output, 'keys'>, ...endings: string[]): string[] =>
  [...files.keys()].filter((path) => endings.some((ending) => path.endsWith(ending))).sort();

/** A short name for a content: the first 12 hex digits of its SHA-256. */
export const contentHash = (bytes: Uint8Array): string => digest(bytes, 12);
