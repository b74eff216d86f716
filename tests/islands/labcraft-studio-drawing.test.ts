import fc from 'fast-check';
import {
  arc,
  lettersOf,
  liquidsOf,
  mixOf,
  partsOf,
  scoreOf,
  slice,
  volumeOf,
} from '@/islands/labcraft-studio/drawing';
import { exampleOf } from '@/islands/labcraft-studio/example';
import { picked } from '@/islands/labcraft-studio/picked';
import { rehearse } from '@/lib/protocol/rehearse';
import { understand } from '@/lib/protocol/understand';
import { wellsOf } from '@/lib/protocol/wells';

/** The drawings of the studio, as figures. */

const said = (text: string) => rehearse(understand(text, 'en').protocol);

it('a quarter of a circle begins at twelve o’clock and goes clockwise', () => {
  expect(arc(10, 10, 10, 0, 0.25)).toBe('M10 0A10 10 0 0 1 20 10');
  expect(slice(10, 10, 10, 0, 0.75)).toBe('M10 10L10 0A10 10 0 1 1 0 10Z');
});

it('heating takes as long on the scale as the time beside it says', () => {
  const { minutes } = scoreOf(said('Keep plate 1 at 37 °C for 5 minutes.'), 1);
  const { seconds } = said('Keep plate 1 at 37 °C for 5 minutes.');
  expect(minutes).toHaveLength(Math.floor((seconds[0] + seconds[1]) / 2 / 60));
});

it('of days some minutes have a mark, not all of them', () => {
  const { minutes } = scoreOf(said('Repeat the following 99 times: wait 24 hours. End of repeat.'), 1);
  expect(minutes.length).toBeGreaterThan(10);
  expect(minutes.length).toBeLessThan(20);
});

it('what is in a well becomes text, and is read again', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 6, max: 36_000 }), { maxLength: 4 }), (hundredths) => {
      const names = hundredths.map((_, index) => `liquid ${index}`);
      const volumes = hundredths.map((volume) => volume / 100);
      const contents = new Map(names.map((name, index) => [name, volumes[index] as number]));
      const parts = partsOf(mixOf(contents, names));
      expect(parts).toEqual(volumes.map((volume, index) => [index, volume]));
      expect(volumeOf(parts)).toBeCloseTo(volumes.reduce((sum, volume) => sum + volume, 0));
    }),
  ));

it('what is dispensed first has the first colour, and each liquid a letter of its own', () => {
  const names = liquidsOf(
    said('A1 holds 50 µL of sample. Add 50 µL of reagent S to A2. Add 9 µL of saline to A3.'),
  );
  expect(names).toEqual(['reagent S', 'sample', 'saline']);
  expect(lettersOf(names)).toEqual(['S', 'A', 'L']);
});

it('the score has each operation in its time, each step in its span, and each note in its row', () => {
  const rehearsal = said(
    'Add 50 µL of water to columns 2 and 5. Wait 10 minutes. Remove 50 µL from column 5.',
  );
  const { starts, spans, notes, waits, minutes } = scoreOf(rehearsal, 1);
  expect(starts).toHaveLength(rehearsal.moments.length + 1);
  expect(starts.at(-1)).toBeCloseTo(1);
  expect([...starts].sort((one, other) => one - other)).toEqual(starts);
  expect(spans.map(({ path }) => path)).toEqual([[0], [1], [2]]);
  expect(spans.at(-1)?.to).toBe(rehearsal.moments.length);
  expect(notes.map(({ row }) => row)).toEqual([-1, 1, -1, 4, 4]);
  expect(waits).toEqual([expect.objectContaining({ seconds: 600, isShort: true })]);
  // A long wait is drawn short, and its minutes with it.
  expect(minutes.length).toBeGreaterThanOrEqual(10);
  expect(scoreOf(rehearsal, 2).notes.every(({ row }) => row === -1)).toBe(true);
});

it('an example is known by its last plate at its fullest', () => {
  const text = 'Add 100 µL of water to A1. Remove 90 µL from A1.';
  expect(exampleOf({ name: 'Fill', text }, 'en')).toEqual({
    name: 'Fill',
    text,
    motions: 8,
    tips: 2,
    mixes: { '0:100': ['A1'] },
  });
});

it('wells are picked anew, beside others, and taken away when they are picked again', () => {
  const first = { plate: 2, columns: [1] };
  expect(picked(first, 'A3', 'H4', false)).toEqual({ plate: 2, columns: [3, 4] });
  expect(picked(first, 'A2', 'H2', true)).toEqual({ plate: 2, columns: [1, 2] });
  expect(picked(first, 'B2', 'C3', false)).toEqual({ plate: 2, wells: ['B2', 'B3', 'C2', 'C3'] });
  const both = picked(first, 'B2', 'B2', true);
  expect(wellsOf(both)).toHaveLength(9);
  expect(picked(both, 'B2', 'B2', true)).toEqual(first);
  // One well stays.
  expect(picked({ plate: 1, wells: ['A1'] }, 'A1', 'A1', true)).toEqual({ plate: 1, wells: ['A1'] });
});
