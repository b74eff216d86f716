/** Small helpers for trees of HTML (hast). */
import type { Element, ElementContent, Properties, Root } from 'hast';

export type Parent = Root | Element;

/** A new element. */
export const element = (
  tagName: string,
  properties: Properties = {},
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

/** A new text. */
export const text = (value: string): ElementContent => ({ type: 'text', value });

/** Puts what `change` returns in place of every element below `parent`, inner ones first. */
export function mapElements(parent: Parent, change: (found: Element) => Element): void {
  parent.children.forEach((child, index) => {
    if (child.type !== 'element') return;
    mapElements(child, change);
    parent.children[index] = change(child);
  });
}

/** The text of a node, without markup. */
export function textOf(node: Parent | ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? (node.children as ElementContent[]).map(textOf).join('') : '';
}
