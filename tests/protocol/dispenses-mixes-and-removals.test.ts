/** What is put into wells, mixed there and taken out: where, how much, and what is refused because nobody can tell that. */
import { dispense } from '@/lib/protocol/operations/dispense';
import { mix } from '@/lib/protocol/operations/mix';
import { remove } from '@/lib/protocol/operations/remove';
import { understand } from '@/lib/protocol/understand';
import { wellsOfColumn } from '@/lib/protocol/wells';
import { localeOf, refusals } from './refusals';

const read = (text: string) => {
  const { protocol, sentences } = understand(text, 'en');
  return { step: protocol.steps.at(-1), refused: refusals(text), assumed: sentences.at(-1)?.assumed };
};

describe('the primer in two wells and what lies between them, or in one and put into the other', () => {
  it.each<[place: string, wells: string[]]>([
    ['A1 to A3', ['A1', 'A2', 'A3']],
    ['A1 to C1', ['A1', 'B1', 'C1']],
    ['A1 to B2', ['A1', 'A2', 'B1', 'B2']],
    ['B2 to C4', ['B2', 'B3', 'B4', 'C2', 'C3', 'C4']],
  ])('all of %s', (place, wells) =>
    expect(read(`Add 50 µL of the primer in ${place}.`)).toMatchObject({
      refused: [],
      step: { do: 'dispense', liquid: 'primer', at: { plate: 1, wells } },
    }),
  );

  it.each([
    'A1 to A2',
    'A1 to B1',
    // It does not go on to the right, or down.
    'A12 to B1',
    'B1 to A12',
    'A2 to H1',
    'A1 to C1 and D1 to E1',
    'A1 and D1 to E1',
  ])('either, and so neither: %s', (place) =>
    expect(read(`Add 50 µL of the primer in ${place}.`).refused).toEqual([`unfit wells: ${place}`]),
  );

  it('a whole plate has no way', () =>
    expect(read('Add 50 µL of primer in all wells.')).toMatchObject({
      refused: [],
      step: { at: { plate: 1, columns: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } },
    }));
});

describe('with what it is mixed', () => {
  const added = 'Add 50 µL of water to A1 and B1 of plate 1. ';
  it.each<[text: string, volume: number, assumed: string[]]>([
    ['Mix A1 and B1 of plate 1 3 times.', 50, ['mix-volume', 'tips']],
    ['Mix 3 times, with one tip.', 50, ['mix-volume']],
    ['Mix the cells in A1 and B1 of plate 1 3 times.', 50, ['mix-volume', 'tips']],
    // What is said is not assumed, and other wells have their own.
    ['Mix A1 and B1 of plate 1 3 times with 20 µL.', 20, ['tips']],
    ['Mix 99 times with 20 µL.', 20, ['tips']],
    ['Mix A1 of plate 1 3 times with 20 µL.', 20, ['tips']],
    ['Mix A1 and B1 of plate 2 3 times with 20 µL.', 20, ['tips']],
  ])('%s', (text, volume, assumed) =>
    expect(read(added + text)).toMatchObject({ refused: [], step: { do: 'mix', volume }, assumed }),
  );

  it.each([
    'Mix A1 of plate 1 3 times.',
    'Mix B1 and A1 of plate 1 3 times.',
    'Mix A1 and B1 of plate 2 3 times.',
  ])('the volume of other wells is not meant: %s', (text) =>
    expect(read(added + text).refused).toEqual(['missing volume: Mix']),
  );

  it.each<[text: string, refusal: string]>([
    ['A1 holds 50 µL of water. Mix A1 3 times.', 'missing volume: Mix'],
    ['Mix A1 with 20 µL.', 'missing times: Mix'],
    ['Mix A1 100 times with 20 µL.', 'limit times: 100 times'],
    ['Mix A1 3 times, 5 times with 20 µL.', 'twice times: 5 times'],
    ['Mix A1 3 times with 20 µL and 30 µL.', 'twice volume: 30 µL'],
    // It is not there yet, or it is somewhere else.
    ['Mix the primer in A1 3 times with 20 µL.', 'unfit wells: the primer'],
  ])('%s', (text, refusal) => expect(read(text).refused).toEqual([refusal]));
});

it('two liquids are not removed at once', () => {
  expect(read('Remove 50 µL of water from A1.')).toMatchObject({ refused: [], step: { do: 'remove' } });
  expect(read('Remove 50 µL of water and buffer from A1.').refused).toEqual(['twice liquid: buffer']);
});

describe('who removes the medium, and names no amount, removes what is there', () => {
  const steps = (text: string) => {
    const { protocol, understood } = understand(text, localeOf(text));
    return understood && protocol.steps.map((step) => `${step.do} ${'volume' in step ? step.volume : ''}`);
  };
  it.each<[text: string, told: string[]]>([
    ['Columns 1 to 3 hold 80 µL of cells. Remove the medium.', ['given 80', 'remove 80']],
    [
      'A1 holds 80 µL of cells. Aspirate the old medium and add 90 µL of fresh medium.',
      ['given 80', 'remove 80', 'dispense 90'],
    ],
    [
      'Each well contains 80 µL of medium. Remove the medium, then add 50 µL of MTT.',
      ['given 80', 'remove 80', 'dispense 50'],
    ],
    ['Add 70 µL of PBS to A1. Remove the buffer from A1.', ['dispense 70', 'remove 70']],
    [
      '1〜3列に細胞が80 µL入っている。培地を吸引し、PBSを100 µL加える。',
      ['given 80', 'remove 80', 'dispense 100'],
    ],
    ['1列に水を70 µL加える。1列の液を捨てる。', ['dispense 70', 'remove 70']],
    // An amount that is said is what is removed, or given.
    ['A1 holds 80 µL of medium. Remove the medium from A1, 50 µL.', ['given 80', 'remove 50']],
    ['A1 holds 80 µL of medium. Remove the medium (50 µL) from A1.', ['given 80', 'remove 50']],
    ['Add the buffer to A1, 50 µL.', ['dispense 50']],
    ['1列の培地を50 µL除く。', ['remove 50']],
    ['培地を吸い取る（1〜6列目、各50 µL）。', ['remove 50']],
    ['1列に培地が80 µL入っている。残りが50 µLになるように培地を除く。', ['given 80', 'remove 30']],
  ])('%s', (text, told) => expect(steps(text)).toEqual(told));
  it.each([
    'Remove the medium from A1.',
    'A1 holds 80 µL of medium. Remove the medium from A2.',
    'A1 holds 80 µL of medium. Remove the supernatant.',
    'Add 50 µL of PBS to A1. Each well contains 100 µL of medium. Remove the medium.',
    '1列の培地を除く。',
    '1列に培地が80 µL入っている。培地を半分除く。',
    '1列に培地が80 µL入っている。培地を捨てずに水を20 µL加える。',
  ])('but nobody can tell in: %s', (text) => expect(steps(text)).toBe(false));
});

describe('what a pipette does', () => {
  const at = { plate: 2, columns: [3] };
  const tips = 'once' as const;
  const pass = { do: 'pass', tips, channels: 8, targets: [{ plate: 2, wells: wellsOfColumn(3) }] };
  it('gives from above, so that the tip stays clean', () => {
    const moves = [
      { do: 'aspirate', volume: 50, from: { liquid: 'water' } },
      { do: 'dispense', volume: 50, to: 'target', above: true },
    ];
    const motions = dispense.motions({ do: 'dispense', volume: 50, liquid: 'water', at, tips });
    expect(motions).toEqual([{ ...pass, moves }]);
  });
  it('takes into the waste, which has no well to be above of', () => {
    const moves = [
      { do: 'aspirate', volume: 50, from: 'target' },
      { do: 'dispense', volume: 50, to: 'waste', above: false },
    ];
    expect(remove.motions({ do: 'remove', volume: 50, at, tips })).toEqual([{ ...pass, moves }]);
  });
  it('mixes in what is in the well', () => {
    const moves = [
      { do: 'aspirate', volume: 50, from: 'target' },
      { do: 'dispense', volume: 50, to: 'target', above: false },
    ];
    const motions = mix.motions({ do: 'mix', times: 4, volume: 50, at, tips });
    expect(motions).toEqual([{ ...pass, moves: [{ do: 'again', times: 4, moves }] }]);
  });
});
