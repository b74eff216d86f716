/** What is put into wells, mixed there and taken out: where, how much, and what is refused because nobody can tell that. */
import { dispense } from '@/lib/protocol/operations/dispense';
import { mix } from '@/lib/protocol/operations/mix';
import { remove } from '@/lib/protocol/operations/remove';
import { understand } from '@/lib/protocol/understand';
import { wellsOfColumn } from '@/lib/protocol/wells';
import { refusals } from './refusals';

const read = (text: string) => {
  const { protocol, sentences } = understand(text, 'en');
  return { step: protocol.steps.at(-1), refused: refusals(text), assumed: sentences.at(-1)?.assumed.flat() };
};

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
});

describe('what a pipette does', () => {
  const at = { plate: 2, columns: [3] };
  const tips = 'once' as const;
  const pass = { do: 'pass', tips, channels: 8, targets: [{ plate: 2, wells: wellsOfColumn(3) }] };
  it('draws from a reservoir', () => {
    const moves = [
      { do: 'aspirate', volume: 50, from: { liquid: 'water' } },
      { do: 'dispense', volume: 50, to: 'target' },
    ];
    const motions = dispense.motions({ do: 'dispense', volume: 50, liquid: 'water', at, tips });
    expect(motions).toEqual([{ ...pass, moves }]);
  });
  it('takes into the waste', () => {
    const moves = [
      { do: 'aspirate', volume: 50, from: 'target' },
      { do: 'dispense', volume: 50, to: 'waste' },
    ];
    expect(remove.motions({ do: 'remove', volume: 50, at, tips })).toEqual([{ ...pass, moves }]);
  });
  it('mixes in what is in the well', () =>
    expect(mix.motions({ do: 'mix', times: 4, volume: 50, at, tips })).toEqual([
      { ...pass, moves: [{ do: 'mix', times: 4, volume: 50 }] },
    ]));
});
