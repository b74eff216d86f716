/** The examples of the desk check as plans. */
import { type ReadPlan, readPlanHash } from './link.ts';
import { EMPTY_PLAN, readPlan } from './read.ts';
import type { Plan } from './schema.ts';
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

const saying = (plan: unknown): string => {
  const { title, purpose, steps } = readPlan(plan).plan;
  return JSON.stringify([title, purpose, steps]);
};

/** Whether a plan is still that of an example: it says the same name, purpose and steps. */
export const isExample = (plan: Plan, presets: readonly PlanPreset[]): boolean =>
  presets.some((preset) => preset.title === plan.title && saying(presetPlan(preset)) === saying(plan));

/** What the part of an address after `#` asks for: an example, a plan, or nothing. */
export function planInHash(presets: readonly PlanPreset[], hash: string): ReadPlan | undefined {
  const preset = presets.find(({ id }) => presetHash(id) === hash);
  return preset ? { plan: presetPlan(preset), problems: [] } : readPlanHash(hash);
}
