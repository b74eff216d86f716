/** The alignment of table cells on a page: a class, because the attribute `align` is not in HTML any more. */
import type { Nodes } from 'hast';

/** The left is where a cell's text stands anyway. */
const CLASSES: Readonly<Record<string, string>> = { center: 'cell-center', right: 'cell-right' };

function alignCells(node: Nodes): void {
  if (node.type === 'element' && node.properties.align !== undefined) {
    const name = CLASSES[String(node.properties.align)];
    delete node.properties.align;
    if (name) node.properties.className = [name];
  }
  if ('children' in node) for (const child of node.children) alignCells(child);
}

/** A step of a processor: puts a class in place of `align`. Feeds keep the attribute, as they have no styles. */
export const alignByClass = () => alignCells;
