import { fill } from '../listing/fill.ts';

/** Fills `{total}` and `{shown}` of a label such as `{total}件中 {shown}件を表示` with counts. */
export const resultLine = (template: string, counts: { total: number; shown: number }): string =>
  fill(template, counts);
