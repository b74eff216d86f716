/**
 * Gives the headings of a page ids, so that a result of the search leads to its section (docs/decisions/0011). Only
 * those that nothing with an id already stands for: their place in the page is their name (`h-3`).
 */
import type { Element, ElementContent } from 'hast';
import { attribute, elementsOf, isElement, setAttribute } from '../html.ts';
import { isHeading, targetOf } from './search-index/page-text.ts';
import type { Page } from './types.ts';

/** Ids that this stage gave; they say nothing to a reader. */
export const GIVEN_ID = /^h-\d+$/;

/** Ids of elements around a heading can stand for the first heading in them. */
function withoutTarget(main: Element): Element[] {
  const taken = new Set(['']);
  const bare: Element[] = [];
  const visit = (node: ElementContent, around: string): void => {
    // An island's markup belongs to its component, which would not know the id.
    if (!isElement(node) || attribute(node, 'data-island') !== undefined) return;
    const target = targetOf(node) || around;
    if (isHeading(node) && node.tagName !== 'h1') {
      if (taken.has(target)) bare.push(node);
      taken.add(target);
    }
    for (const child of node.children) visit(child, target);
  };
  for (const child of main.children) visit(child, '');
  return bare;
}

/** Adds the ids. */
export function addHeadingIds({ tree }: Pick<Page, 'tree'>): void {
  const ids = new Set(elementsOf(tree).map((element) => attribute(element, 'id')));
  let number = 0;
  for (const heading of elementsOf(tree, 'main').flatMap(withoutTarget)) {
    do number += 1;
    while (ids.has(`h-${number}`));
    setAttribute(heading, 'id', `h-${number}`);
  }
}
