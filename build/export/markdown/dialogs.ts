/** What buttons open: content that the page shows on demand. */
import type { Element, ElementContent } from 'hast';
import { element, textOf } from '../../../lib/text/hast.ts';
import { attribute, elementsOf } from '../../html.ts';
import { has, isHeading } from './rules.ts';

export type Dialogs = {
  /** What a button opens, once, without what the page tells anyway. */
  take(button: Element): Element[];
};

const folded = (text: string) => text.replace(/[\s\u2060]+/g, '');

/** Tells whether an element is a button that opens a layer. */
export const isOpener = (found: Element): boolean =>
  found.tagName === 'button' && attribute(found, 'commandfor') !== undefined;

/** The text of a page outside its dialogs. */
function shownIn(node: Element): string {
  if (node.tagName === 'dialog') return '';
  return node.children.map((child) => (child.type === 'element' ? shownIn(child) : textOf(child))).join('');
}

const isVideo = (found: Element) => attribute(found, 'data-video-title') !== undefined;

/** The dialogs below `main`. */
export function dialogsOf(main: Element): Dialogs {
  const bodies = new Map(
    elementsOf(main, 'dialog').map((dialog) => [
      attribute(dialog, 'id'),
      elementsOf(dialog).find((each) => has(each, 'data-dialog-body')),
    ]),
  );
  const shown = folded(shownIn(main));
  const isNew = (part: Element) => isVideo(part) || !shown.includes(folded(textOf(part)));
  return {
    take(button) {
      const id = attribute(button, 'commandfor');
      const body = bodies.get(id);
      bodies.delete(id);
      return (body?.children ?? []).filter((part): part is Element => part.type === 'element').filter(isNew);
    },
  };
}

/** The headings in a dialog belong to the dialog's own title, which is left out: they become strong words. */
export function withoutHeadings(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  if (isHeading(node)) return element('p', {}, [element('strong', {}, node.children)]);
  return { ...node, children: node.children.map(withoutHeadings) };
}
