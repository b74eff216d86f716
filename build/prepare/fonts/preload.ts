import type { Root } from 'hast';
import { element } from '../../../lib/text/hast.ts';
import { attribute, elementsOf, innerText, isElement } from '../../export/html.ts';
import { charactersOf } from './heading-text.ts';

/** Whether a large heading of a page has one of these characters: then the font is worth an early fetch. */
export function inLargeHeadings(page: Root, characters: ReadonlySet<string>): boolean {
  return elementsOf(page, 'h1', 'h2', 'h3').some((heading) =>
    charactersOf(innerText(heading)).some((character) => characters.has(character)),
  );
}

/** Puts the preload of a font before the first stylesheet of a page, else at the end of its head. */
export function addPreload(page: Root, href: string): void {
  const [head] = elementsOf(page, 'head');
  if (!head) throw new Error('no <head>');
  const attributes = { rel: ['preload'], as: 'font', type: 'font/woff2', href, crossOrigin: '' };
  const sheet = head.children.findIndex(
    (node) => isElement(node) && node.tagName === 'link' && attribute(node, 'rel') === 'stylesheet',
  );
  head.children.splice(sheet === -1 ? head.children.length : sheet, 0, element('link', attributes));
}
