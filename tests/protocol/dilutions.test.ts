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
const down = [...'ABCDEFGH'].map((name) => `${name}1`);
const columns = (...list: number[]) => ({ plate: 1, columns: list });
const wells = (...list: string[]) => ({ plate: 1, wells: list });

describe('the way of a dilution', () => {
  it.each<[way: string, at: object]>([
    ['from column 1 in plate 1 across column 6', columns(1, 2, 3, 4, 5, 6)],
    ['from columns 1, 2 and 3', columns(1, 2, 3)],
    ['from columns 1 to 3 across columns 1 to 6', columns(1, 2, 3)],
    ['from column 1 across columns 1 to 6', columns(1, 2, 3, 4, 5, 6)],
    ['from column 1 across odd columns', columns(1, 3, 5, 7, 9, 11)],
    ['across columns 1, 3 and 5', columns(1, 3, 5)],
    ['across the whole plate', columns(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)],
    ['from the whole plate', columns(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)],
    ['from A1 across A1 to A6', wells(...row('A', 1, 6))],
    ['from A1 across A1 and A2', wells('A1', 'A2')],
    ['from A1, A2 and A3', wells('A1', 'A2', 'A3')],
    ['from A1, A2 and A3 across row A', wells('A1', 'A2', 'A3')],
    ['across A1 to A6 in row A', wells(...row('A', 1, 6))],
    ['across A1, A3 and A5', wells('A1', 'A3', 'A5')],
    ['across row C', wells(...row('C', 1, 12))],
    ['down column 1', wells(...down)],
    ['from A1 down column 1', wells(...down)],
    // A range ends, though all of it lies in the column where it begins.
    ['from A1 to C1 down column 1', wells('A1', 'B1', 'C1')],
    ['from A1 and B1 to H1 as one series', wells(...down)],
    ['across rows A and B as one series', wells(...row('A', 1, 12), ...row('B', 1, 12))],
    ['across A1 to A6 and B1 to B6 as one series', wells(...row('A', 1, 6), ...row('B', 1, 6))],
  ])('%s', (way, at) => expect(last(`Serially dilute 1:2 ${way}, moving 50 µL.`)).toMatchObject({ at }));

  it.each<[text: string, at: object]>([
    ['1列目からPBSで6列目まで2倍段階希釈し、50 µLずつ移す。', columns(1, 2, 3, 4, 5, 6)],
    ['A1からPBSでA6まで2倍段階希釈し、50 µLずつ移す。', wells(...row('A', 1, 6))],
    ['全列でPBSで2倍段階希釈し、50 µLずつ移す。', columns(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)],
  ])('%s', (text, at) => expect(last(text, 'ja')).toMatchObject({ at, diluent: 'PBS' }));

  it.each(['across', 'from'])('%s the same wells', (word) =>
    expect(
      last(`Add 50 µL of buffer to A1 to A4. Serially dilute 1:2 ${word} the same wells, moving 25 µL.`),
    ).toMatchObject({ do: 'dilute', at: wells('A1', 'A2', 'A3', 'A4') }),
  );

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

describe('nobody can tell which wells are meant', () => {
  it.each<[text: string, refusal: string]>([
    ['Make a 1:2 serial dilution, moving 50 µL.', 'missing wells: Make a'],
    ['Serially dilute 1:2 from A1, moving 50 µL.', 'missing wells: Serially dilute'],
    ['Serially dilute 1:2 from column 1, moving 50 µL.', 'missing wells: Serially dilute'],
    ['Serially dilute 1:2 across rows A and B, moving 50 µL.', 'series wells: rows A and B'],
    // Each of two ways is in one line, and may be a series of its own.
    [
      'Serially dilute 1:2 across A1 to A3 and A4 to A6, moving 50 µL.',
      'series wells: A1 to A3 and A4 to A6',
    ],
    [
      'Serially dilute 1:2 across columns 1 to 3 and 4 to 6, moving 50 µL.',
      'series wells: columns 1 to 3 and 4 to 6',
    ],
    ['Serially dilute 1:2 across A1 and A2 to A5, moving 50 µL.', 'series wells: A1 and A2 to A5'],
    ['Serially dilute 1:2 across columns 1 to 3 and 5, moving 50 µL.', 'series wells: columns 1 to 3 and 5'],
    // It does not begin there, or is not part of it.
    ['Serially dilute 1:2 from A1 across A2 to A6, moving 50 µL.', 'twice wells: A2 to A6'],
    ['Serially dilute 1:2 from A1 across A2 and A1, moving 50 µL.', 'twice wells: A2 and A1'],
    ['Serially dilute 1:2 from column 1 across columns 2 to 6, moving 50 µL.', 'twice wells: columns 2 to 6'],
    [
      'Serially dilute 1:2 from A1 of plate 1 across A1 of plate 1, moving 50 µL.',
      'twice wells: A1 of plate 1',
    ],
    ['Serially dilute 1:2 from A1 to A6 across A4 to A9, moving 50 µL.', 'twice wells: A4 to A9'],
    ['Serially dilute 1:2 across A1 to A6 in row B, moving 50 µL.', 'twice wells: row B'],
    ['Serially dilute 1:2 from A1 across A1 to A6 in row A, moving 50 µL.', 'twice wells: row A'],
    [
      'Serially dilute 1:2 from column 1 of plate 1 across column 6 of plate 2, moving 50 µL.',
      'twice wells: column 6 of plate 2',
    ],
    [
      'Serially dilute 1:2 from A1 of plate 1 across row A of plate 2, moving 50 µL.',
      'twice wells: row A of plate 2',
    ],
    // Part of the same wells, but of another plate.
    [
      'Serially dilute 1:2 from A1 to A6 of plate 1 across row A of plate 2, moving 50 µL.',
      'twice wells: row A of plate 2',
    ],
    [
      'Serially dilute 1:2 across A1 to A6 of plate 1 in row A of plate 2, moving 50 µL.',
      'twice wells: row A of plate 2',
    ],
    // From a column to itself is no way down it.
    ['Serially dilute 1:2 from columns 1 to 1, moving 50 µL.', 'missing wells: Serially dilute'],
  ])('%s', (text, refusal) => expect(refusals(text)).toEqual([refusal]));

  it.each<[text: string, refusal: string]>([
    ['1列目からPBSで偶数列まで2倍段階希釈し、50 µLずつ移す。', 'twice wells: 偶数列まで'],
    ['奇数列からPBSで偶数列まで2倍段階希釈し、50 µLずつ移す。', 'twice wells: 偶数列まで'],
    ['1列目と2列目からPBSで6列目まで2倍段階希釈し、50 µLずつ移す。', 'twice wells: 6列目まで'],
    ['1列目からPBSでA6まで2倍段階希釈し、50 µLずつ移す。', 'twice wells: A6まで'],
    ['A1からPBSで6列目まで2倍段階希釈し、50 µLずつ移す。', 'twice wells: 6列目まで'],
    ['A1からPBSでA6とB6まで2倍段階希釈し、50 µLずつ移す。', 'twice wells: A6とB6まで'],
    ['A1とB1からPBSでA6まで2倍段階希釈し、50 µLずつ移す。', 'twice wells: A6まで'],
    ['A1から全ウェルで2倍段階希釈し、50 µLずつ移す。', 'twice wells: 全ウェル'],
  ])('%s', (text, refusal) => expect(refusals(text, 'ja')).toEqual([refusal]));
});
