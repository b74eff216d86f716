/** What the automation examples are filtered by (spec section 5). */
import { compareRanges, engineersMatch, type Range, rangeKey } from './range.ts';

type Filtered = { readonly field: string; readonly period: Range; readonly engineers: Range };

/** The choices of the engineer filter; the last one means three or more. */
const ENGINEER_CHOICES = ['1', '2', '3'] as const;
const THREE_OR_MORE_CHOICE = '3';

/** The choices that an example is shown under, by filter. */
export const exampleFacets = ({ field, period, engineers }: Filtered) => ({
  field: [field],
  period: [rangeKey(period)],
  engineers: ENGINEER_CHOICES.filter((choice) => engineersMatch(engineers, Number(choice))),
});

export type Choice = { readonly value: string; readonly text: string };

/** Each key once, with its text. */
const distinct = (choices: readonly Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [choice.value, choice])).values(),
];

/** The fields that occur, each once, sorted by name (spec section 5). */
export const fieldChoices = (
  examples: readonly { readonly field: string; readonly fieldText: string }[],
): Choice[] =>
  distinct(examples.map(({ field, fieldText }) => ({ value: field, text: fieldText }))).sort(
    (a, b) => Number(a.text > b.text) - Number(a.text < b.text),
  );

/** The periods that occur, each once, the shortest first (spec section 5). */
export const periodChoices = (
  examples: readonly { readonly period: Range; readonly periodText: string }[],
): Choice[] =>
  distinct(
    [...examples]
      .sort((a, b) => compareRanges(a.period, b.period))
      .map(({ period, periodText }) => ({ value: rangeKey(period), text: periodText })),
  );

/** The sizes of a team; `threeOrMore` is what the last one is called. */
export const engineerChoices = (threeOrMore: string): Choice[] =>
  ENGINEER_CHOICES.map((value) => ({ value, text: value === THREE_OR_MORE_CHOICE ? threeOrMore : value }));
