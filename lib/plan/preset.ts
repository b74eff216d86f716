/** The examples of the desk check as plans. */
import { EMPTY_PLAN } from './read.ts';
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
