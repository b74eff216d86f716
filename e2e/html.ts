import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

type Element = Tree.Element;
const isElement = (node: Tree.Node): node is Element => 'tagName' in node;

/** All elements of a page, in document order. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const walk = (node: Tree.Node) => {
    if (isElement(node)) found.push(node);
    for (const child of 'childNodes' in node ? node.childNodes : []) walk(child);
  };
  walk(parse(html));
  return found;
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** The text of a page's body as it is read, white space folded; `<br>` and `<wbr>` leave nothing behind. */
export function textOf(html: string): string {
  const texts: string[] = [];
  const skipped = new Set(['script', 'style', 'template', 'title', 'head']);
  const walk = (node: Tree.Node) => {
    if ('value' in node && node.nodeName === '#text') texts.push(node.value);
    if (isElement(node) && skipped.has(node.tagName)) return;
    for (const child of 'childNodes' in node ? node.childNodes : []) walk(child);
    if (isElement(node) && /^(?:p|li|dt|dd|td|th|h\d|div|small|text|section)$/.test(node.tagName))
      texts.push(' ');
  };
  walk(parse(html));
  return texts.join('').replace(/[\s\u2060]+/g, ' ');
}
