/**
 * Keeps numbers on one line with what they count, in every running text of a page (lib/text/numbers.ts). Done to the
 * finished page, so that no component has to think of it and nothing that is read, searched or copied changes.
 */
import type { Element, ElementContent, Root } from 'hast';
import { element, text } from '../../lib/text/hast.ts';
import { numbersIn } from '../../lib/text/numbers.ts';
import { attribute, isElement } from '../html.ts';

const WHOLE = 'whitespace-nowrap';
const TEXTS = new Set(['p', 'li', 'dd', 'td', 'h1', 'h2', 'h3', 'h4', 'span']);
/** Where a piece of a text would be laid out on its own, or be taken for something else. */
const LAID_OUT = /(?:^|:)(?:(?:inline-)?(?:flex|grid)|caption|chips?|\*+:.*)$/;

const isRunning = (node: Element) =>
  TEXTS.has(node.tagName) && !(attribute(node, 'class') ?? '').split(' ').some((name) => LAID_OUT.test(name));

function wrapped(value: string): ElementContent[] {
  const pieces = numbersIn(value);
  // Alone it is too short to be broken, and too long only where it has to be.
  if (pieces.length < 2) return [text(value)];
  return pieces.map((piece) =>
    piece.isWhole ? element('span', { className: [WHOLE] }, [text(piece.text)]) : text(piece.text),
  );
}

/** Changes the texts below a node; an island's markup belongs to its component, which would not know the new elements. */
export function wrapNumbers(parent: Root | Element): void {
  for (const node of parent.children as ElementContent[]) {
    if (!isElement(node) || attribute(node, 'data-island') !== undefined) continue;
    if (isRunning(node))
      node.children = node.children.flatMap((child) =>
        child.type === 'text' ? wrapped(child.value) : [child],
      );
    wrapNumbers(node);
  }
}
