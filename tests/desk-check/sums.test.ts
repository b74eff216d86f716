/** Every sum that is printed can be done again from what is printed: on the page, on the sheet, in a mail and in Markdown. */
import { presetPlan } from '@/lib/desk-check/preset';
import { EMPTY_PLAN } from '@/lib/desk-check/read';
import type { Step } from '@/lib/desk-check/schema';
import { plan, step } from './examples';
import { expectSums } from './expect-sums';
import { law, plans } from './generators';
import { PRESETS, reportsOf } from './reports';
import { isRight, numbersIn, sumsIn } from './sums';

// Two thousand are tried in sums.slow.test.ts.
it('of two hundred plans', () => law(plans(), expectSums));

it.each(PRESETS.en)('of the example $id', (preset) =>
  expectSums({ ...presetPlan(preset), yenPerHour: 3000 }),
);

const MARKS: Record<string, Partial<Step>> = {
  some: { judgement: 'some' },
  person: { judgement: 'person' },
  varies: { varies: true },
};
/** `weigh 10 some`: an operation, its minutes, and what keeps people at it. */
const stepOf = (written: string) => {
  const [operation = '', minutes, mark = ''] = written.split(' ');
  return step({ operation, handsOn: Number(minutes), ...MARKS[mark] });
};

type Result = readonly [sign: '=' | '≈', low: number, high: number];
/** Worked out on paper: minutes a run today, kept at least and at most, and freed; hours freed a week and a year, as printed. */
const ON_PAPER: [what: string, runs: number, weeks: number, today: number, ...results: Result[]][] = [
  [
    'move 1, open 1, change-tips 3, dispense 22, mix 4, close 1, incubate 1, measure 3',
    ...([10, 44, 36, ['=', 15, 15], ['=', 21, 21], ['=', 3.5, 3.5], ['=', 154, 154]] as const),
  ],
  [
    'conditions 10 person, pump 8, heat 2, fractions 35, wash 12, label 6, record 5 some',
    ...([6, 40, 78, ['=', 25, 30], ['=', 48, 53], ['=', 4.8, 5.3], ['=', 192, 212]] as const),
  ],
  [
    'column 12 person, fractions 60, label 8, look 20 some, pour 10, record 5',
    ...([4, 40, 115, ['=', 27, 47], ['=', 68, 88], ['≈', 4.5, 5.9], ['≈', 181.3, 234.7]] as const),
  ],
  [
    'move 4, stir 1, aspirate 5, move 3, wash 6 varies, record 2',
    ...([15, 44, 21, ['=', 15, 21], ['=', 0, 6], ['=', 0, 1.5], ['=', 0, 66]] as const),
  ],
];

it.each(ON_PAPER)(
  'of "%s", %i times in %i weeks, are those on paper',
  (what, runs, weeks, today, ...results) => {
    const [after, freed, week, year] = results as [Result, Result, Result, Result];
    const { prepare, cleanUp } = EMPTY_PLAN;
    const steps = what.split(', ').map(stepOf);
    const printed = (text = '') => sumsIn(text).map(({ sign, printed: { low, high } }) => [sign, low, high]);
    for (const { report } of reportsOf(
      plan({ runsPerWeek: runs, weeksPerYear: weeks, prepare, cleanUp, steps }),
    )) {
      const [howToday, howAfter, howWeek, howYear] = report.hours.map(({ how }) => how);
      expect(numbersIn(howToday ?? '')[0]).toMatchObject({ low: today, high: today });
      // One part that is left is no sum.
      if (printed(howAfter).length > 1) expect(printed(howAfter)[0]).toEqual(after);
      expect(numbersIn(howWeek ?? '')[1]).toMatchObject({ low: after[1], high: after[2] });
      expect(printed(howWeek)).toEqual([freed, week]);
      expect(printed(howYear)).toEqual([year]);
    }
  },
);

it.each([
  ['4.5–5.9 h a week × 40 weeks = 181.3–234.7 h', false],
  ['2.9 h a week today − 1.3–1.6 h after = 1.3–1.7 h', false],
  ['80 g ＋ グリッパー200 g ＝ 0.28 kg', true],
  ['80.4 g + 200 g ≈ 0.281 kg', true],
  ['80.4 g + 200 g = 0.281 kg', false],
  ['一回35分 × 週10回 ÷ 60 ≈ 週5.8時間', true],
  ['一回36分 × 週10回 ÷ 60 ≈ 週6時間', false],
  ['一回36分 × 週10回 ÷ 60 ＝ 週6時間', true],
])('what reads them takes "%s" for right: %s', (text, right) => {
  expect(sumsIn(text).map(isRight)).toEqual([right]);
});
