import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servedPath } from '../../build/export/served-path.ts';

/** The paths of an export's pages: `/`, `/en/about` …, the 404 pages among them. */
export const pagesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map(servedPath)
    .sort();

/** The HTML of a page; what a page loads carries the hash of its bytes in its name. */
export const htmlOf = (root: string, path: string): string =>
  readFileSync(join(root, path === '/' ? 'index.html' : `${path}.html`), 'utf8');

/** The Markdown file of a page, empty where there is none. */
export const markdownOf = (root: string, page: string): string => {
  const file = join(root, page === '/' ? 'index.md' : `${page}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
