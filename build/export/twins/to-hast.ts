/** From the tree of a finished page (parse5) to the tree that Markdown is made from (hast). */
import type { ElementContent, Element as HastElement, Properties } from 'hast';
import { alignmentOf } from '../../../lib/content/markdown.ts';
import { type ChildNode, type Element, isElement } from '../html.ts';

/** The names of attributes that hast writes in another way, and that matter here. */
const NAMES: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };

function propertiesOf({ attrs }: Element): Properties {
  const properties: Properties = {};
  for (const { name, value } of attrs)
    if (name === 'class') properties.className = value.split(/\s+/).filter(Boolean);
    else properties[NAMES[name] ?? name] = value;
  const align = alignmentOf(properties.className);
  if (align) properties.align = align;
  return properties;
}

function contentOf(node: ChildNode): ElementContent[] {
  if (isElement(node)) return [toHast(node)];
  return node.nodeName === '#text' && 'value' in node ? [{ type: 'text', value: node.value }] : [];
}

/** An element with everything inside it; comments are left out. */
export const toHast = (element: Element): HastElement => ({
  type: 'element',
  tagName: element.tagName,
  properties: propertiesOf(element),
  children: element.childNodes.flatMap(contentOf),
});
