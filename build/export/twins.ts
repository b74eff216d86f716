/** Puts a Markdown twin beside every page (docs/decisions/0024): `about.html` has `about.md`. */
import { encode, pathsEnding } from './files.ts';
import { isNotice } from './graphs/visible.ts';
import { readPage } from './html.ts';
import { markdownOf } from './twins/markdown.ts';
import { twinFile } from './twins/paths.ts';
import type { Files, Stage } from './types.ts';

function twinOf(files: Files, path: string): [path: string, bytes: Uint8Array][] {
  const page = readPage(files, path);
  // A notice stands in for a page, and 404 pages are read by nobody's choice.
  if (isNotice(page)) return [];
  try {
    return [[twinFile(path), encode(markdownOf(page))]];
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

/** Adds the twins. @throws Error naming the page that lacks a title, a description, an address or `main`. */
export const addTwins = (files: Files): Files =>
  new Map([...files, ...pathsEnding(files, '.html').flatMap((path) => twinOf(files, path))]);

export const stage: Stage = { name: 'twins', run: addTwins };
