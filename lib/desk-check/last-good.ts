/** The last readable value of a field, before something unreadable was typed into it. */
import { valueAt, withValueAt } from './at-path.ts';
import type { ReadPlan } from './link.ts';
import type { PlanProblem } from './read.ts';
import type { Draft, Plan } from './schema.ts';

/** A draft, and the plan that was read of it. */
export type Read = { draft: Draft; plan: Plan };

const IN_LIST = /^(steps|bench\.stations)\.(\d+)(\..+)$/;

/**
 * Where in the draft before the field stood: with its step or instrument, which is the same object as long as nobody types
 * into it, and has its place otherwise.
 */
function pathBefore(path: string, draft: Draft, before: Draft): string | undefined {
  const [, list = '', place = '', field = ''] = IN_LIST.exec(path) ?? [];
  if (!list) return path;
  const [now, was] = [draft, before].map((one) => valueAt(one, list) as unknown[]) as [unknown[], unknown[]];
  const at = was.indexOf(now[Number(place)]);
  if (at >= 0) return `${list}.${at}${field}`;
  return now.includes(was[Number(place)]) ? undefined : path;
}

/** What may be wrong while somebody types; where something else is wrong, what stood there is no better. */
export const TYPED: readonly PlanProblem['kind'][] = ['number', 'whole', 'low', 'high', 'long', 'date'];

/** A plan as it leaves the page: what cannot be read stands there as it was typed, and not a number that nobody entered. */
export const asTyped = ({ draft, plan, problems }: Read & Pick<ReadPlan, 'problems'>): Draft =>
  problems.reduce<Draft>(
    (whole, { path, kind }) =>
      TYPED.includes(kind) ? withValueAt(whole, path, valueAt(draft, path)) : whole,
    plan,
  );

/** A plan in which each field that could not be read has its last good value, where it had one in the same step. */
export const withLastGood = ({ plan, problems }: ReadPlan, draft: Draft, before: Read): Plan =>
  problems.reduce((whole, { path, kind }) => {
    const from = TYPED.includes(kind) && kind !== 'long' ? pathBefore(path, draft, before.draft) : undefined;
    const good = from === undefined ? undefined : valueAt(before.plan, from);
    return good === undefined ? whole : withValueAt(whole, path, good);
  }, plan);
