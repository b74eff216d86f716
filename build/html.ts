/** Pages as trees (hast). Attributes go by their names in HTML. */
import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import { find, html as names } from 'property-information';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

export { textOf as innerText } from '../lib/text/hast.ts';

const serializer = unified()
  .use(rehypeStringify, {
    upperDoctype: true,
    characterReferences: { useNamedReferences: true },
    // Old browsers alone, which the site does not know, take ' and ` in "…" for its end.
    allowDangerousCharacters: true,
  })
  .freeze();

/**
 * A page from its HTML, without positions, which take a third of the time. The content of <noscript> counts as markup:
 * what a visitor without script loads must exist as well.
 */
export const parsePage = (html: string): Root => fromParse5(parse(html, { scriptingEnabled: false })) as Root;

/** A page as HTML. */
export const htmlOf = (page: Root): string => serializer.stringify(page);

/** Tells elements from text and comments. */
export const isElement = (node: Nodes): node is Element => node.type === 'element';

/** All elements below a node, or those with one of the given tag names, in the order of the source. */
export function elementsOf(parent: Nodes, ...tags: string[]): Element[] {
  const found: Element[] = [];
  const visit = (node: Nodes): void => {
    if (!('children' in node)) return;
    for (const child of node.children) {
      if (child.type === 'element' && (tags.length === 0 || tags.includes(child.tagName))) found.push(child);
      visit('content' in child && child.content ? child.content : child);
    }
  };
  visit(parent);
  return found;
}

/** The first element below a node with a tag name, in the order of the source. */
export function firstOf(parent: Nodes, tagName: string): Element | undefined {
  if (!('children' in parent)) return undefined;
  for (const child of parent.children) {
    if (child.type === 'element' && child.tagName === tagName) return child;
    const found = firstOf('content' in child && child.content ? child.content : child, tagName);
    if (found) return found;
  }
  return undefined;
}

const properties = new Map<string, string>();

/** What hast calls an attribute. Looked up once: the pages are asked for the same few, an element at a time. */
function propertyOf(name: string): string {
  const known = properties.get(name) ?? find(names, name).property;
  properties.set(name, known);
  return known;
}

/** The value of an attribute as it stands in the HTML, or undefined if it is absent. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[propertyOf(name)];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value);
}

/** Sets an attribute, in place of its old value if it has one. */
export function setAttribute(element: Element, name: string, value: string): void {
  element.properties[propertyOf(name)] = value;
}

/** Takes nodes out of a page; text that then meets becomes one. */
export function removeNodes(parent: Root | Element, isGone: (node: ElementContent) => boolean): void {
  const kept: (RootContent | ElementContent)[] = [];
  for (const child of parent.children) {
    const last = kept.at(-1);
    if (child.type === 'doctype') kept.push(child);
    else if (isGone(child)) continue;
    else if (child.type === 'text' && last?.type === 'text') last.value += child.value;
    else {
      kept.push(child);
      if (child.type === 'element') removeNodes(child, isGone);
    }
  }
  parent.children = kept as ElementContent[];
}

/** The content of a `<meta>` with this `name` or `property`; undefined if there is none. */
export function metaOf(page: Root, name: string): string | undefined {
  const found = elementsOf(firstOf(page, 'head') ?? page, 'meta').find(
    (meta) => attribute(meta, 'name') === name || attribute(meta, 'property') === name,
  );
  return found && attribute(found, 'content');
}

/** Pages that stand in for another: the 404 page, and the notice of what is in preparation. */
export const isNotice = (page: Root): boolean =>
  elementsOf(page).some(
    (element) =>
      attribute(element, 'data-not-found') !== undefined ||
      attribute(element, 'data-redirect-notice') !== undefined,
  );
