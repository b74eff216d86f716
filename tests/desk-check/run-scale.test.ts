/** One run as it is drawn: what follows what, where the scale has lines, and where the numbers of steps stand. */
import { type Run, runOf } from '@/lib/desk-check/run';
import type { Step } from '@/lib/desk-check/schema';
import type { Verdict } from '@/lib/desk-check/verdicts';
import { step } from './examples';

const DAY = 24 * 60;
const runWith = (steps: Step[], verdicts: Verdict[] = []): Run =>
  runOf(
    { steps },
    verdicts.map((verdict) => ({ verdict, reasons: [] })),
  );
/** A run of steps that take hands so many minutes each. */
const handsOf = (...minutes: number[]): Run => runWith(minutes.map((handsOn) => step({ handsOn })));

describe('what follows what', () => {
  it('is the hands of each step, as its verdict has it, and then its waiting', () => {
    const run = runWith(
      [step({ handsOn: 5.5, waiting: 10 }), step({ handsOn: 2, waiting: 0 }), step({ waiting: 3 })],
      ['hand', 'keep', 'prepare'],
    );
    expect(run.segments).toEqual([
      { step: 0, kind: 'hand', from: 0, minutes: 5.5 },
      { step: 0, kind: 'wait', from: 5.5, minutes: 10 },
      { step: 1, kind: 'keep', from: 15.5, minutes: 2 },
      { step: 2, kind: 'wait', from: 17.5, minutes: 3 },
    ]);
    expect([run.hands, run.waits, run.total]).toEqual([7.5, 13, 20.5]);
  });

  it('has nothing of a step that takes no time', () => {
    const run = runWith([step(), step({ handsOn: 0, waiting: 0 }), step({ handsOn: 1 })]);
    expect(run.segments.map((segment) => segment.step)).toEqual([2]);
    expect(run.labels).toEqual([{ at: 0, first: 2, last: 2 }]);
  });

  it('is shared with people where nothing was decided', () => {
    expect(handsOf(1).segments.map(({ kind }) => kind)).toEqual(['share']);
  });
});

it.each<[what: string, waiting: number[], every: number, lines: number]>([
  ['nothing: a line where it begins', [], 1, 1],
  ['eight minutes: each minute', [8], 1, 9],
  ['a little more: every second minute', [8.25], 2, 5],
  ['sixteen minutes: every second minute', [16], 2, 9],
  ['seventeen: every fifth', [17], 5, 4],
  ['eight hours: each hour', [8 * 60], 60, 9],
  ['a minute more: every second hour', [8 * 60 + 1], 120, 5],
  ['eight days: each day', [7 * DAY, DAY], DAY, 9],
  ['a minute more: every second day', [7 * DAY, DAY + 1], 2 * DAY, 5],
  ['three weeks: every third day', [7 * DAY, 7 * DAY, 7 * DAY], 3 * DAY, 8],
])('the scale of %s', (_what, waiting, every, lines) => {
  const { ticks } = runWith(waiting.map((minutes) => step({ waiting: minutes })));
  expect(ticks).toEqual(Array.from({ length: lines }, (_, at) => at * every));
});

// Of a thousand minutes, 45 are the breadth of a number.
it.each<[what: string, minutes: number[], labels: [at: number, first: number, last: number][]]>([
  [
    'apart each have their own',
    [500, 500],
    [
      [0, 0, 0],
      [500, 1, 1],
    ],
  ],
  [
    'just far enough apart as well',
    [45, 955],
    [
      [0, 0, 0],
      [45, 1, 1],
    ],
  ],
  ['a minute nearer are named together', [44, 956], [[0, 0, 1]]],
  [
    'that follow each other closely are measured from the first of them',
    [30, 30, 940],
    [
      [0, 0, 1],
      [60, 2, 2],
    ],
  ],
  [
    'in the middle are named where the first begins',
    [500, 10, 10, 480],
    [
      [0, 0, 0],
      [500, 1, 3],
    ],
  ],
])('steps that are %s', (_what, minutes, labels) => {
  expect(handsOf(...minutes).labels).toEqual(labels.map(([at, first, last]) => ({ at, first, last })));
});

it('a step that takes hands and waits is named once', () => {
  const { labels } = runWith([step({ handsOn: 50, waiting: 50 }), step({ waiting: 100 })]);
  expect(labels).toEqual([
    { at: 0, first: 0, last: 0 },
    { at: 100, first: 1, last: 1 },
  ]);
});
