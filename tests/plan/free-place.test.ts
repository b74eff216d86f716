import { freePlace } from '@/lib/plan/free-place';
import { MOST_STATIONS, type Plan, STATIONS } from '@/lib/plan/schema';

type Bench = Plan['bench'];
const bench: Bench = { width: 1800, depth: 750, armX: 900, armY: 90, stations: [] };
const [WIDTH, DEPTH] = STATIONS.other;

it('each new thing lies over none that is there, until the bench is full', () => {
  let filled = bench;
  for (let n = 0; n < MOST_STATIONS; n += 1) {
    const place = freePlace(filled);
    for (const { x, y } of filled.stations)
      expect(Math.abs(x - place.x) >= WIDTH || Math.abs(y - place.y) >= DEPTH).toBe(true);
    filled = { ...filled, stations: [...filled.stations, { id: `s${n}`, kind: 'other', ...place }] };
  }
});

it('where there is no room it lies over something, on the bench', () => {
  const small = { ...bench, width: 300, depth: 300 };
  const full = freePlace({ ...small, stations: [{ id: 's1', kind: 'sink', x: 150, y: 150 }] });
  expect(full.x).toBeLessThanOrEqual(300);
  expect(full.y).toBeLessThanOrEqual(300);
});

it('a size that cannot be read stops nobody', () => {
  expect(freePlace({ ...bench, width: 'broad' } as never)).toEqual({ x: 300, y: 300 });
});
