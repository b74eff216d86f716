/** Tables and code that are wider than a phone scroll in a region of their own, which the keyboard reaches. */
import type { Root } from 'hast';
import { element, mapElements } from '../text/hast.ts';

/** Names of the regions; `{number}` counts each kind from 1. */
export type BlockLabels = { table: string; code: string };

/** Wraps every table, and every block of code, into a focusable region with a name. */
export function scrollBlocks(tree: Root, labels: BlockLabels): void {
  const count = { table: 0, code: 0 };
  const name = (kind: keyof BlockLabels) => {
    count[kind] += 1;
    return labels[kind].replace('{number}', String(count[kind]));
  };
  mapElements(tree, (found) => {
    const kind = found.tagName === 'table' ? 'table' : found.tagName === 'pre' ? 'code' : undefined;
    if (kind === undefined) return found;
    const className = kind === 'table' ? ['scroll'] : ['scroll', 'code'];
    if (kind === 'table') found.properties.className = ['ruled-table'];
    return element('div', { className, role: 'region', tabIndex: 0, ariaLabel: name(kind) }, [found]);
  });
}
