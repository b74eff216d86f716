import type { Element } from 'hast';
import { element } from '../../../lib/text/hast.ts';
import { within } from './rules.ts';

/** Markdown takes the first row as the header: a table without one gets an empty header, so that no row is lost. */
export function withHeader(table: Element): Element {
  const rows = within(table).filter(({ tagName }) => tagName === 'tr');
  const cells = (row: Element) => row.children.filter((child) => child.type === 'element');
  if (within(table).some(({ tagName }) => tagName === 'thead')) return table;
  const width = Math.max(0, ...rows.map((row) => cells(row).length));
  const header = element(
    'tr',
    {},
    Array.from({ length: width }, () => element('th')),
  );
  return element('table', {}, [element('thead', {}, [header]), ...table.children]);
}
