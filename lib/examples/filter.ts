/** Search and filters of the automation examples (spec section 5), shared by every screen that lists them. */
import { matches } from '../listing/normalise.ts';
import { compareRanges, engineersMatch, type Range, rangeKey } from './range.ts';

/** What the rules look at. `fieldText` is the name of the field in the visitor's language, `field` its key. */
export type Example = {
  readonly title: string;
  readonly description: string;
  readonly field: string;
  readonly fieldText: string;
  readonly period: Range;
  readonly engineers: Range;
};

/** Undefined means no filter. `period` is a rangeKey, `engineers` a number as text: `1`, `2` or `3`. */
export type ExampleFilter = {
  readonly q: string;
  readonly field?: string | undefined;
  readonly period?: string | undefined;
  readonly engineers?: string | undefined;
};

/** The choices of the engineer filter; the last one means three or more. */
export const ENGINEER_CHOICES = ['1', '2', '3'] as const;
export const THREE_OR_MORE_CHOICE = '3';

/** Whether an example passes the search and every filter. */
const passes = (example: Example, { q, field, period, engineers }: ExampleFilter): boolean =>
  matches(q, [example.title, example.description, example.fieldText]) &&
  (field === undefined || example.field === field) &&
  (period === undefined || rangeKey(example.period) === period) &&
  (engineers === undefined || engineersMatch(example.engineers, Number(engineers)));

/** The examples that pass, in their order. */
export const filterExamples = <E extends Example>(examples: readonly E[], filter: ExampleFilter): E[] =>
  examples.filter((example) => passes(example, filter));

export type Choice = { readonly value: string; readonly text: string };

/** Each key once, with its text. */
const distinct = (choices: readonly Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [choice.value, choice])).values(),
];

/** The fields that occur, each once, sorted by name (spec section 5). */
export const fieldChoices = (examples: readonly Example[]): Choice[] =>
  distinct(examples.map(({ field, fieldText }) => ({ value: field, text: fieldText }))).sort(
    (a, b) => Number(a.text > b.text) - Number(a.text < b.text),
  );

/** The periods that occur, each once, the shortest first (spec section 5). */
export const periodChoices = (examples: readonly (Example & { readonly periodText: string })[]): Choice[] =>
  distinct(
    [...examples]
      .sort((a, b) => compareRanges(a.period, b.period))
      .map(({ period, periodText }) => ({ value: rangeKey(period), text: periodText })),
  );
