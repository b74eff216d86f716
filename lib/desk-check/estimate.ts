/** Minutes for an operation of which nobody has said how long it takes; editable, and marked as estimates. */
import type { Draft, Step } from './schema.ts';
import type { PlanNames } from './words.ts';

type Minutes = Pick<Draft<Step>, 'handsOn' | 'waiting'>;
type Estimates = Pick<PlanNames, 'minutes'>;

/** The estimate for an operation; nothing for words of the visitor's own. */
const estimateOf = (operation: string, { minutes }: Estimates): Minutes | undefined =>
  minutes.find((one) => one.operation === operation);

const same = (one: Minutes, other: Minutes) =>
  (['handsOn', 'waiting'] as const).every((name) => (one[name] ?? '') === (other[name] ?? ''));

/** Whether the minutes of a step are those estimated for its operation: numbers, while what is typed is text. */
export function isEstimated(step: Minutes & Pick<Step, 'operation'>, names: Estimates): boolean {
  const estimate = estimateOf(step.operation, names);
  return estimate !== undefined && same(step, estimate);
}

const asSaid = ({ handsOn, waiting }: Minutes): Minutes => ({
  handsOn: handsOn?.toString(),
  waiting: waiting?.toString(),
});

/** A step that is opened: whose its minutes are is not told, so nobody's are taken for an estimate and thrown away with it. */
export const withSaidMinutes = (step: Step): Draft<Step> => ({ ...step, ...asSaid(step) });

/** The minutes that come with another operation. Those that somebody has said stay, as text: on the way to a longer name, they are no estimate of a shorter one. */
export function minutesWith(
  operation: string,
  step: Minutes & Pick<Step, 'operation'>,
  names: Estimates,
): Partial<Minutes> {
  const { handsOn, waiting }: Partial<Minutes> =
    same(step, {}) || isEstimated(step, names) ? (estimateOf(operation, names) ?? {}) : asSaid(step);
  return { handsOn, waiting };
}
