/** A plan as text: in the part of an address that never reaches a server, and in a file. */
import { inAddress, MOST_IN_ADDRESS, readInAddress } from '../text/in-address.ts';
import { PLAN_HASH } from './format.ts';
import { isForeign, type PlanProblem, readPlan, shown } from './read.ts';
import type { Draft, Plan } from './schema.ts';

export type ReadPlan = { plan: Plan; problems: PlanProblem[] };

/** The JSON of a plan, as a file holds it. */
export const writePlan = (plan: Draft): string => JSON.stringify(plan, null, 2);

/** The part of an address after `#` that holds a plan. */
export const planHash = (plan: Draft): string => PLAN_HASH + inAddress(plan);

/** Nothing could be read: the text itself is the problem. */
const unreadable = (text: string, kind: PlanProblem['kind']): ReadPlan => ({
  ...readPlan({}),
  problems: [{ path: '', kind, value: shown(text), ...(kind === 'long' && { limit: MOST_IN_ADDRESS }) }],
});

/** Reads the text of a file. Never throws: what is wrong with it is reported. */
export function readPlanText(text: string): ReadPlan {
  // Twelve steps with long names are about 6,000 characters.
  if (text.length > MOST_IN_ADDRESS) return unreadable(text, 'long');
  try {
    const value: unknown = JSON.parse(text);
    return isForeign(value) ? unreadable(text, 'shape') : readPlan(value);
  } catch {
    return unreadable(text, 'shape');
  }
}

/** Reads the part of an address after `#`; nothing if it holds no plan. Never throws. */
export function readPlanHash(hash: string): ReadPlan | undefined {
  const found = readInAddress(hash, PLAN_HASH);
  if (!found) return undefined;
  if (found.json !== undefined) return readPlanText(found.json);
  return unreadable(found.data, found.problem);
}
