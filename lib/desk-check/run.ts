/** One run on a scale of minutes: what hands do and what is waited for, one after the other. */
import { sumOf } from './hundredths.ts';
import type { Plan } from './schema.ts';
import type { StepVerdict, Verdict } from './verdicts.ts';

/** Steps are counted from 0; a step begins where the one before it ends, also where it takes no time. */
export type Segment = { step: number; kind: Verdict | 'wait'; from: number; minutes: number };

export type Run = {
  segments: Segment[];
  /** Minutes of hands, of waiting, and of both. */
  hands: number;
  waits: number;
  total: number;
  /** Minutes from 0 to the end at which the scale has a line. */
  ticks: number[];
  /** Numbers of steps over where they begin; what is too near to have its own is named together. */
  labels: { at: number; first: number; last: number }[];
};

const MOST_TICKS = 8;
const DAY = 1440;
const INTERVALS = [1, 2, 5, 10, 20, 30, 60, 120, 240, 480, DAY];
/** Of the whole width: on a phone, the breadth of a number. */
const TOO_NEAR = 0.045;

/** The run of a plan. */
export function runOf({ steps }: Pick<Plan, 'steps'>, verdicts: readonly StepVerdict[]): Run {
  const hands = sumOf(steps.map(({ handsOn = 0 }) => handsOn));
  const waits = sumOf(steps.map(({ waiting = 0 }) => waiting));
  const total = sumOf([hands, waits]);
  let from = 0;
  const segments = steps.flatMap(({ handsOn = 0, waiting = 0 }, step): Segment[] => {
    const hand = { step, kind: verdicts[step]?.verdict ?? 'share', from, minutes: handsOn };
    const wait = { step, kind: 'wait' as const, from: sumOf([from, handsOn]), minutes: waiting };
    from = sumOf([from, handsOn, waiting]);
    return [hand, wait].filter(({ minutes }) => minutes > 0);
  });
  const every =
    INTERVALS.find((interval) => total <= interval * MOST_TICKS) ?? Math.ceil(total / MOST_TICKS / DAY) * DAY;
  const labels: Run['labels'] = [];
  for (const { step, from: at } of segments) {
    const last = labels.at(-1);
    if (last?.last === step) continue;
    if (last && at - last.at < total * TOO_NEAR) last.last = step;
    else labels.push({ at, first: step, last: step });
  }
  return {
    segments,
    hands,
    waits,
    total,
    ticks: Array.from({ length: Math.floor(total / every) + 1 }, (_, index) => index * every),
    labels,
  };
}

/** Numbers of steps in a row, counted from 1: 1–3, 5. */
export function stepNumbers(steps: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (last && last[1] === step - 1) last[1] = step;
    else runs.push([step, step]);
  }
  return runs
    .map(([first, last]) =>
      last - first > 1
        ? `${first + 1}–${last + 1}`
        : [...new Set([first, last])].map((step) => step + 1).join(' '),
    )
    .join(' ');
}
