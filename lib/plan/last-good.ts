/** What a field held before something that cannot be read was typed into it. */
import type { ReadPlan } from './link.ts';
import type { PlanProblem } from './read.ts';
import type { Plan } from './schema.ts';

type Held = Record<string, unknown> | undefined;

/** The value at a path such as `steps.2.grams`; nothing where there is none. */
export const valueAt = (plan: Plan, path: string): unknown =>
  path.split('.').reduce<unknown>((held, name) => (held as Held)?.[name], plan);

/** The same with another value at a path. */
function withValue<T>(holder: T, [name = '', ...rest]: readonly string[], value: unknown): T {
  const own = rest.length > 0 ? withValue((holder as Held)?.[name], rest, value) : value;
  return Array.isArray(holder) ? (holder.with(Number(name), own) as T) : ({ ...holder, [name]: own } as T);
}

/** The step or the instrument that a path leads into, by what tells it from others. */
function ownerAt(plan: Plan, path: string): unknown {
  const [, item] = /^(steps\.\d+|bench\.stations\.\d+)\./.exec(path) ?? [];
  const { id, operation } = (item ? (valueAt(plan, item) as Held) : undefined) ?? {};
  return id ?? operation;
}

/** What may be wrong while somebody types; where something else is wrong, what stood there is no better. */
const TYPED: readonly PlanProblem['kind'][] = ['number', 'whole', 'low', 'high', 'long', 'date'];

/** A plan in which each field that could not be read has its last good value, where it had one in the same step. */
export function withLastGood({ plan, problems }: ReadPlan, before: Plan): Plan {
  return problems.reduce((kept, { path, kind }) => {
    const good = valueAt(before, path);
    const isSame = ownerAt(before, path) === ownerAt(plan, path);
    return TYPED.includes(kind) && isSame && good !== undefined
      ? withValue(kept, path.split('.'), good)
      : kept;
  }, plan);
}
