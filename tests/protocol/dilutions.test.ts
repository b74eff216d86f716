/**
 * Serial dilutions: which wells a sentence leads through, how much it moves and into what, and what a machine does of it.
 * What can be one series or several, and what says two amounts or two ways, is refused.
 */
import type { Locale } from '@/lib/i18n/locales';
import { isStep, type Step } from '@/lib/protocol/model';
import { dilute } from '@/lib/protocol/operations/dilute';
import { printStep } from '@/lib/protocol/print';
import { understand } from '@/lib/protocol/understand';
import type { Place } from '@/lib/protocol/wells';
import { refusals } from './refusals';

const last = (text: string, locale: Locale = 'en') => {
  expect(refusals(text, locale)).toEqual([]);
  return understand(text, locale).protocol.steps.at(-1);
};

it.each([
  // 1 + 64.2 / 10.7 is 7.000000000000001.
  [7, 'moving 10.7 µL into 64.2 µL of buffer'],
  [4, 'moving 50.1 µL into 150.3 µL of buffer'],
  [2, 'moving 0.07 µL into 0.07 µL of buffer'],
])('one part in %d: %s', (factor, words) => {
  const step = last(`Make a serial dilution from A1 to A4, ${words}.`);
  expect(step).toMatchObject({ factor, diluent: 'buffer' });
  expect(isStep(step)).toBe(true);
});

const row = (name: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => `${name}${from + place}`);
const columns = (...list: number[]) => ({ plate: 1, columns: list });
const wells = (...list: string[]) => ({ plate: 1, wells: list });

describe('the way of a dilution', () => {
  it.each<[at: Place, isSaid: boolean]>([
    [columns(1, 2, 3), false],
    [columns(1, 3, 5), false],
    [columns(1, 2, 3, 5), true],
    [wells(...row('A', 1, 6)), false],
    [wells('A1', 'A3', 'B7'), false],
    [wells(...row('A', 1, 12)), false],
    [wells(...row('A', 1, 12), 'B1'), true],
    [wells(...row('A', 1, 12), ...row('B', 1, 12)), true],
    [wells(...row('A', 1, 6), 'B1'), true],
  ])('it is said to be one series where it could be several: %j, %s', (at, isSaid) => {
    const step: Step = { ...dilute.blank, at };
    const [en, ja] = [printStep(step, 'en', false), printStep(step, 'ja', false)];
    expect([en.includes(' as one series'), ja.includes('一続きに')]).toEqual([isSaid, isSaid]);
    expect([last(en), last(ja, 'ja')]).toEqual([step, step]);
  });
});
