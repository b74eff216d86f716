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

const scaled = ({ low, high }: Range, by: number): Range => ({ low: low * by, high: high * by });

/** What is freed is never less than nothing: who would lose hours keeps the procedure as it is. */
function times(today: number, after: Range, by: number) {
  const saved = (left: number) => Math.max(0, today - left) * by;
  return {
    today: today * by,
    after: scaled(after, by),
    freed: { low: saved(after.high), high: saved(after.low) },
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
  const setup = plan.prepare + plan.cleanUp;
  const today = sum(Object.values(minutes));
  const low = minutes.keep + setup;
  const after = { low, high: low + minutes.share + minutes.prepare };
  const aWeek = plan.runsPerWeek / MINUTES_AN_HOUR;
  return {
    today,
    after,
    minutes,
    setup,
    week: times(today, after, aWeek),
    year: times(today, after, aWeek * plan.weeksPerYear),
    waiting: minutesOf('hand', ({ waiting }) => waiting) * aWeek,
  };
}
