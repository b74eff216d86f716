import { planOf } from '@/lib/desk-check/answer';
import { ELSEWHERE, type Plan } from '@/lib/desk-check/schema';
import { FACTS, plan, step } from './examples';

/** Where no step is input at a screen, a machine frees all that is freed. */
const of = <Freed>(hours: { today: number; after: Freed; freed: Freed }) => ({
  ...hours,
  machine: hours.freed,
});

const hoursOf = (fields: Partial<Omit<Plan, 'bench'>>) => planOf(plan(fields), FACTS).hours;

it('of a procedure with steps of every kind are as on paper', () => {
  const hours = hoursOf({
    ...{ runsPerWeek: 6, weeksPerYear: 40, prepare: 10, cleanUp: 5 },
    steps: [
      step({ handsOn: 25, waiting: 50 }),
      step({ handsOn: 5, waiting: 10 }),
      step({ handsOn: 10, waiting: 30, judgement: 'some' }),
      step({ handsOn: 5, waiting: 30, varies: true }),
      step({ handsOn: 15, waiting: 20, station: ELSEWHERE }),
    ],
  });
  expect(hours).toEqual({
    minutes: { hand: 30, share: 10, prepare: 5, keep: 15 },
    setup: 15,
    today: 60,
    after: { low: 30, high: 45 },
    freed: { low: 15, high: 30 },
    machine: { low: 15, high: 30 },
    week: of({ today: 6, after: { low: 3, high: 4.5 }, freed: { low: 1.5, high: 3 } }),
    year: of({ today: 240, after: { low: 120, high: 180 }, freed: { low: 60, high: 120 } }),
    waiting: { run: 60, week: 6 },
  });
});

it.each<[rule: string, fields: Partial<Omit<Plan, 'bench'>>, week: Parameters<typeof of>[0]]>([
  ['an empty plan has none', {}, { today: 0, after: { low: 0, high: 0 }, freed: { low: 0, high: 0 } }],
  [
    'preparation that takes longer frees none',
    { runsPerWeek: 3, prepare: 40, steps: [step({ handsOn: 20 })] },
    { today: 1, after: { low: 2, high: 2 }, freed: { low: 0, high: 0 } },
  ],
  [
    'what is shared may free none',
    { runsPerWeek: 3, prepare: 20, steps: [step({ handsOn: 20 }), step({ handsOn: 40, judgement: 'some' })] },
    { today: 3, after: { low: 1, high: 3 }, freed: { low: 0, high: 2 } },
  ],
  [
    'what stays with people wants no preparation for a machine',
    { runsPerWeek: 3, prepare: 20, steps: [step({ handsOn: 20, judgement: 'person' })] },
    { today: 1, after: { low: 1, high: 1 }, freed: { low: 0, high: 0 } },
  ],
  [
    'half a run a week is half the hours',
    { runsPerWeek: 0.5, steps: [step({ handsOn: 60 })] },
    { today: 0.5, after: { low: 0, high: 0 }, freed: { low: 0.5, high: 0.5 } },
  ],
  [
    'a step without minutes takes none',
    { runsPerWeek: 1, steps: [step(), step({ handsOn: 30 })] },
    { today: 0.5, after: { low: 0, high: 0 }, freed: { low: 0.5, high: 0.5 } },
  ],
])('%s', (_rule, fields, week) => expect(hoursOf(fields).week).toEqual(of(week)));

it('what is entered at a screen is freed, but not by a machine', () => {
  const screen = (handsOn: number, judgement: 'none' | 'some') =>
    step({ operation: 'record', handsOn, judgement });
  const steps = [step({ handsOn: 30 }), screen(20, 'none'), screen(5, 'some')];
  // 55 today, after it 15 of preparation and up to 5 at the screen: of 30 minutes a machine frees 15.
  expect(hoursOf({ prepare: 15, steps })).toMatchObject({
    freed: { low: 35, high: 40 },
    machine: { low: 15, high: 15 },
  });
});

it('six minutes five hundred times a year are fifty hours, and not a hair less', () => {
  const steps = [step({ handsOn: 6 })];
  for (const [runsPerWeek, weeksPerYear] of [
    [10, 50],
    [20, 25],
    [50, 10],
  ] as const)
    expect(hoursOf({ runsPerWeek, weeksPerYear, steps }).year.freed).toEqual({ low: 50, high: 50 });
});
