/** Hours of hands: today, after automation, and what lies between. */
import type { Range } from './company-facts.ts';
import type { Plan, Step } from './schema.ts';
import type { StepVerdict, Verdict } from './verdicts.ts';

export type Hours = {
  /** Minutes a run: today, and after automation. */
  today: number;
  after: Range;
  /** Minutes a run of steps with each verdict. */
  minutes: Readonly<Record<Verdict, number>>;
  /** Minutes of preparation and cleaning up a run after automation. */
  setup: number;
  /** Hours a week, and a year. */
  week: { today: number; after: Range; freed: Range };
  year: { today: number; after: Range; freed: Range };
  /** Hours a week of waiting during which nobody has to stay. */
  waiting: number;
};

const MINUTES_AN_HOUR = 60;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Hours of so many minutes so many times. Divided last: 6 minutes 500 times are 50 hours, and not a hair less. */
const hoursIn = (minutes: number, times: number) => (minutes * times) / MINUTES_AN_HOUR;

/** What is freed is never less than nothing: who would lose hours keeps the procedure as it is. */
function times(today: number, { low, high }: Range, by: number) {
  const saved = (left: number) => hoursIn(Math.max(0, today - left), by);
  return {
    today: hoursIn(today, by),
    after: { low: hoursIn(low, by), high: hoursIn(high, by) },
    freed: { low: saved(high), high: saved(low) },
  };
}

/** The hours of a plan; a step without minutes counts as none. Steps that are shared or to be prepared may keep all or none. */
export function hoursOf(plan: Plan, verdicts: readonly StepVerdict[]): Hours {
  const minutesOf = (verdict: Verdict, of: (step: Step) => number | undefined) =>
    sum(plan.steps.map((step, index) => (verdicts[index]?.verdict === verdict ? (of(step) ?? 0) : 0)));
  const hands = (verdict: Verdict) => minutesOf(verdict, ({ handsOn }) => handsOn);
  const minutes = {
    hand: hands('hand'),
    share: hands('share'),
    prepare: hands('prepare'),
    keep: hands('keep'),
  };
  // Without a machine there is nothing to prepare for.
  const isHanded = verdicts.some(({ verdict }) => verdict !== 'keep');
  const setup = isHanded ? plan.prepare + plan.cleanUp : 0;
  const today = sum(Object.values(minutes));
  const low = minutes.keep + setup;
  const after = { low, high: low + minutes.share + minutes.prepare };
  return {
    today,
    after,
    minutes,
    setup,
    week: times(today, after, plan.runsPerWeek),
    year: times(today, after, plan.runsPerWeek * plan.weeksPerYear),
    waiting: hoursIn(
      minutesOf('hand', ({ waiting }) => waiting),
      plan.runsPerWeek,
    ),
  };
}
