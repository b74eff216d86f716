import type { Root } from 'hast';
import { attribute, elementsOf, setAttribute } from '../html.ts';
import type { ClassNames } from './class-names.ts';
import { contentHash, pathsEnding, textOf } from './files.ts';
import { LATER } from './later.ts';
import { cssReferences } from './references.ts';
import type { Output } from './types.ts';

/**
 * Serves the one stylesheet of all pages as `/assets/css/style-<hash>.css`: everything immutable lies below `/assets/`,
 * and a visitor fetches it once (docs/decisions/0005). The name comes from the content, so it runs after every stage
 * that writes CSS.
 * @returns its path
 * @throws Error if there is not exactly one, or if it holds a relative address, which would break by moving.
 */
export function serveStylesheet({ files }: { files: Output }, islands: ClassNames['islands'] = {}): string {
  const ofIslands = new Set(Object.values(islands).map(({ file }) => file?.address));
  const paths = pathsEnding(files, '.css').filter((path) => !ofIslands.has(`/${path}`));
  const [path] = paths;
  if (!path || paths.length > 1)
    throw new Error(`the site must have one stylesheet, not ${paths.length}: ${paths.join(', ') || 'none'}`);
  const relative = cssReferences(textOf(files, path)).find((url) => !/^(\/|#|data:|https?:|$)/.test(url));
  if (relative) throw new Error(`${path}: url(${relative}) is relative; write it from the root of the site`);

  const bytes = files.get(path) as Uint8Array;
  const served = `assets/css/style-${contentHash(bytes)}.css`;
  files.delete(path);
  files.set(served, bytes);
  return served;
}

/** Links the site's stylesheet in a page, in place of Next's. @throws Error if the page links none, or several. */
export function linkStylesheet(page: Root): void {
  const links = elementsOf(page, 'link').filter((link) => attribute(link, 'rel') === 'stylesheet');
  const [link] = links;
  if (!link || links.length > 1) throw new Error(`the page links ${links.length} stylesheets, not one`);
  setAttribute(link, 'href', LATER.stylesheet);
  setAttribute(link, 'integrity', LATER.stylesheetIntegrity);
}
