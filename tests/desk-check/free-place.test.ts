import { freePlace } from '@/lib/desk-check/free-place';
import { MOST_STATIONS, type Plan, STATIONS } from '@/lib/desk-check/schema';

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

it.each<[what: string, size: Partial<Bench>, others: Bench['stations'], place: object]>([
  ['the first is at the back on the left', {}, [], { x: 200, y: 200 }],
  ['the next touches it', {}, [{ id: 's1', kind: 'other', x: 200, y: 200 }], { x: 400, y: 200 }],
  // 400 mm and 200 mm broad: their middles are 300 mm apart.
  ['as it does a broader one', {}, [{ id: 's1', kind: 'sink', x: 200, y: 200 }], { x: 500, y: 200 }],
  // A middle at 400 mm would have half of it beyond the edge.
  [
    'none hangs over the right edge',
    { width: 400 },
    [{ id: 's1', kind: 'other', x: 200, y: 200 }],
    { x: 200, y: 400 },
  ],
  ['but it may end there', { width: 401 }, [{ id: 's1', kind: 'other', x: 200, y: 200 }], { x: 400, y: 200 }],
  [
    'nor over the front edge',
    { width: 400, depth: 400 },
    [{ id: 's1', kind: 'other', x: 200, y: 200 }],
    { x: 300, y: 300 },
  ],
])('%s', (_what, size, stations, place) => expect(freePlace({ ...bench, ...size, stations })).toEqual(place));

it('where there is no room it lies over something, on the bench', () => {
  const small = { ...bench, width: 300, depth: 300 };
  const full = freePlace({ ...small, stations: [{ id: 's1', kind: 'sink', x: 150, y: 150 }] });
  expect(full.x).toBeLessThanOrEqual(300);
  expect(full.y).toBeLessThanOrEqual(300);
});
