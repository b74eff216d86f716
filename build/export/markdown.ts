/** Puts a Markdown file beside every page (docs/guides/machines.md): `about.html` has `about.md`. */
import { markdownPath } from '../../lib/markdown-path.ts';
import { encode } from './files.ts';
import { isNotice } from './html.ts';
import { markdownOf } from './markdown/markdown.ts';
import { servedPath } from './served-path.ts';
import type { Export, Page } from './types.ts';

/** Where the Markdown file of a page's file lies: `about.html` → `about.md`, `en.html` → `en/index.md`. */
export const markdownFile = (file: string): string => markdownPath(servedPath(file)).slice(1);

/**
 * Adds the Markdown file of a page. A notice stands in for a page, and 404 pages are read by nobody's choice.
 * @throws Error if the page lacks a title, a description, an address or `main`.
 */
export function addMarkdown({ path, tree }: Page, { files }: Pick<Export, 'files'>): void {
  if (!isNotice(tree)) files.set(markdownFile(path), encode(markdownOf(tree)));
}
