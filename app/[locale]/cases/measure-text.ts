/** A measured change in words (spec section 9, marketing claims). */
import type { Measures } from '../../../lib/documents/blocks.ts';
import { measureLine } from '../../../lib/documents/text.ts';

export type Measure = { term: string; lead?: string; before?: string; after: string; unit?: string };

const LATIN_WORD = /^[A-Za-z]/;

/** English sets a space between a value and a unit that is a word; Japanese units follow at once. */
const joined = (a: string, b: string): string => (LATIN_WORD.test(b) ? `${a} ${b}` : a + b);

/** The value after the change with its unit: `45分`, `45 min`; with its lead `約3倍`, `about 3×`. */
export function valueText({ lead, after, unit }: Measure): string {
  const value = unit ? joined(after, unit) : after;
  if (!lead) return value;
  return /[A-Za-z]$/.test(lead) ? `${lead} ${value}` : lead + value;
}

/** Whether any of the changes is a number: only then there is something to qualify. */
export const hasFigures = (measures: readonly Measure[]): boolean =>
  measures.some(({ before = '', after }) => /\d/.test(before + after));

/** As documents have it. */
export const measureRow = (measure: Measure): Measures['rows'][number] => ({
  term: measure.term,
  before: measure.before,
  value: valueText(measure),
});

/** `一条件あたりの作業時間: 3時間 → 45分`. */
export const measureText = (measure: Measure): string => measureLine(measureRow(measure));

/** The first change as a card shows it: the value before, the value after, and what was measured. */
export function firstChange([measure]: readonly Measure[]) {
  if (!measure) throw new RangeError('a case without a measure');
  return { before: measure.before, after: valueText(measure), unit: measure.term };
}
