/** An example's own words and numbers, taken from a plan of which the steps are to be somebody else's. */
import { exampleOf, presetPlan } from './preset.ts';
import { EMPTY_DRAFT, readPlan } from './read.ts';
import type { Draft } from './schema.ts';
import type { PlanPreset } from './words.ts';

/** What an example says of its own procedure and not of the bench. */
export const OWN_FIELDS = ['title', 'purpose', 'runsPerWeek', 'weeksPerYear'] as const;

/**
 * A draft without what still says an example of it; what was entered stays. It is that of an example as long as it has one's
 * title, purpose or steps; the times that were said to be measured are then those of the example, too.
 */
export function withoutExample(draft: Draft, presets: readonly PlanPreset[]): Draft {
  const example =
    exampleOf(readPlan(draft).plan, presets) ??
    presets.find((preset) => (['title', 'purpose'] as const).some((name) => preset[name] === draft[name]));
  if (!example) return draft;
  const said = presetPlan(example);
  const reset = OWN_FIELDS.filter((name) => said[name] === draft[name]);
  return {
    ...draft,
    measured: EMPTY_DRAFT.measured,
    ...Object.fromEntries(reset.map((name) => [name, EMPTY_DRAFT[name]])),
  };
}
