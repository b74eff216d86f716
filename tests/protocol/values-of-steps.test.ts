/** What the values of a step may be, where a protocol comes from elsewhere and nothing is sure: a link, a file. */
import { isStep } from '@/lib/protocol/model';

const wellsOf = (rows: string) =>
  [...rows].flatMap((row) => [...Array(12).keys()].map((at) => row + (at + 1)));
const dispense = {
  do: 'dispense',
  volume: 50,
  liquid: 'water',
  at: { plate: 1, wells: ['A1'] },
  tips: 'each',
};
const hold = { do: 'hold', plate: 1, celsius: 37, seconds: 600 };
const wait = { do: 'wait', seconds: 5 };

it.each<[what: string, step: object]>([
  ['the smallest volume', { ...dispense, volume: 0.01 }],
  ['the greatest volume', { ...dispense, volume: 100_000 }],
  // 0.07 × 100 is a little more than 7.
  ['two decimals', { ...dispense, volume: 0.07 }],
  ['a name of 40 signs', { ...dispense, liquid: 'x'.repeat(40) }],
  ['no name yet', { ...dispense, liquid: '' }],
  ['the last well', { ...dispense, at: { plate: 3, wells: ['H12'] } }],
  ['all wells', { ...dispense, at: { plate: 1, wells: wellsOf('ABCDEFGH') } }],
  ['the last column', { ...dispense, at: { plate: 3, columns: [12] } }],
  ['all columns', { ...dispense, at: { plate: 1, columns: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] } }],
  ['the same tips', { ...dispense, tips: 'keep' }],
  ['a day', { ...wait, seconds: 86_400 }],
  ['warm for a time', hold],
  ['warm until something ends it', { ...hold, seconds: null }],
  ['no longer warm', { ...hold, celsius: null, seconds: null }],
])('may be: %s', (_, step) => expect(isStep(step)).toBe(true));

it.each<[what: string, step: object]>([
  ['no volume', { ...dispense, volume: 0 }],
  ['less than the smallest', { ...dispense, volume: 1e-9 }],
  ['too much volume', { ...dispense, volume: 100_000.01 }],
  ['three decimals', { ...dispense, volume: 50.001 }],
  ['a volume in words', { ...dispense, volume: '50' }],
  ['a volume that is null', { ...dispense, volume: null }],
  ['a name of 41 signs', { ...dispense, liquid: 'x'.repeat(41) }],
  ['a list of names', { ...dispense, liquid: ['water'] }],
  ['tips that are none', { ...dispense, tips: 'never' }],
  ['a place that is none', { ...dispense, at: 'A1' }],
  ['a place of two letters', { ...dispense, at: 'ab' }],
  ['a place that is undefined', { ...dispense, at: undefined }],
  ['a place that is null', { ...dispense, at: null }],
  ['a plate alone', { ...dispense, at: { plate: 1 } }],
  ['no plate', { ...dispense, at: { wells: ['A1'] } }],
  ['no plate, but something else', { ...dispense, at: { wells: ['A1'], more: 1 } }],
  ['no wells, but something else', { ...dispense, at: { plate: 1, more: ['A1'] } }],
  ['something else besides', { ...dispense, at: { plate: 1, wells: ['A1'], more: 1 } }],
  ['a fourth plate', { ...dispense, at: { plate: 4, wells: ['A1'] } }],
  ['a plate before the first', { ...dispense, at: { plate: 0, wells: ['A1'] } }],
  ['half a plate', { ...dispense, at: { plate: 1.5, wells: ['A1'] } }],
  ['no wells', { ...dispense, at: { plate: 1, wells: [] } }],
  ['a well alone', { ...dispense, at: { plate: 1, wells: 'A1' } }],
  ['a list of a list', { ...dispense, at: { plate: 1, wells: [['A1']] } }],
  ['one well that is none', { ...dispense, at: { plate: 1, wells: ['A1', 'A13'] } }],
  ['no columns', { ...dispense, at: { plate: 1, columns: [] } }],
  ['a thirteenth column', { ...dispense, at: { plate: 1, columns: [12, 13] } }],
  ['a column twice', { ...dispense, at: { plate: 1, columns: [1, 2, 1] } }],
  ['a column in words', { ...dispense, at: { plate: 1, columns: ['1'] } }],
  ['more than a day', { ...wait, seconds: 86_401 }],
  ['no time', { ...wait, seconds: 0 }],
  ['half a second', { ...wait, seconds: 0.5 }],
  ['a time that is null', { ...wait, seconds: null }],
  ['too warm', { ...hold, celsius: 96 }],
  ['a time, but not how warm', { ...hold, celsius: null }],
])('may not be: %s', (_, step) => expect(isStep(step)).toBe(false));
