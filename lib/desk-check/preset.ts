/** The examples of the desk check as plans. */
import { fill } from '../listing/fill.ts';
import { type ReadPlan, readPlanHash } from './link.ts';
import { EMPTY_PLAN } from './read.ts';
import { type Draft, type Plan, type Step, stepSchema } from './schema.ts';
import type { Voice } from './voice.ts';
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

/** What is assumed of any procedure, and is to be the same in two that are compared. */
const ASSUMED = ['prepare', 'cleanUp', 'gripper', 'tool', 'margin', 'yenPerHour', 'start'] as const;
export const assumedIn = (draft: Draft): Partial<Draft> =>
  Object.fromEntries(ASSUMED.map((name) => [name, draft[name]]));

const STEP_FIELDS = Object.keys(stepSchema.shape) as (keyof Step)[];
const saying = ({ steps }: Pick<Plan, 'steps'>): string =>
  JSON.stringify(steps.map((step) => STEP_FIELDS.map((name) => step[name])));

/**
 * The example whose steps a plan still has. Its figures are those of the steps, whatever it is called; and what is chosen in
 * them has the same ids in both languages, which names have not.
 */
export const exampleOf = (
  plan: Pick<Plan, 'steps'>,
  presets: readonly PlanPreset[],
): PlanPreset | undefined => presets.find((preset) => saying(preset.plan) === saying(plan));

/** That figures are those of an example; of two variants, of which one they are. */
export function exampleLines(
  plan: Plan,
  presets: readonly PlanPreset[],
  { words }: Pick<Voice, 'words'>,
): string[] {
  const { compare, sheet } = words;
  const variants = plan.compareWith ? [plan.compareWith, plan] : [plan];
  const are = variants.map((one) => exampleOf(one, presets) !== undefined);
  if (are.every(Boolean)) return [sheet.example];
  return are.flatMap((isOne, at) =>
    isOne
      ? [fill(sheet.costLine, { term: at === 0 ? compare.before : compare.after, value: sheet.example })]
      : [],
  );
}

/** What the part of an address after `#` asks for: an example, a plan, or nothing. */
export function planInHash(presets: readonly PlanPreset[], hash: string): ReadPlan | undefined {
  const preset = presets.find(({ id }) => presetHash(id) === hash);
  return preset ? { plan: presetPlan(preset), problems: [] } : readPlanHash(hash);
}
