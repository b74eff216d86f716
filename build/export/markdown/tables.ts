import type { Element } from 'hast';
import { element } from '../../../lib/text/hast.ts';
import { elementsOf } from '../../html.ts';

/** Markdown takes the first row as the header: a table without one gets an empty header, so that no row is lost. */
export function withHeader(table: Element): Element {
  const rows = elementsOf(table, 'tr');
  const cells = (row: Element) => row.children.filter((child) => child.type === 'element');
  if (elementsOf(table, 'thead').length > 0) return table;
  const width = Math.max(0, ...rows.map((row) => cells(row).length));
  const header = element(
    'tr',
    {},
    Array.from({ length: width }, () => element('th')),
  );
  return element('table', {}, [element('thead', {}, [header]), ...table.children]);
}
