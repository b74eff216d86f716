/**
 * Gives the headings of a page ids, so that a result of the search leads to its section (docs/decisions/0025). Only
 * those that nothing with an id already stands for: their place in the page is their name (`h-3`).
 */

import { pathsEnding } from './files.ts';
import {
  attribute,
  type Element,
  elementsOf,
  isElement,
  type Node,
  readPage,
  setAttribute,
  writePage,
} from './html.ts';
import { isHeading, targetOf } from './search-index/page-text.ts';
import type { Files, Stage } from './types.ts';

/** Ids that this stage gave; they say nothing to a reader. */
export const GIVEN_ID = /^h-\d+$/;

/** Ids of elements around a heading can stand for the first heading in them. */
function withoutTarget(main: Element): Element[] {
  const taken = new Set(['']);
  const bare: Element[] = [];
  const visit = (node: Node, around: string): void => {
    // An island's markup belongs to its component, which would not know the id.
    if (!isElement(node) || attribute(node, 'data-island') !== undefined) return;
    const target = targetOf(node) || around;
    if (isHeading(node) && node.tagName !== 'h1') {
      if (taken.has(target)) bare.push(node);
      taken.add(target);
    }
    for (const child of node.childNodes) visit(child, target);
  };
  for (const child of main.childNodes) visit(child, '');
  return bare;
}

/** Adds the ids; a page that already has them stays as it is. */
export function addHeadingIds(files: Files): Files {
  const result = new Map(files);
  for (const path of pathsEnding(files, '.html')) {
    const page = readPage(files, path);
    const [main] = elementsOf(page, 'main');
    const bare = main ? withoutTarget(main) : [];
    const ids = new Set(elementsOf(page).map((element) => attribute(element, 'id')));
    let number = 0;
    for (const heading of bare) {
      do number += 1;
      while (ids.has(`h-${number}`));
      setAttribute(heading, 'id', `h-${number}`);
    }
    if (bare.length > 0) result.set(path, writePage(page));
  }
  return result;
}

export const stage: Stage = { name: 'heading-ids', run: addHeadingIds };
