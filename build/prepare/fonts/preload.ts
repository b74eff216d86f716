import { attribute, type Document, type Element, elementsOf, innerText, remove } from '../../export/html.ts';
import { charactersOf } from './heading-text.ts';

/** Whether a large heading of a page has one of these characters: then the font is worth an early fetch. */
export function inLargeHeadings(page: Document, characters: ReadonlySet<string>): boolean {
  return elementsOf(page, 'h1', 'h2', 'h3').some((heading) =>
    charactersOf(innerText(heading)).some((character) => characters.has(character)),
  );
}

/** Takes the preloads of the given addresses out of a page. */
export function removePreloads(page: Document, isGone: (href: string) => boolean): void {
  for (const link of elementsOf(page, 'link'))
    if (attribute(link, 'rel') === 'preload' && isGone(attribute(link, 'href') ?? '')) remove(link);
}

/** Puts the preload of a font before the first stylesheet of a page, else at the end of its head. */
export function addPreload(page: Document, href: string): void {
  const [head] = elementsOf(page, 'head') as [Element];
  const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' };
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const { namespaceURI } = head;
  const link: Element = {
    nodeName: 'link',
    tagName: 'link',
    attrs,
    namespaceURI,
    childNodes: [],
    parentNode: head,
  };
  const sheet = head.childNodes.findIndex(
    (node) => 'tagName' in node && node.tagName === 'link' && attribute(node, 'rel') === 'stylesheet',
  );
  head.childNodes.splice(sheet === -1 ? head.childNodes.length : sheet, 0, link);
}
