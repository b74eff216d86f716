import type { Root } from 'hast';
import { element } from '../../../lib/text/hast.ts';
import { attribute, firstOf, isElement } from '../../html.ts';

/** Puts the preload of a font before the first stylesheet of a page, else at the end of its head. */
export function addPreload(page: Root, href: string): void {
  const head = firstOf(page, 'head');
  if (!head) throw new Error('no <head>');
  const attributes = { rel: ['preload'], as: 'font', type: 'font/woff2', href, crossOrigin: '' };
  const sheet = head.children.findIndex(
    (node) => isElement(node) && node.tagName === 'link' && attribute(node, 'rel') === 'stylesheet',
  );
  head.children.splice(sheet === -1 ? head.children.length : sheet, 0, element('link', attributes));
}
