/** Numbers in a sum that lead to the field they were typed into. */
import type { Figure } from './voice.ts';

/** A number, before it the path of its field in the plan: marks that no sentence of ours has. */
const LINKED = /\uE000([\w.]+)\uE001([^\uE002]*)\uE002/;

/** Marks the text of a number as what stands at a path of the plan. */
export const linked = (path: string, text: string): string => `\uE000${path}\uE001${text}\uE002`;

/** A sum without marks, for paper, mail and files. */
const plainSum = (sum: string): string => sum.replace(new RegExp(LINKED, 'g'), '$2');

/** A figure with its sum, with marks and without. */
export const figureOf = (term: string, value: string, sum: string): Figure => ({
  term,
  value,
  how: plainSum(sum),
  sum,
});

/** Words and numbers of a sum in turn: words first, then path, number and words, again and again. */
export const sumParts = (sum: string): string[] => sum.split(LINKED);
