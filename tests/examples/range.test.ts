import fc from 'fast-check';
import { compareRanges, engineersMatch, rangeKey, rangeText } from '../../lib/examples/range.ts';

const range = (from: number, to = from) => ({ from, to });

describe('the engineer filter', () => {
  it.each([
    ['1 engineer', range(1), 1, true],
    ['1 engineer', range(1), 2, false],
    ['1 engineer', range(1), 3, false],
    ['2 engineers', range(2), 1, false],
    ['2 engineers', range(2), 2, true],
    ['2 engineers', range(2), 3, false],
    ['1 to 2 engineers', range(1, 2), 1, true],
    ['1 to 2 engineers', range(1, 2), 2, true],
    ['1 to 2 engineers', range(1, 2), 3, false],
    ['2 to 3 engineers', range(2, 3), 1, false],
    ['2 to 3 engineers', range(2, 3), 3, true],
    ['1 to 5 engineers', range(1, 5), 2, true],
    ['1 to 5 engineers', range(1, 5), 3, true],
    ['3 engineers', range(3), 3, true],
    ['4 engineers', range(4), 3, true],
    ['4 to 6 engineers', range(4, 6), 3, true],
    ['4 to 6 engineers', range(4, 6), 2, false],
  ])('for %s (%j), choosing %i: %s', (_, engineers, wanted, matches) => {
    expect(engineersMatch(engineers, wanted)).toBe(matches);
  });

  it('finds every team under at least one of its choices', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(20), (from, more) =>
        [1, 2, 3].some((wanted) => engineersMatch(range(from, from + more), wanted)),
      ),
    );
  });
});

describe('a range', () => {
  it.each([
    [range(1, 2), '1-2', '1〜2', '1–2'],
    [range(1.5, 2), '1.5-2', '1.5〜2', '1.5–2'],
    [range(2), '2', '2', '2'],
  ])('%j is "%s" in an address, "%s" in Japanese, "%s" in English', (value, key, ja, en) => {
    expect([rangeKey(value), rangeText(value, 'ja'), rangeText(value, 'en')]).toEqual([key, ja, en]);
  });

  it('sorts by its beginning, then by its end', () => {
    const sorted = [range(2, 3), range(1.5, 2), range(1, 2), range(10), range(1, 1.5)].sort(compareRanges);
    expect(sorted.map(rangeKey)).toEqual(['1-1.5', '1-2', '1.5-2', '2-3', '10']);
  });
});
