/** The last readable value of a field, before something unreadable was typed into it. */
import { valueAt, withValueAt } from './at-path.ts';
import type { ReadPlan } from './link.ts';
import type { PlanProblem } from './read.ts';
import type { Plan } from './schema.ts';

/** The step or the instrument that a path leads into, by what tells it from others. */
function ownerAt(plan: Plan, path: string): unknown {
  const [, item] = /^(steps\.\d+|bench\.stations\.\d+)\./.exec(path) ?? [];
  const { id, operation } =
    (item ? (valueAt(plan, item) as Record<string, unknown> | undefined) : undefined) ?? {};
  return id ?? operation;
}

/** What may be wrong while somebody types; where something else is wrong, what stood there is no better. */
export const TYPED: readonly PlanProblem['kind'][] = ['number', 'whole', 'low', 'high', 'long', 'date'];

/** A plan in which each field that could not be read has its last good value, where it had one in the same step. */
export function withLastGood({ plan, problems }: ReadPlan, before: Plan): Plan {
  return problems.reduce((kept, { path, kind }) => {
    const good = valueAt(before, path);
    const isSame = ownerAt(before, path) === ownerAt(plan, path);
    return TYPED.includes(kind) && isSame && good !== undefined ? withValueAt(kept, path, good) : kept;
  }, plan);
}
