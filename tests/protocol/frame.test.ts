/** What a clause says, checked: whether each part belongs to its verb, whether it is too much, and what it tells of a step. */
import { stepOf } from '@/lib/protocol/frame';
import { LIMITS } from '@/lib/protocol/model';
import type { Said } from '@/lib/protocol/said';
import { readSentence, sentencesOf } from '@/lib/protocol/sentences';
import { understand } from '@/lib/protocol/understand';
import { run } from '@/lib/protocol/wells';
import { refusals } from './refusals';

const LONG = `"${'a'.repeat(LIMITS.name + 1)}"`;
it.each<[text: string, why: string]>([
  // What does not belong to the verb.
  ['Wait 5 s in A1.', 'unfit wells,step: A1'],
  ['Wait 5 s, 3 times.', 'unfit repeat,step: 3 times'],
  ['Remove 10 µL into A1.', 'unfit wells: A1'],
  ['Add 10 µL of PBS from A1.', 'unfit wells: A1'],
  // Twice, though something else is missing as well.
  ['Shake plate 1 plate 2.', 'twice plate: plate 2'],
  ['With one tip, add PBS to A1 with a new tip.', 'twice tips: a new tip'],
  // Finer than a step may hold, or longer.
  ['Add 0.005 µL of PBS to A1.', 'limit volume: 0.005 µL'],
  ['Add 100 µL of PBS evenly to A1, B1 and C1.', 'limit volume: 100 µL'],
  [`Add 20 µL of ${LONG} to A1.`, `limit liquid: ${LONG}`],
  // Which plate is on the shaker, where there are several?
  [
    'Add 10 µL of PBS to A1 of plate 2. Shake at 500 rpm for 5 min.',
    'which-plate plate: Shake at 500 rpm for 5 min',
  ],
])('%s is refused', (text, why) => expect(refusals(text)).toEqual([why]));

describe('a volume that is left in a well', () => {
  const BEFORE = 'A1 contains 50 µL of PBS.';

  it('tells how much is taken out of it', () =>
    expect(understand(`${BEFORE} Remove all but 20 µL from A1.`, 'en').protocol.steps).toMatchObject([
      { do: 'given', volume: 50 },
      { do: 'remove', volume: 30, at: { plate: 1, wells: ['A1'] } },
    ]));

  it.each<[text: string, why: string]>([
    ['Add PBS to A1 leaving 20 µL.', 'unfit volume: 20 µL'],
    // One of the two holds nothing.
    ['Remove all but 20 µL from A1 and B1.', 'nothing-before volume: 20 µL'],
  ])('does not tell it: %s', (text, why) => expect(refusals(`${BEFORE} ${text}`)).toEqual([why]));

  it('tells nothing where nobody knows what is there', () => {
    const [sentence] = sentencesOf('Remove all but 20 µL from A1.', 1);
    const [clause] = (sentence && readSentence(sentence, 'en').clauses) ?? [];
    expect(() => stepOf(clause as Said, { plates: false })).toThrow('nothing-before');
  });
});

it('a plate alone is all of its wells', () =>
  expect(understand('In plate 2, add 10 µL of PBS.', 'en').protocol.steps).toEqual([
    { do: 'dispense', volume: 10, liquid: 'PBS', at: { plate: 2, columns: run(1, 12) }, tips: 'each' },
  ]));

it('words tell where something is taken from, where it goes, and with which tips', () => {
  const text = 'Transfer 10 µL from A1 into B1 with one tip.';
  const slots = understand(text, 'en').sentences.flatMap((one) => one.slots);
  expect(slots.map(({ field, start, end }) => [field, text.slice(start, end)])).toEqual([
    [undefined, 'Transfer'],
    ['volume', '10 µL'],
    ['from', 'A1'],
    ['at', 'B1'],
    ['tips', 'one tip'],
  ]);
});
