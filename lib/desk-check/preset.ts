/** The examples of the desk check as plans. */
import { type ReadPlan, readPlanHash } from './link.ts';
import { EMPTY_PLAN } from './read.ts';
import { type Plan, stepSchema } from './schema.ts';
import type { PlanPreset } from './words.ts';

/** The hash by which a page leads to an example; it is the id of its button as well. */
export const presetHash = (id: string): `#example-${string}` => `#example-${id}`;

/** The plan of an example, with the usual assumptions. */
export const presetPlan = ({ title, purpose, plan }: PlanPreset): Plan => ({
  ...EMPTY_PLAN,
  title,
  purpose,
  ...plan,
});

/** What the steps say, in one order of their fields. */
const saying = ({ steps }: Pick<Plan, 'steps'>): string =>
  JSON.stringify(steps, Object.keys(stepSchema.shape));

/**
 * The example whose steps a plan still has. Its figures are those of the steps, whatever it is called; and what is chosen in
 * them has the same ids in both languages, which names have not.
 */
export const exampleOf = (
  plan: Pick<Plan, 'steps'>,
  presets: readonly PlanPreset[],
): PlanPreset | undefined => presets.find((preset) => saying(preset.plan) === saying(plan));

/** What the part of an address after `#` asks for: an example, a plan, or nothing. */
export function planInHash(presets: readonly PlanPreset[], hash: string): ReadPlan | undefined {
  const preset = presets.find(({ id }) => presetHash(id) === hash);
  return preset ? { plan: presetPlan(preset), problems: [] } : readPlanHash(hash);
}
