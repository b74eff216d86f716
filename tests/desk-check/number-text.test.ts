/** Whether a printed number is the whole one, and what is left of a reach, in both languages. */

import { reachText } from '@/lib/desk-check/arm-text';
import { about, equalsSign, hoursText, just, rangeText, roundedUp } from '@/lib/desk-check/number-text';
import { fill } from '@/lib/listing/fill';
import { plan, step } from './examples';
import { LANGUAGES, spokenBy } from './reports';

// 5.05 minutes, 500 times in each of 52 weeks, at 99,999 yen an hour: 218,831,145 yen, and what floating point adds to them.
const BIG = ((5.05 * 500 * 52) / 60) * 99_999;

it('a big sum of yen is not stored as a whole number', () => {
  expect(Number.isInteger(BIG)).toBe(false);
  expect(BIG).toBeCloseTo(218_831_145, 5);
});

describe.each(LANGUAGES)('in %s', (locale, voice) => {
  const { bench, units } = voice.words;

  it.each<[value: number, decimals: number, isWhole: boolean]>([
    [4.5, 1, true],
    [4.55, 1, false],
    [0.1 + 0.2, 1, true],
    [4.5, 0, false],
    [0.0005, 3, true],
    [0.00054, 3, false],
    [0.02, 1, true],
    [0.025, 1, false],
    [0.02, 0, false],
    [BIG, 0, true],
    [BIG + 0.4, 0, false],
    // 487 minutes, 31 times in each of 47 weeks, at 3,001 yen an hour.
    [((487 * 31 * 47) / 60) * 3001, 0, false],
    [1e11 + 0.001, 0, false],
  ])('of %d with %d decimals all is printed: %s', (value, decimals, isWhole) => {
    const sign = isWhole ? units.equals : units.nearly;
    expect(equalsSign(just(value), decimals, voice)).toBe(sign);
    // One end that is rounded makes a range a rounded one.
    expect(equalsSign({ low: 0, high: value }, decimals, voice)).toBe(sign);
    expect(equalsSign({ low: value, high: 1e12 }, decimals, voice)).toBe(sign);
    expect(roundedUp(value, decimals, voice)).toEqual({ is: sign, up: isWhole ? '' : units.up });
    expect(about('7', just(value), decimals, voice)).toBe(isWhole ? '7' : fill(units.about, { value: '7' }));
  });

  it('hours that are rounded at one end are about as many', () => {
    const printed = rangeText({ low: 1, high: 2.5 }, locale);
    expect(hoursText({ low: 1, high: 2.5 }, voice)).toBe(printed);
    expect(hoursText({ low: 1, high: 2.52 }, voice)).toBe(fill(units.about, { value: printed }));
  });

  it.each([
    [59, '59'],
    [1234.56, '1,234.6'],
    [0, '0'],
  ])('%d mm of a reach are left', (left, mm) => {
    expect(reachText(left, voice)).toBe(fill(bench.left, { mm }));
  });

  it.each([
    [-1, '1'],
    [-1234.5, '1,234.5'],
  ])('of %d mm as many are missing', (left, mm) => {
    expect(reachText(left, voice)).toBe(fill(bench.lacks, { mm }));
  });

  it('of an arm whose places nobody knows there is the load, and nothing of its reach', () => {
    const steps = [step({ station: '', grams: 80 })];
    const { arm } = spokenBy(voice, plan({ steps, bench: { stations: [] } })).report;
    expect(arm?.lines).toEqual([voice.words.arm.unplaced]);
    expect(arm?.figures).toHaveLength(1);
    expect(arm?.figures).toMatchObject([{ term: voice.words.arm.load, value: '0.28 kg' }]);
  });
});
