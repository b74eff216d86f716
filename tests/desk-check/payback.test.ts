/** How a payback came, in both languages: every cost, saving and month of it, worked out on paper from the published frame. */

import { rangeText } from '@/lib/desk-check/number-text';
import { phrase } from '@/lib/desk-check/phrase';
import type { Plan } from '@/lib/desk-check/schema';
import { ELSEWHERE } from '@/lib/desk-check/schema';
import { fill } from '@/lib/listing/fill';
import { plan, step } from './examples';
import { LANGUAGES, spokenBy } from './reports';

/** Sixty runs a year: every minute of a run that is freed is an hour a year, of which people may keep some. */
const costing = (yenPerHour: number | undefined, minutes: number, kept = 0) =>
  plan({
    ...{ runsPerWeek: 6, weeksPerYear: 10, yenPerHour },
    steps: [step({ handsOn: minutes }), step({ handsOn: kept, judgement: 'some' })],
  });
const screen = (fields: Partial<Plan>) =>
  plan({
    ...{ runsPerWeek: 6, weeksPerYear: 10 },
    ...fields,
    steps: [step({ operation: 'register', handsOn: 20 })],
  });

describe.each(LANGUAGES)('in %s', (locale, voice) => {
  const { words } = voice;
  const { money, units } = words;
  const moneyOf = (fields: Plan) => spokenBy(voice, fields).report.money;
  const said = (...sentences: string[]) => sentences.join(locale === 'ja' ? '' : ' ');
  const months = (n: number, to = n) => phrase(money.months, { n: rangeText({ low: n, high: to }, locale) });
  const between = (from: string, to: string) => fill(money.paybackValue, { from, to });
  const perhaps = (from: string, to: string) => fill(money.paybackOpen, { from, to });
  const whole = (cost: string, saved: string, n: string) =>
    phrase(money.howMonths, { cost, saved, months: n, is: units.equals, up: '' });
  const roundedUp = (cost: string, saved: string, n: string) =>
    phrase(money.howMonths, { cost, saved, months: n, is: units.nearly, up: units.up });
  const less = (cost: string, saved: string, yearly: string, rest: string, net: string) =>
    fill(money.howLess, { cost, saved, plan: yearly, rest, net });
  const never = (saved: string, yearly: string) => fill(money.howNever, { saved, plan: yearly });
  const [WITHOUT, BASIC, STANDARD, PREMIUM] = [0, 1, 2, 3];

  it('is told without a plan, and with each by its name', () => {
    const terms = moneyOf(costing(10_000, 100)).figures.map(({ term }) => term);
    const { basic, standard, premium } = money.plans;
    expect(terms.slice(2)).toEqual([
      money.saved,
      money.payback,
      ...[basic, standard, premium].map((name) => fill(money.paybackWith, { plan: name })),
    ]);
  });

  it.each<[what: string, fields: Plan, which: number | undefined, value: string, how: string[]]>([
    [
      'both ends are divided without a plan',
      costing(10_000, 100),
      WITHOUT,
      months(12, 72),
      [money.howPayback, whole('1,000,000', '1,000,000', '12'), whole('6,000,000', '1,000,000', '72')],
    ],
    [
      'a plan counts only for the end that the free year does not pay',
      costing(10_000, 100),
      BASIC,
      between(months(12), money.overTen),
      [
        money.howPlan,
        whole('1,000,000', '1,000,000', '12'),
        less('6,000,000', '1,000,000', '600,000', '5,400,000', '400,000'),
        whole('5,400,000', '400,000', '162'),
      ],
    ],
    [
      'a plan that takes more than is saved never pays back after that year',
      costing(10_000, 100),
      STANDARD,
      perhaps(months(12), money.never),
      [money.howPlan, whole('1,000,000', '1,000,000', '12'), never('1,000,000', '1,440,000')],
    ],
    [
      'the dearest plan takes a year of its own',
      costing(40_000, 100),
      PREMIUM,
      months(3, 36),
      [
        money.howPlan,
        whole('1,000,000', '4,000,000', '3'),
        less('6,000,000', '4,000,000', '3,000,000', '3,000,000', '1,000,000'),
        whole('3,000,000', '1,000,000', '36'),
      ],
    ],
    [
      'part of a month is rounded up, and said to be',
      costing(3500, 100),
      WITHOUT,
      between(months(35), money.overTen),
      [money.howPayback, roundedUp('1,000,000', '350,000', '35'), roundedUp('6,000,000', '350,000', '206')],
    ],
    [
      'one month is one',
      costing(100_000, 120),
      PREMIUM,
      months(1, 6),
      [money.howPlan, whole('1,000,000', '12,000,000', '1'), whole('6,000,000', '12,000,000', '6')],
    ],
    [
      'ten years are not over ten',
      costing(10_000, 60),
      WITHOUT,
      months(20, 120),
      [money.howPayback, whole('1,000,000', '600,000', '20'), whole('6,000,000', '600,000', '120')],
    ],
    [
      'a plan as dear as the saving never pays back, which is said once',
      costing(10_000, 60),
      BASIC,
      money.never,
      [money.howPlan, never('600,000', '600,000')],
    ],
    [
      'over ten years at both ends is said once',
      costing(1000, 50),
      WITHOUT,
      money.overTen,
      [money.howPayback, whole('1,000,000', '50,000', '240'), whole('6,000,000', '50,000', '1,440')],
    ],
    [
      'ten years at best, where people may keep all',
      costing(1000, 0, 100),
      WITHOUT,
      perhaps(months(120), money.never),
      [money.howPayback, whole('1,000,000', '100,000', '120'), money.howNoSaving],
    ],
    [
      'a plan that neither end pays for, each with its saving',
      costing(3000, 0, 100),
      BASIC,
      money.never,
      [money.howPlan, never('300,000', '600,000'), never('0', '600,000')],
    ],
    [
      'nothing saved has no sum',
      { ...costing(3000, 10), prepare: 20 },
      WITHOUT,
      money.never,
      [money.howPayback, money.howNoSaving],
    ],
  ])('%s', (_what, fields, which = 0, value, how) => {
    // Behind the published price and plans, and what is saved.
    expect(moneyOf(fields).figures[3 + which]).toMatchObject({ value, how: said(...how) });
  });

  it('of what is saved beside input at a screen, the sum is that of the machine, and says so', () => {
    const mixed = costing(10_000, 100);
    const steps = [...mixed.steps, step({ operation: 'register', handsOn: 50 })];
    const [, , alone] = moneyOf(mixed).figures;
    const [, , beside] = moneyOf({ ...mixed, steps }).figures;
    expect(beside?.value).toBe(alone?.value);
    expect(beside?.how).toBe([alone?.how, money.byMachine].join(locale === 'ja' ? '。' : '. '));
  });

  it('while minutes are missing that may change the answer, nothing is said to be saved', () => {
    const open = plan({ ...costing(5000, 5), prepare: 15, steps: [step({ handsOn: 5 }), step()] });
    expect(moneyOf(open).verdict).toBe('');
    expect(moneyOf(open).figures.map(({ term }) => term)).toEqual([money.price, money.maintenance]);
  });

  it.each<[what: string, fields: Plan, verdict: string]>([
    [
      'from the cheapest plan to the dearest',
      costing(40_000, 100),
      fill(money.verdict, { without: months(3, 18), with: months(3, 36) }),
    ],
    [
      'never with a plan, though perhaps without',
      costing(3000, 0, 100),
      fill(money.verdict, { without: perhaps(months(40), money.never), with: money.never }),
    ],
    ['of few hours it is not known what they cost', costing(undefined, 10), money.unknown],
    [
      'of nothing handed over the cost of an hour changes nothing',
      plan({ ...costing(undefined, 1), steps: [step({ handsOn: 9, judgement: 'person' })] }),
      money.nothing,
    ],
    [
      'the same where it is done elsewhere, with a cost',
      plan({ ...costing(5000, 1), steps: [step({ handsOn: 9, station: ELSEWHERE })] }),
      money.nothing,
    ],
    [
      'of nothing saved it changes nothing either, whatever an hour costs',
      { ...costing(undefined, 10), prepare: 20 },
      money.nothing,
    ],
    ['nor of hours that cost nothing', costing(0, 100), money.nothing],
    [
      'minutes that are missing are asked for, though the time is enough without them',
      { ...costing(10_000, 100), steps: [step({ handsOn: 100 }), step()] },
      fill(money.untimed, { steps: fill(words.procedure.step, { n: 2 }) }),
    ],
    ['software without the cost of an hour is quoted apart', screen({}), money.software],
    [
      'software with it says what is saved: 20 hours at 3,000 yen',
      screen({ yenPerHour: 3000 }),
      said(
        money.software,
        fill(words.sheet.costLine, {
          term: money.saved,
          value: phrase(money.howSaved, {
            ...{ minutes: '20', runs: '6', weeks: '10', cost: '3,000' },
            ...{ is: units.equals, yen: '60,000' },
          }),
        }),
      ),
    ],
  ])('the verdict: %s', (_what, fields, verdict) => expect(moneyOf(fields).verdict).toBe(verdict));
});
