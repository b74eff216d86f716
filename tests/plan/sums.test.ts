/** Every sum that is printed can be done again from what is printed: on the page, on the sheet, in a mail and in Markdown. */
import { presetPlan } from '@/lib/plan/preset';
import { expectSums } from './expect-sums';
import { law, plans } from './generators';
import { PRESETS, reportsOf } from './reports';
import { isRight, numbersIn, sumsIn } from './sums';

// Two thousand are tried in sums.slow.test.ts.
it('of two hundred plans', () => law(plans(), expectSums));

type Result = [sign: '=' | '≈', low: number, high: number];
/** Worked out on paper: minutes a run today, kept at least and at most, and freed; hours freed a week and a year, as printed. */
const EXAMPLES: Record<string, [today: number, after: Result, freed: Result, week: Result, year: Result]> = {
  dispensing: [36, ['=', 15, 15], ['=', 21, 21], ['=', 3.5, 3.5], ['=', 154, 154]],
  'flow-synthesis': [78, ['=', 25, 30], ['=', 48, 53], ['=', 4.8, 5.3], ['=', 192, 212]],
  injection: [42, ['=', 25, 35], ['=', 7, 17], ['≈', 0.6, 1.4], ['=', 21, 51]],
  fractions: [115, ['=', 27, 47], ['=', 68, 88], ['≈', 4.5, 5.9], ['≈', 181.3, 234.7]],
  beakers: [21, ['=', 15, 21], ['=', 0, 6], ['=', 0, 1.5], ['=', 0, 66]],
  'cell-passage': [43, ['=', 20, 39], ['=', 4, 23], ['=', 0.4, 2.3], ['=', 19.2, 110.4]],
  ph: [35, ['=', 15, 19], ['=', 16, 20], ['≈', 1.3, 1.7], ['≈', 58.7, 73.3]],
  'waste-registration': [20, ['=', 12, 12], ['=', 8, 8], ['=', 0.4, 0.4], ['=', 17.6, 17.6]],
};

describe.each(PRESETS.en.map((preset) => [preset.id, preset] as const))('of the example %s', (id, preset) => {
  const plan = { ...presetPlan(preset), yenPerHour: 3000 };
  const fields = reportsOf({ ...plan, title: '', purpose: '' });

  it('are right', () => expectSums(plan));

  it('are those worked out on paper', () => {
    const [today, after, freed, week, year] = EXAMPLES[id] as (typeof EXAMPLES)[string];
    const results = (text = '') => sumsIn(text).map(({ sign, printed: { low, high } }) => [sign, low, high]);
    for (const { report } of fields) {
      const [howToday, howAfter, howWeek, howYear] = report.hours.map(({ how }) => how);
      expect(numbersIn(howToday ?? '')[0]).toMatchObject({ low: today, high: today });
      // One part that is left is no sum.
      if (results(howAfter).length > 1) expect(results(howAfter)[0]).toEqual(after);
      expect(numbersIn(howWeek ?? '')[1]).toMatchObject({ low: after[1], high: after[2] });
      expect(results(howWeek)).toEqual([freed, week]);
      expect(results(howYear)).toEqual([year]);
    }
  });
});

it('the examples worked out are all examples', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(PRESETS.ja.map(({ id }) => id).sort());
});

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
