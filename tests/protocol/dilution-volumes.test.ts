/** How much a serial dilution moves and into what, what is assumed of it, and what a machine does then. */
import { dilute } from '@/lib/protocol/operations/dilute';
import { understand } from '@/lib/protocol/understand';

it.each<[said: string, assumed: string[]]>([
  ['', ['mixing', 'tips']],
  [', mixing 5 times', ['tips']],
  [', mixing 5 times, with one tip', []],
])('what is not said is assumed: moving 50 µL%s', (said, assumed) =>
  expect(
    understand(
      `Make a 1:2 serial dilution from A1 to A4, moving 50 µL${said}.`,
      'en',
    ).sentences[0]?.assumed.flat(),
  ).toEqual(assumed),
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
      { do: 'dispense', volume: 20, to: 'target' },
      { do: 'mix', times: 5, volume: 20 },
    ],
  };
  const filled = {
    do: 'pass',
    tips: 'once',
    channels: 1,
    targets: spots('A2', 'A3'),
    moves: [
      { do: 'aspirate', volume: 60, from: { liquid: 'buffer' } },
      { do: 'dispense', volume: 60, to: 'target' },
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
