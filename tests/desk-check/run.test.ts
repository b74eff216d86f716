import { planOf } from '@/lib/desk-check/answer';
import { readDay } from '@/lib/desk-check/read-day';
import { runOf, stepNumbers } from '@/lib/desk-check/run';
import { FACTS } from './examples';
import { law, plans } from './generators';

it.each([
  [[], ''],
  [[0], '1'],
  [[0, 1], '1 2'],
  [[0, 1, 3, 4, 5], '1 2 4–6'],
  [[2, 7], '3 8'],
])('steps %j are called %s', (steps, text) => {
  expect(stepNumbers(steps)).toBe(text);
});

it.each([
  ['2027-04-05', '2027-04-05'],
  ['２０２７／４／５', '2027-04-05'],
  ['2027.4.5', '2027-04-05'],
  [' 2027年4月5日 ', '2027-04-05'],
  ['20270405', '2027-04-05'],
  ['202704051', undefined],
  ['令和9年4月5日', '2027-04-05'],
  ['R9.4.5', '2027-04-05'],
  ['令和元年5月1日', '2019-05-01'],
  ['令和0年5月1日', undefined],
  ['令和1年4月30日', undefined],
  ['2027年 4月 5日', '2027-04-05'],
  ['2027年4月5日（月）', '2027-04-05'],
  ['5-Apr-2027', '2027-04-05'],
  ['5 April 2027', '2027-04-05'],
  ['5th of April, 2027', '2027-04-05'],
  ['Apr. 5, 2027', '2027-04-05'],
  ['SEPT 30 2027', '2027-09-30'],
  ['30 Febr 2027', undefined],
  ['5 Aprilx 2027', undefined],
  ['4/5/2027', undefined],
  ['2027-02-30', undefined],
  ['1999-01-01', undefined],
  ['2027-4', undefined],
  ['', undefined],
  ['  5  April   2027', '2027-04-05'],
  ['2027年4月（月）5日', undefined],
  ['2027年4月5日（月）頃', undefined],
  // In quotes: a name that begins with a space is lost where faults are put in, and with it what the row notices.
])('%j is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

it('a run has all the minutes of all steps, one after the other, and a scale that ends with it', () => {
  law(plans(), (plan) => {
    const { segments, total, hands, waits, ticks, labels } = runOf(plan, planOf(plan, FACTS).verdicts);
    const sum = (of: (step: (typeof plan.steps)[number]) => number | undefined) =>
      plan.steps.reduce((all, step) => all + (of(step) ?? 0), 0);
    expect(hands).toBeCloseTo(
      sum(({ handsOn }) => handsOn),
      1,
    );
    expect(waits).toBeCloseTo(
      sum(({ waiting }) => waiting),
      1,
    );
    expect(total).toBeCloseTo(hands + waits, 1);
    let end = 0;
    for (const { from, minutes } of segments) {
      expect(from).toBeCloseTo(end, 1);
      end = from + minutes;
    }
    expect(end).toBeCloseTo(total, 1);
    expect(ticks.length).toBeLessThanOrEqual(9);
    expect(ticks.at(-1)).toBeLessThanOrEqual(total);
    // Every step that takes time is named once, in order.
    const named = labels.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, at) => first + at),
    );
    expect(named).toEqual([...new Set(named)].sort((one, other) => one - other));
    for (const { step } of segments) expect(named).toContain(step);
  });
});
