import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { servedPath } from '../../build/export/served-path.ts';

/** An export, as a folder and as it is served. */
export type Side = { root: string; url: string };

/** Two exports and the pages that both have. */
export type Sides = { browser: Browser; before: Side; after: Side; pages: readonly string[] };

/** The paths of an export's pages: `/`, `/en/about` …, the 404 pages among them. */
export const pagesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map(servedPath)
    .sort();

/** The HTML of a page. */
export function htmlOf(root: string, path: string): string {
  return readFileSync(join(root, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
}

/** The pages that are not the same byte for byte; what a page loads carries the hash of its bytes in its name. */
export const changedPages = ({ before, after, pages }: Sides): string[] =>
  pages.filter((path) => htmlOf(before.root, path) !== htmlOf(after.root, path));
