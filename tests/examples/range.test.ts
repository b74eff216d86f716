import { compareRanges, engineersMatch, rangeKey, rangeText } from '../../lib/examples/range.ts';

const range = (from: number, to = from) => ({ from, to });

describe('the engineer filter', () => {
  /** For a team, whether it is found by one, by two, and by three or more. */
  it.each([
    [range(1), [true, false, false]],
    [range(2), [false, true, false]],
    [range(1, 2), [true, true, false]],
    [range(2, 3), [false, true, true]],
    [range(1, 5), [true, true, true]],
    [range(3), [false, false, true]],
    [range(4), [false, false, true]],
    [range(4, 6), [false, false, true]],
  ])('finds a team of %j by one, two, three or more: %j', (engineers, found) => {
    expect([1, 2, 3].map((wanted) => engineersMatch(engineers, wanted))).toEqual(found);
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
