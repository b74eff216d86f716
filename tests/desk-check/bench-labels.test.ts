/** Where the numbers in the drawing of a bench stand: on the circle they are of, and over nothing else. */
import fc from 'fast-check';
import { crowdedLabels, reachPlace } from '@/lib/desk-check/bench-labels';
import { type Bench, STATION_KINDS, STATIONS } from '@/lib/desk-check/schema';

const bench: Bench = { width: 1800, depth: 750, armX: 900, armY: 100, stations: [] };
const station = (x: number, y: number, kind: Bench['stations'][number]['kind'] = 'reactor') => ({
  id: `s${x}`,
  kind,
  x,
  y,
});

describe('the number of a reach', () => {
  it.each<[what: string, bench: Bench, place: object | undefined]>([
    ['stands below the arm', bench, { x: 900, y: 420 }],
    [
      'turns where an instrument is below it',
      { ...bench, stations: [station(900, 330)] },
      { x: 1060, y: 377 },
    ],
    [
      'turns to the left where there is one on the right, too',
      { ...bench, stations: [station(900, 330), station(1150, 330)] },
      { x: 740, y: 377 },
    ],
    ['stays on the bench', { ...bench, width: 1000, stations: [station(900, 330)] }, { x: 740, y: 377 }],
    // A sink is 400 mm wide; three of them are all around.
    [
      'is left out where instruments are everywhere',
      {
        ...bench,
        stations: [station(500, 330, 'sink'), station(900, 330, 'sink'), station(1300, 330, 'sink')],
      },
      undefined,
    ],
  ])('%s', (_, where, place) => expect(reachPlace(where, 320)).toEqual(place));

  it('stands on its circle, beside every instrument', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            kind: fc.constantFrom(...STATION_KINDS),
            x: fc.nat(1800),
            y: fc.nat(750),
          }),
          { maxLength: 12 },
        ),
        fc.integer({ min: 100, max: 800 }),
        (all, reach) => {
          const stations = all.map((one, at) => ({ ...one, id: `s${at}` }));
          const place = reachPlace({ ...bench, stations }, reach);
          if (!place) return;
          expect(Math.abs(Math.hypot(place.x - 900, place.y - 100) - reach)).toBeLessThan(1);
          for (const { kind, x, y } of stations) {
            const [width, depth] = STATIONS[kind];
            const isOver = Math.abs(x - place.x) < width / 2 && Math.abs(y - place.y) < depth / 2;
            expect(isOver).toBe(false);
          }
        },
      ),
    ));
});

describe('numbers above instruments', () => {
  // Plates are 128 × 86 mm.
  const plates = (...places: [x: number, y: number][]) => places.map(([x, y]) => station(x, y, 'plate'));
  it.each<[what: string, labels: string[], stations: Bench['stations'], crowded: boolean[]]>([
    ['have room between instruments far apart', ['1', '2'], plates([200, 300], [400, 300]), [false, false]],
    [
      'of which one is long make the second higher',
      ['1 2 4–6', '3'],
      plates([200, 300], [340, 300]),
      [false, true],
    ],
    ['meet in either order', ['3', '1 2 4–6'], plates([340, 300], [200, 300]), [false, true]],
    ['do not meet behind each other', ['1 2 4–6', '3'], plates([200, 300], [340, 400]), [false, false]],
    ['need none where nothing is done', ['', '3'], plates([200, 300], [230, 300]), [false, false]],
  ])('%s', (_, labels, stations, crowded) => expect(crowdedLabels(stations, labels, 40)).toEqual(crowded));
});
