/** Steps by their names, and names in a row. */
import { fill } from '../listing/fill.ts';
import type { Voice } from './voice.ts';
import type { PlanNames } from './words.ts';

/** Words as one list, as the language separates them. */
export const listText = (items: readonly string[], { locale }: Pick<Voice, 'locale'>): string =>
  items.join(locale === 'ja' ? '、' : ', ');

/** Sentences without their full stops as one text, which has none at its end either. */
export const sentencesText = (sentences: readonly string[], { locale }: Pick<Voice, 'locale'>): string =>
  sentences.join(locale === 'ja' ? '。' : '. ');

/** A step by its place, counted from 0: "Step 1". */
export const stepName = (index: number, { words }: Pick<Voice, 'words'>): string =>
  fill(words.procedure.step, { n: index + 1 });

/** Steps by their names, one after the other. */
export const stepNames = (indexes: readonly number[], voice: Voice): string =>
  listText(
    indexes.map((index) => stepName(index, voice)),
    voice,
  );

/** The name of an operation by its id, or the visitor's own words. */
export const operationName = (operation: string, { operations }: Pick<PlanNames, 'operations'>): string =>
  operations.find(({ id }) => id === operation)?.name ?? operation;

/** A visitor's own words for an operation: those that are an id by chance are no operation. */
export const freeWords = (words: string, operations: PlanNames['operations']): string =>
  operations.some(({ id }) => id === words) ? words.slice(0, 1).toUpperCase() + words.slice(1) : words;
