/** A plan as text: in the part of an address that never reaches a server, and in a file. */
import { type PlanProblem, readPlan, shown } from './read.ts';
import type { Draft, Plan } from './schema.ts';

/** What stands before the plan in an address: `/plan#plan=…`. */
export const PLAN_HASH = '#plan=';
/** Characters of a link or a file that are read; twelve steps with long names are about 6,000. */
export const MOST_CHARACTERS = 40_000;

export type ReadPlan = { plan: Plan; problems: PlanProblem[] };

/** The JSON of a plan, as a file holds it. */
export const writePlan = (plan: Draft): string => JSON.stringify(plan, null, 2);

/** The part of an address after `#` that holds a plan, in URL-safe Base64 of its JSON in UTF-8. */
export function planHash(plan: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(plan));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return PLAN_HASH + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Nothing could be read: the text itself is the problem. */
const unreadable = (text: string, kind: PlanProblem['kind'], limit?: number): ReadPlan => ({
  ...readPlan({}),
  problems: [{ path: '', kind, value: shown(text), ...(limit !== undefined && { limit }) }],
});

/** Reads the text of a file. Never throws: what is wrong with it is told. */
export function readPlanText(text: string): ReadPlan {
  if (text.length > MOST_CHARACTERS) return unreadable(text, 'long', MOST_CHARACTERS);
  try {
    return readPlan(JSON.parse(text));
  } catch {
    return unreadable(text, 'shape');
  }
}

/** Reads the part of an address after `#`; nothing if it holds no plan. Never throws. */
export function readPlanHash(hash: string): ReadPlan | undefined {
  if (!hash.startsWith(PLAN_HASH)) return undefined;
  const coded = hash.slice(PLAN_HASH.length);
  if (coded.length > MOST_CHARACTERS) return unreadable(coded, 'long', MOST_CHARACTERS);
  try {
    const binary = atob(coded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return readPlanText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return unreadable(coded, 'shape');
  }
}
