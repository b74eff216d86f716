/** Hours of hands: today, after automation, and what lies between. */
import { needsMachine } from './at-a-screen.ts';
import type { Range } from './company-facts.ts';
import { hundredths, sumOf } from './hundredths.ts';
import type { Plan, Step } from './schema.ts';
import type { StepVerdict, Verdict } from './verdicts.ts';

export type Hours = ReturnType<typeof hoursOf>;

const MINUTES_AN_HOUR = 60;

/**
 * Hours of so many minutes so many times. In whole hundredths, and divided last: 6 minutes 500 times are exactly 50 hours.
 */
function hoursIn(minutes: number, times: readonly number[]): number {
  const factors = [minutes, ...times].map((value) => Math.round(value * 100));
  return factors.reduce((product, factor) => product * factor) / (MINUTES_AN_HOUR * 100 ** factors.length);
}

/** Minutes, or hours, by hand: `machine` is what a machine frees, `freed` that and what software does. */
type Span = { today: number; after: Range; freed: Range; machine: Range };

/** The hours of so many runs. */
const spanOf = ({ today, after, freed, machine }: Span, ...times: number[]): Span => {
  const range = ({ low, high }: Range) => ({ low: hoursIn(low, times), high: hoursIn(high, times) });
  return { today: hoursIn(today, times), after: range(after), freed: range(freed), machine: range(machine) };
};

/** The hours of a plan; a step without minutes counts as none. Steps that are shared or to be prepared may keep all or none. */
export function hoursOf(plan: Plan, verdicts: readonly StepVerdict[]) {
  const minutesOf = (verdict: Verdict, of: (step: Step) => number | undefined) =>
    sumOf(plan.steps.map((step, index) => (verdicts[index]?.verdict === verdict ? (of(step) ?? 0) : 0)));
  const hands = (verdict: Verdict) => minutesOf(verdict, ({ handsOn }) => handsOn);
  const minutes = {
    hand: hands('hand'),
    share: hands('share'),
    prepare: hands('prepare'),
    keep: hands('keep'),
  };
  // Without a machine there is nothing to prepare for.
  const isHanded = plan.steps.some(
    (step, index) => verdicts[index]?.verdict !== 'keep' && needsMachine(step),
  );
  const setup = isHanded ? sumOf([plan.prepare, plan.cleanUp]) : 0;
  const today = sumOf(Object.values(minutes));
  const low = sumOf([minutes.keep, setup]);
  const after = { low, high: sumOf([low, minutes.share, minutes.prepare]) };
  // Never less than nothing: who would lose hours keeps the procedure as it is.
  const saved = (left: number) => Math.max(0, hundredths(today - left));
  const [screen = 0, shared = 0] = (['hand', 'share'] as const).map((verdict) =>
    minutesOf(verdict, (step) => (needsMachine(step) ? 0 : step.handsOn)),
  );
  const run = {
    today,
    after,
    freed: { low: saved(after.high), high: saved(after.low) },
    machine: { low: saved(after.high + screen), high: saved(after.low + screen + shared) },
  };
  const waiting = minutesOf('hand', (step) => step.waiting);
  return {
    /** Minutes a run: today, after automation, and what that frees. */
    ...run,
    /** Minutes a run of steps with each verdict, and of preparing and cleaning up after automation. */
    minutes,
    setup,
    /** Hours a week, and a year. */
    week: spanOf(run, plan.runsPerWeek),
    year: spanOf(run, plan.runsPerWeek, plan.weeksPerYear),
    /** Waiting during which nobody has to stay: minutes a run, and hours a week. */
    waiting: { run: waiting, week: hoursIn(waiting, [plan.runsPerWeek]) },
  };
}
