/** How much a serial dilution moves and into what, what is assumed of it, and what a machine does then. */
import { dilute } from '@/lib/protocol/operations/dilute';
import { understand } from '@/lib/protocol/understand';
import { refusals } from './refusals';

const SERIES = 'serial dilution from A1 to A4';
const read = (words: string) => {
  const text = `Make a ${words.replace('SERIES', SERIES)}.`;
  const { protocol, sentences } = understand(text, 'en');
  return { refused: refusals(text), step: protocol.steps[0], assumed: sentences[0]?.assumed };
};

it.each<[said: string, meant: object]>([
  ['1:4 SERIES with 60 µL of buffer', { factor: 4, volume: 20, diluent: 'buffer' }],
  ['1:4 SERIES with 60 µL of buffer, moving 20 µL', { factor: 4, volume: 20, diluent: 'buffer' }],
  ['1:10 SERIES with 0.9 µL of buffer, moving 0.1 µL', { factor: 10, volume: 0.1, diluent: 'buffer' }],
  ['1:4 SERIES with 60 µL', { factor: 4, volume: 60, diluent: null }],
  ['1:4 SERIES with 60 µL in buffer', { factor: 4, volume: 60, diluent: 'buffer' }],
  ['1:2 SERIES in buffer, moving 100000 µL', { volume: 100_000 }],
  ['1:100 SERIES, moving 50 µL', { factor: 100, volume: 50, diluent: null, times: 3, tips: 'each' }],
  ['1:4 SERIES, moving 50 µL into 150 µL already there', { factor: 4, volume: 50, diluent: null }],
  ['SERIES, moving 50 µL into 150 µL already there', { factor: 4, volume: 50, diluent: null }],
  ['1:2 SERIES, moving 50 µL, mixing 99 times, with one tip', { times: 99, tips: 'once' }],
])('%s', (said, step) => expect(read(said)).toMatchObject({ refused: [], step }));

it.each<[said: string, refusal: string]>([
  ['SERIES, moving 50 µL into 20 µL of buffer', 'limit factor: 20 µL'],
  ['SERIES, moving 50 µL into 175 µL of buffer', 'limit factor: 175 µL'],
  ['1:1 SERIES, moving 50 µL', 'limit factor: 1:1'],
  ['1:101 SERIES, moving 50 µL', 'limit factor: 1:101'],
  ['2:3 SERIES, moving 50 µL', 'limit factor: 2:3'],
  // Only what it goes into tells how many parts there are.
  ['SERIES, moving 50 µL', 'missing factor: Make a'],
  ['SERIES with 60 µL of buffer, moving 20 µL', 'missing factor: Make a'],
  // The volumes are not those of the factor.
  ['1:2 SERIES, moving 50 µL into 150 µL of buffer', 'unfit volume: 150 µL'],
  ['1:4 SERIES with 60 µL of buffer, moving 25 µL', 'unfit volume: 60 µL'],
  ['1:4 SERIES, moving 50 µL into 140 µL already there', 'unfit volume: 140 µL'],
  // 50 / 3 µL, and 50.005 µL.
  ['1:4 SERIES with 50 µL of buffer', 'unfit volume: 50 µL'],
  ['1:4 SERIES in buffer, moving 0.050005 mL', 'unfit volume: 0.050005 mL'],
  ['1:2 SERIES in buffer, moving 100001 µL', 'limit volume: 100001 µL'],
  ['1:2 SERIES with 100001 µL', 'limit volume: 100001 µL'],
  ['1:2 SERIES in buffer, moving 50 µL, moving 60 µL', 'twice volume: 60 µL'],
  ['1:2 SERIES in buffer with 50 µL, with 60 µL', 'twice volume: 60 µL'],
  ['1:4 SERIES with 60 µL, moving 20 µL', 'twice volume: 60 µL'],
  ['1:2 SERIES in buffer', 'missing volume: Make a'],
  ['1:2 SERIES in buffer and in water, moving 50 µL', 'twice liquid: water'],
  ['1:2 SERIES, moving 50 µL, mixing 5 times, mixing 6 times', 'twice times: 6 times'],
  ['1:2 SERIES, moving 50 µL, mixing 100 times', 'limit times: 100 times'],
])('refused: %s', (said, refusal) => expect(read(said).refused).toEqual([refusal]));

it.each<[said: string, assumed: string[]]>([
  ['', ['mixing', 'tips']],
  [', mixing 5 times', ['tips']],
  [', mixing 5 times, with one tip', []],
])('what is not said is assumed: moving 50 µL%s', (said, assumed) =>
  expect(read(`1:2 SERIES, moving 50 µL${said}`).assumed).toEqual(assumed),
);

describe('what a machine does', () => {
  const spots = (...names: string[]) => names.map((name) => ({ plate: 1, wells: [name] }));
  const step = {
    do: 'dilute' as const,
    factor: 4,
    volume: 20,
    at: { plate: 1, wells: ['A1', 'A2', 'A3'] },
    diluent: 'buffer',
    times: 5,
    tips: 'each' as const,
  };
  // 20 µL into 60 µL, from each well but the last, into each but the first.
  const moved = {
    do: 'pass',
    tips: 'each',
    channels: 1,
    sources: spots('A1', 'A2'),
    targets: spots('A2', 'A3'),
    expected: 60,
    moves: [
      { do: 'aspirate', volume: 20, from: 'source' },
      { do: 'dispense', volume: 20, to: 'target', above: true },
      {
        do: 'again',
        times: 5,
        moves: [
          { do: 'aspirate', volume: 20, from: 'target' },
          { do: 'dispense', volume: 20, to: 'target', above: false },
        ],
      },
    ],
  };
  const filled = {
    do: 'pass',
    tips: 'once',
    channels: 1,
    targets: spots('A2', 'A3'),
    moves: [
      { do: 'aspirate', volume: 60, from: { liquid: 'buffer' } },
      { do: 'dispense', volume: 60, to: 'target', above: true },
    ],
  };
  const tipped = (tips: 'once' | 'keep') => [filled, moved].map((pass) => ({ ...pass, tips }));
  const nowhere = [
    { do: 'stop', kind: 'path' },
    { ...moved, sources: [], targets: [] },
  ];
  it.each<[what: string, more: object, motions: object[]]>([
    ['the diluent goes in first, with a tip of its own', {}, [filled, moved]],
    ['with the same tip', { tips: 'once' }, tipped('once')],
    ['with the tip that is on', { tips: 'keep' }, tipped('keep')],
    ['the diluent is there already', { diluent: null }, [moved]],
    ['one well is no way', { at: { plate: 1, wells: ['A1'] }, diluent: null }, nowhere],
  ])('%s', (_, more, motions) => expect(dilute.motions({ ...step, ...more })).toEqual(motions));
});
