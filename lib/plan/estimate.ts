/** Minutes for an operation of which nobody has said how long it takes; editable, and marked as estimates. */
import type { Draft, Step } from './schema.ts';
import type { PlanNames } from './words.ts';

type Minutes = Pick<Draft<Step>, 'handsOn' | 'waiting'>;
type Estimates = Pick<PlanNames, 'minutes'>;

/** The estimate for an operation; nothing for words of the visitor's own. */
const estimateOf = (operation: string, { minutes }: Estimates): Minutes | undefined =>
  minutes.find((one) => one.operation === operation);

const same = (one: Minutes, other: Minutes) =>
  (['handsOn', 'waiting'] as const).every((name) => String(one[name] ?? '') === String(other[name] ?? ''));

/** Whether the minutes of a step are those estimated for its operation. */
export function isEstimated(step: Minutes & Pick<Step, 'operation'>, names: Estimates): boolean {
  const estimate = estimateOf(step.operation, names);
  return estimate !== undefined && same(step, estimate);
}

/** The minutes that come with another operation: none where somebody has said some. */
export function minutesWith(
  operation: string,
  step: Minutes & Pick<Step, 'operation'>,
  names: Estimates,
): Partial<Minutes> {
  const { handsOn, waiting }: Partial<Minutes> = estimateOf(operation, names) ?? {};
  return same(step, {}) || isEstimated(step, names) ? { handsOn, waiting } : {};
}
