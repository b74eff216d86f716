import {
  answerPath,
  arrival,
  departure,
  dots,
  entry,
  inlet,
  SIZE,
} from '@/components/lablockly/model-geometry';

const points = (path: string) =>
  path
    .slice(1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number));

describe('the drawing of the LabClone model', () => {
  it('keeps every dot inside its square', () => {
    for (const coordinate of dots.flat()) {
      expect(coordinate).toBeGreaterThan(0);
      expect(coordinate).toBeLessThan(SIZE);
    }
  });

  it('spreads the lines evenly about the middle', () => {
    expect(entry(2, 5)).toBe(SIZE / 2);
    expect(entry(0, 5) + entry(4, 5)).toBe(SIZE);
  });

  it('leads each line to a dot of its own', () => {
    const ends = [0, 1, 2, 3, 4].map((line) => arrival(line, 5).join(' '));
    expect(new Set(ends).size).toBe(5);
    expect(inlet(0, 5).endsWith(ends[0] ?? 'missing')).toBe(true);
  });

  it.each([0, 1, 2, 3, 4])('takes the answer from line %i over dots to the right edge', (line) => {
    const way = points(answerPath(line, 5));
    expect(way[0]).toEqual([...arrival(line, 5)]);
    expect(way.at(-1)).toEqual([SIZE, SIZE / 2]);
    expect(way.at(-2)).toEqual([...departure]);
    for (const [index, [x = 0]] of way.slice(1).entries()) expect(x).toBeGreaterThan(way[index]?.[0] ?? 0);
  });
});
