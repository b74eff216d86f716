/** Twenty real procedures from end to end; what is expected was worked out on paper from the rules, not taken from an answer. */

import { numberText } from '@/lib/plan/number-text';
import { readPlan } from '@/lib/plan/read';
import { VERDICTS, type Verdict } from '@/lib/plan/verdicts';
import type { WithoutArm } from '@/lib/plan/without-arm';
import type { Worth } from '@/lib/plan/worth';
import { EVERYDAY } from './everyday';
import type { Procedure } from './procedure';
import { PROCEDURES } from './procedures';
import { reportsOf } from './reports';

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
  load?: number;
  distance?: [string, number];
  arm?: [id: string, payload: number, reach: number];
  /** Less of the reach is left than the margin. */
  isTight?: true;
  /** What does most of it without an arm. */
  without?: WithoutArm;
  /** Yen saved a year, and months to pay back without a plan and with basic, standard and premium; an end that is missing never comes. */
  saved?: Between;
  payback?: [low?: number | undefined, high?: number][];
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
  // The second ten have an hourly cost; what is entered at a screen pays no machine back. Basic costs 600,000 yen a year, standard 1,440,000, premium 3,000,000.
  {
    // 12 + 18 + 12 + 10 + 3 + 8 = 63 handed over, 24 kept; 3 runs, 48 weeks.
    ...{ verdicts: 'hhhhhkh', worth: yes, minutes: [87, 39] },
    ...{ freed: { week: 2.4, year: 115.2 }, waiting: 144 },
    // √(420² + 345²) = 543.53
    ...{ load: 0.85, distance: ['warm', 544], arm: ['medium', 2.15, 81] },
    // 55 − 15 = 40 minutes by a machine, 96 hours × 3,000. 12 million ÷ 288,000 = 41.7; 72 million ÷ 288,000 = 250
    ...{ saved: 288_000, payback: [[42, 250], [], [], []] },
  },
  {
    // 46 handed over, 8 to be prepared; 5 runs, 46 weeks. 17 minutes of waiting a run.
    ...{ verdicts: 'phhhhhhhhhhh', worth: yes, minutes: [54, [15, 23]] },
    ...{ freed: { week: [155 / 60, 3.25], year: [7130 / 60, 149.5] }, waiting: 85 / 60 },
    // √(500² + 340²) = 604.65; a tenth of 625 is 62.5.
    ...{ load: 0.203, distance: ['spin', 605], arm: ['medium', 2.797, 20], isTight: true },
    // 118.83 × 2,500 = 297,083; 149.5 × 2,500 = 373,750. 12 million ÷ 373,750 = 32.1; 72 million ÷ 297,083 = 242.4
    ...{ saved: [297_083, 373_750], payback: [[33, 243], [], [], []] },
  },
  {
    // 10 + 15 + 4 + 4 + 10 + 6 = 49 handed over, 10 kept; 5 runs, 48 weeks.
    ...{ verdicts: 'hhhhhhk', worth: yes, minutes: [59, 25] },
    ...{ freed: { week: 170 / 60, year: 136 }, waiting: 7.5 },
    // √(670² + 295²) = 732.07
    ...{ load: 0.235, distance: ['oven', 732], arm: ['large', 4.765, 118] },
    // 43 − 15 = 28 minutes by a machine, 112 hours × 3,500. 12 million ÷ 392,000 = 30.6; 72 million ÷ 392,000 = 183.7
    ...{ saved: 392_000, payback: [[31, 184], [], [], []] },
  },
  {
    // 8 + 1 + 2 + 20 + 0 + 8 = 39 handed over, 5 + 4 kept; 2 runs, 44 weeks: 35.2 hours a year, 52.8 from 3 runs on.
    ...{ verdicts: 'hkhhhhhk', worth: few(3), minutes: [48, 24] },
    ...{ freed: { week: 0.8, year: 35.2 }, waiting: 2 },
    // √(370² + 295²) = 473.21
    ...{ load: 1.65, distance: ['bath', 473], arm: ['medium', 1.35, 152] },
    // 12 million ÷ 98,560 = 121.8; 72 million ÷ 98,560 = 730.5
    ...{ saved: 98_560, payback: [[122, 731], [], [], []] },
  },
  {
    // 10 + 8 + 3 + 3 + 10 + 5 = 39 handed over, 15 shared, 10 kept; 5 runs, 50 weeks. 90 minutes of waiting a run.
    ...{ verdicts: 'hshhhhhk', worth: yes, minutes: [64, [25, 40]] },
    ...{ freed: { week: [2, 3.25], year: [100, 162.5] }, waiting: 7.5 },
    // √(380² + 280²) = 472.02
    ...{ load: 1.4, distance: ['balance', 472], arm: ['medium', 1.6, 153] },
    // 34 − 15 = 19 to 34 minutes by a machine, 79.17 to 141.67 hours × 4,000; less than a year of basic.
    // 12 million ÷ 566,667 = 21.2; 72 million ÷ 316,667 = 227.4
    ...{ saved: [316_667, 566_667], payback: [[22, 228], [], [], []] },
  },
  {
    // 2 + 12 + 1 + 4 = 19 handed over, 15 shared, 3 + 3 + 8 kept; 15 runs, 46 weeks.
    // What is entered at a screen may stand anywhere.
    ...{ verdicts: 'kkhhshkh', worth: { verdict: 'depends' }, minutes: [48, [29, 44]] },
    ...{ freed: { week: [1, 4.75], year: [46, 218.5] }, waiting: 18.75 },
    // √(100² + 250²) = 269.26
    ...{ load: 0.35, distance: ['tank', 269], arm: ['small', 0.15, 51] },
    // 15 − 15 = 0 to 15 minutes by a machine, none to 172.5 hours × 3,000. 12 million ÷ 517,500 = 23.2
    ...{ saved: [0, 517_500], payback: [[24], [], [], []] },
  },
  {
    // 8 + 5 + 12 + 8 + 2 + 10 = 45 handed over, 20 shared, 10 kept; 5 runs, 48 weeks.
    ...{ verdicts: 'khhhhhsh', worth: yes, minutes: [75, [25, 45]] },
    ...{ freed: { week: [2.5, 250 / 60], year: [120, 200] }, waiting: 90 },
    // √(420² + 345²) = 543.53
    ...{ load: 0.235, distance: ['warm', 544], arm: ['medium', 2.765, 81] },
    // 35 − 15 = 20 to 40 minutes by a machine, 80 to 160 hours × 3,000.
    // 12 million ÷ 480,000 = 25; 72 million ÷ 240,000 = 300
    ...{ saved: [240_000, 480_000], payback: [[25, 300], [], [], []] },
  },
  {
    // 52 to be prepared, 8 kept, 15 of preparation: from 23 to 75 minutes, of 60 today.
    ...{ verdicts: 'pppppk', worth: { verdict: 'depends' }, minutes: [60, [23, 75]] },
    ...{ freed: { week: [0, 185 / 60], year: [0, 148] }, waiting: 0 },
    // √(400² + 400²) = 565.69; a tenth of 625 is 62.5.
    ...{ load: 0.5, distance: ['sink', 566], arm: ['medium', 2.5, 59], isTight: true },
    // 12 million ÷ 296,000 = 40.5; nothing saved never pays back.
    ...{ saved: [0, 296_000], payback: [[41], [], [], []] },
  },
  {
    // 65 handed over to software, which wants no preparation; 10 kept; 5 runs, 46 weeks.
    ...{ verdicts: 'hhkh', worth: { verdict: 'software' }, minutes: [75, 10] },
    ...{ freed: { week: 325 / 60, year: 14_950 / 60 }, waiting: 0 },
    ...{ without: { by: 'software', operations: ['record'] } },
    // 249.17 × 2,000 = 498,333. The published cost is that of machines: of software nothing is said to pay back.
    saved: 498_333,
  },
  {
    // 6 + 2 + 15 + 0 + 8 + 6 + 3 = 40 handed over, 5 kept; 3 runs, 40 weeks: fifty hours, which are not few.
    ...{ verdicts: 'hhhhhhkh', worth: yes, minutes: [45, 20] },
    ...{ freed: { week: 1.25, year: 50 }, waiting: 1.5 },
    // √(350² + 280²) = 448.22
    ...{ load: 1.7, distance: ['balance', 448], arm: ['medium', 1.3, 177] },
    // 23 of the 40 minutes.
    ...{ without: { by: 'device', operations: ['ph'] } },
    // 12 million ÷ 150,000 = 80; 72 million ÷ 150,000 = 480
    ...{ saved: 150_000, payback: [[80, 480], [], [], []] },
  },
];

const range = (between: Between) => {
  const [low, high] = Array.isArray(between) ? between : [between, between];
  return { low: expect.closeTo(low, 9), high: expect.closeTo(high, 9) };
};

const ALL = [...PROCEDURES, ...EVERYDAY];

describe.each(
  ALL.map((procedure, at): [string, Procedure, Expected] => [
    procedure.name,
    procedure,
    EXPECTED[at] as Expected,
  ]),
)('%s', (_name, { plan }, expected) => {
  const spoken = reportsOf(plan);
  const [{ answer }] = spoken as [(typeof spoken)[number]];

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
    const { load, distance = [], arm: fits } = expected;
    expect(answer.outside).toEqual([]);
    expect(answer.without).toEqual(expected.without ?? answer.without);
    expect(arm === undefined).toBe(fits === undefined);
    if (!arm || !fits) return;
    const [id, payload, reach] = fits;
    expect([arm.load, arm.farthest, arm.distance]).toEqual([load, ...distance]);
    expect(arm.arm?.id ?? 'none').toBe(id);
    const short = arm.short && {
      payload: arm.short.payload,
      reach: Math.max(0, ...arm.short.far.map(({ by }) => by)),
    };
    expect(arm.arm?.spare ?? short).toEqual({ payload: expect.closeTo(payload, 9), reach });
    if (expected.saved !== undefined) expect(arm.arm?.isTight).toBe(expected.isTight ?? false);
  });

  it('saves and pays back what was worked out on paper', () => {
    const { saved, payback } = answer.money;
    expect(saved).toEqual(expected.saved === undefined ? undefined : range(expected.saved));
    expect(payback?.map(({ months: { low, high } }) => [low, high])).toEqual(
      expected.payback?.map(([low, high]) => [low, high]),
    );
  });

  it('is reported in both languages, on one sheet', () => {
    for (const { voice, report, sheet } of spoken) {
      const { words, names, locale } = voice;
      const called = new Map(names.operations.map(({ id, name }) => [id, name]));
      expect(sheet.rows).toHaveLength(plan.steps.length);
      plan.steps.forEach(({ operation }, at) => {
        const name = called.get(operation) ?? operation;
        const verdict = answer.verdicts[at]?.verdict as Verdict;
        expect(sheet.rows[at]?.[0]).toBe(`${at + 1} ${name}`);
        expect(sheet.rows[at]?.at(-1)).toBe(words.verdicts[verdict]);
        expect(report.steps[at]?.reasons).toBeTruthy();
      });
      const text = sheet.parts.flatMap(({ lines }) => lines).join('\n');
      expect(text).toContain(report.worth);
      expect(text).toContain(numberText(answer.hours.year.today, locale));
      const id = answer.arm?.arm?.id;
      const arm = report.arm.lines.join('\n');
      if (answer.arm) expect(arm).toContain(id ? words.arm.names[id] : words.arm.short);
      else expect(arm).toBe(words.arm.software);
    }
  });
});

it('are twenty, each with its source, within the limits of a plan, and of steps of every verdict', () => {
  expect([ALL.length, EXPECTED.length]).toEqual([20, 20]);
  for (const { source, plan } of ALL) {
    expect(source).toMatch(/\w{4}.*\d/);
    expect(readPlan(plan)).toEqual({ plan, problems: [] });
  }
  expect(new Set(EXPECTED.flatMap(({ verdicts }) => [...verdicts])).size).toBe(VERDICTS.length);
});
