import { pathsEnding, textOf } from './files.ts';
import { readPage } from './html.ts';
import { cssReferences, pageReferences } from './references.ts';
import type { Files } from './types.ts';

export type Reference = { from: string; url: string };

/** Every address that a page or a stylesheet of the export makes a browser fetch, with the file it is in. */
export function allReferences(files: Files): Reference[] {
  const pages = pathsEnding(files, '.html').flatMap((from) =>
    pageReferences(readPage(files, from)).map((url) => ({ from, url })),
  );
  const styles = pathsEnding(files, '.css').flatMap((from) =>
    cssReferences(textOf(files, from)).map((url) => ({ from, url })),
  );
  return [...pages, ...styles];
}
