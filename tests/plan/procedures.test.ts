/** Ten real procedures from end to end; what is expected was worked out on paper from the rules, not taken from an answer. */

import { numberText } from '@/lib/plan/number-text';
import { readPlan } from '@/lib/plan/read';
import { VERDICTS, type Verdict } from '@/lib/plan/verdicts';
import type { Worth } from '@/lib/plan/worth';
import { PROCEDURES, type Procedure } from './procedures';
import { toldOf } from './told';

/** Low and high, or both at once. */
type Between = number | [low: number, high: number];

type Expected = {
  /** A letter for each step: hand, share, prepare, keep. */
  verdicts: string;
  worth: Worth;
  /** Minutes a run by hand: today, and after. */
  minutes: [today: number, after: Between];
  /** Hours freed in a week and a year, and waiting a week that nobody stays for. */
  freed: { week: Between; year: Between };
  waiting: number;
  /** Kilograms, millimetres, and the arm with what it has to spare, or by how much the largest is short. */
  load: number;
  distance: [string, number];
  arm: [id: string, payload: number, reach: number];
};

const yes: Worth = { verdict: 'yes' };
const few = (runs: number): Worth => ({ verdict: 'notYet', why: 'few', runs });

const EXPECTED: readonly Expected[] = [
  {
    // 20 + 8 + 1 + 0 + 1 = 30 handed over, 6 shared, 15 of preparation; 8 runs, 46 weeks.
    ...{ verdicts: 'hhhhhs', worth: yes, minutes: [36, [15, 21]] },
    ...{ freed: { week: [2, 2.8], year: [92, 128.8] }, waiting: 56 / 60 },
    // √(450² + 330²) = 558.03
    ...{ load: 0.28, distance: ['reader', 558], arm: ['medium', 2.72, 67] },
  },
  {
    // 10 + 4 + 6 + 4 + 12 + 6 + 6 + 8 + 3 + 2 = 61 handed over, 5 shared; 3 runs, 40 weeks. 7 hours of waiting a run.
    ...{ verdicts: 'hhhhhhhhshh', worth: yes, minutes: [66, [15, 20]] },
    ...{ freed: { week: [2.3, 2.55], year: [92, 102] }, waiting: 21 },
    // √(500² + 330²) = 599.08
    ...{ load: 0.27, distance: ['reader', 599], arm: ['medium', 2.73, 26] },
  },
  {
    // 6 + 1 + 2 = 9 handed over, 6 + 8 = 14 to be prepared, 2 + 2 = 4 kept; 5 runs, 44 weeks: 8 minutes at best.
    ...{ verdicts: 'ppkhhkh', worth: few(9), minutes: [27, [19, 33]] },
    ...{ freed: { week: [0, 40 / 60], year: [0, 1760 / 60] }, waiting: 1.25 },
    // √(950² + 430²) = 1042.78
    ...{ load: 0.27, distance: ['reader', 1043], arm: ['none', 0, 193] },
  },
  {
    // 6 + 2 + 1 + 4 + 12 + 0 + 4 + 1 + 5 = 35, all handed over; 10 runs, 48 weeks. 16 minutes of waiting a run.
    ...{ verdicts: 'hhhhhhhhh', worth: yes, minutes: [35, 15] },
    ...{ freed: { week: 200 / 60, year: 160 }, waiting: 160 / 60 },
    // √(204² + 193²) = 280.83
    ...{ load: 0.23, distance: ['magnet', 281], arm: ['small', 0.27, 39] },
  },
  {
    // 16 + 6 + 8 + 1 + 3 + 8 + 0.5 + 3 + 8 = 53.5 handed over, 5 kept; 4 runs, 46 weeks.
    ...{ verdicts: 'hhhhhhhhhk', worth: yes, minutes: [58.5, 20] },
    ...{ freed: { week: 154 / 60, year: 7084 / 60 }, waiting: 8 / 60 },
    // √(550² + 440²) = 704.34
    ...{ load: 0.26, distance: ['spin', 704], arm: ['large', 4.74, 146] },
  },
  {
    // 12 + 6 + 3 + 0 + 6 + 5 = 32 handed over, 18 shared, 30 of preparation; 5 runs, 46 weeks: 7.7 to 76.7 hours a year.
    ...{ verdicts: 'hhhhhsh', worth: { verdict: 'depends' }, minutes: [50, [30, 48]] },
    ...{ freed: { week: [10 / 60, 100 / 60], year: [460 / 60, 4600 / 60] }, waiting: 9.5 },
    // A rack of 2.6 kg; √(520² + 295²) = 597.85
    ...{ load: 2.8, distance: ['block', 598], arm: ['medium', 0.2, 27] },
  },
  {
    // 3 + 6 + 6 + 4 + 6 + 3 = 28 handed over, 4 + 10 = 14 kept; 4 runs, 40 weeks: 34.7 hours a year, 52 from 6 runs on.
    ...{ verdicts: 'hhkhhhhk', worth: few(6), minutes: [42, 29] },
    ...{ freed: { week: 52 / 60, year: 2080 / 60 }, waiting: 664 / 60 },
    // √(80² + 300²) = 310.48
    ...{ load: 0.3, distance: ['rocker', 310], arm: ['small', 0.2, 10] },
  },
  {
    // 2 + 8 + 1 + 1 + 5 + 1 + 18 = 36 handed over, 2 + 10 = 12 kept; 4 runs, 44 weeks.
    ...{ verdicts: 'hhhhhhhkk', worth: yes, minutes: [48, 27] },
    ...{ freed: { week: 1.4, year: 61.6 }, waiting: 424 / 60 },
    // √(320² + 295²) = 435.23
    ...{ load: 0.35, distance: ['warm', 435], arm: ['medium', 2.65, 190] },
  },
  {
    // 15 handed over, 1.5 to be prepared, 6 shared, 4 kept, and 25 of preparation: 29 at best, of 26.5 today.
    ...{ verdicts: 'khhhkhhhphsh', worth: { verdict: 'notYet', why: 'setup' }, minutes: [26.5, [29, 36.5]] },
    ...{ freed: { week: 0, year: 0 }, waiting: 2.25 },
    // √(500² + 440²) = 666.03
    ...{ load: 0.275, distance: ['spin', 666], arm: ['large', 4.725, 184] },
  },
  {
    // 15 + 10 + 5 + 0 + 10 + 20 = 60 handed over, 25 + 15 = 40 kept; 2 runs, 40 weeks.
    ...{ verdicts: 'hhhkhhhk', worth: yes, minutes: [100, 55] },
    ...{ freed: { week: 1.5, year: 60 }, waiting: 3.5 },
    // √(450² + 350²) = 570.09
    ...{ load: 0.33, distance: ['reader', 570], arm: ['medium', 2.67, 55] },
  },
];

const range = (between: Between) => {
  const [low, high] = Array.isArray(between) ? between : [between, between];
  return { low: expect.closeTo(low, 9), high: expect.closeTo(high, 9) };
};

describe.each(
  PROCEDURES.map((procedure, at): [string, Procedure, Expected] => [
    procedure.name,
    procedure,
    EXPECTED[at] as Expected,
  ]),
)('%s', (_name, { plan }, expected) => {
  const told = toldOf(plan);
  const [{ answer }] = told as [(typeof told)[number]];

  it('is shared out between machine and people', () => {
    expect(answer.verdicts.map(({ verdict }) => verdict[0]).join('')).toBe(expected.verdicts);
    expect(answer.worth).toEqual(expected.worth);
  });

  it('takes and frees the hours worked out on paper', () => {
    const { hours } = answer;
    const [today, after] = expected.minutes;
    expect({ today: hours.today, after: hours.after }).toEqual({ today, after: range(after) });
    expect(hours.week.today).toBeCloseTo((today * plan.runsPerWeek) / 60, 9);
    expect(hours.year.today).toBeCloseTo((today * plan.runsPerWeek * plan.weeksPerYear) / 60, 9);
    expect(hours.week.freed).toEqual(range(expected.freed.week));
    expect(hours.year.freed).toEqual(range(expected.freed.year));
    expect(hours.waiting.week).toBeCloseTo(expected.waiting, 9);
  });

  it('has the arm that carries and reaches', () => {
    const { arm } = answer;
    const [id, payload, reach] = expected.arm;
    expect([arm?.load, arm?.farthest, arm?.distance]).toEqual([expected.load, ...expected.distance]);
    expect(arm?.arm?.id ?? 'none').toBe(id);
    expect(arm?.arm?.spare ?? arm?.short).toEqual({ payload: expect.closeTo(payload, 9), reach });
    expect(answer.outside).toEqual([]);
  });

  it('is told in both languages, on one sheet', () => {
    for (const { voice, telling, sheet } of told) {
      const { words, names, locale } = voice;
      const called = new Map(names.operations.map(({ id, name }) => [id, name]));
      expect(sheet.rows).toHaveLength(plan.steps.length);
      plan.steps.forEach(({ operation }, at) => {
        const name = called.get(operation) ?? operation;
        const verdict = answer.verdicts[at]?.verdict as Verdict;
        expect(sheet.rows[at]?.[0]).toBe(`${at + 1} ${name}`);
        expect(sheet.rows[at]?.at(-1)).toBe(words.verdicts[verdict]);
        expect(telling.steps[at]?.reasons).toBeTruthy();
      });
      const text = sheet.parts.flatMap(({ lines }) => lines).join('\n');
      expect(text).toContain(telling.worth);
      expect(text).toContain(numberText(answer.hours.year.today, locale));
      const id = answer.arm?.arm?.id;
      expect(telling.arm.lines[0]).toContain(id ? words.arm.names[id] : words.arm.short);
    }
  });
});

it('are ten, each with its source, within the limits of a plan, and of steps of every verdict', () => {
  expect([PROCEDURES.length, EXPECTED.length]).toEqual([10, 10]);
  for (const { source, plan } of PROCEDURES) {
    expect(source).toMatch(/\w{4}.*\d/);
    expect(readPlan(plan)).toEqual({ plan, problems: [] });
  }
  expect(new Set(EXPECTED.flatMap(({ verdicts }) => [...verdicts])).size).toBe(VERDICTS.length);
});
