/** Minutes for an operation of which nobody has said how long it takes; editable, and marked as estimates. */
import type { Draft, Step } from './schema.ts';
import type { PlanNames } from './words.ts';

type Minutes = Pick<Draft<Step>, 'handsOn' | 'waiting'>;
type Estimates = Pick<PlanNames, 'minutes'>;

/** The estimate for an operation; nothing for words of the visitor's own. */
function estimateOf(operation: string, { minutes }: Estimates): Minutes | undefined {
  const found = minutes.find((one) => one.operation === operation);
  return found && { handsOn: found.handsOn, waiting: found.waiting };
}

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
  return same(step, {}) || isEstimated(step, names) ? (estimateOf(operation, names) ?? {}) : {};
}
