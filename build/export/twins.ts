/** Puts a Markdown twin beside every page (docs/guides/machines.md): `about.html` has `about.md`. */
import { twinPath } from '../../lib/twins.ts';
import { encode } from './files.ts';
import { isNotice } from './html.ts';
import { servedPath } from './served-path.ts';
import { markdownOf } from './twins/markdown.ts';
import type { Export, Page } from './types.ts';

/** Where the twin of a page's file lies: `about.html` → `about.md`, `en.html` → `en/index.md`. */
export const twinFile = (file: string): string => twinPath(servedPath(file)).slice(1);

/**
 * Adds the twin of a page. A notice stands in for a page, and 404 pages are read by nobody's choice.
 * @throws Error if the page lacks a title, a description, an address or `main`.
 */
export function addTwin({ path, tree }: Page, { files }: Pick<Export, 'files'>): void {
  if (!isNotice(tree)) files.set(twinFile(path), encode(markdownOf(tree)));
}
