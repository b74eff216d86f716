import type { Root } from 'hast';
import { holdUnits } from '../text/units.ts';
import type { Parent } from './tree.ts';

/** Keeps numbers and their units on one line (`625 mm`), everywhere but in code. */
export function holdUnitsIn(tree: Root): void {
  const visit = (parent: Parent) => {
    for (const child of parent.children) {
      if (child.type === 'text') child.value = holdUnits(child.value);
      else if (child.type === 'element' && child.tagName !== 'code') visit(child);
    }
  };
  visit(tree);
}
