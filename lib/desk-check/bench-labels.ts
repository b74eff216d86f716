/** Where the numbers in the drawing of a bench stand, so that none lies over another or over a name. */
import { type Bench, STATIONS } from './schema.ts';

/** Millimetres around a station for its name below, the numbers of its steps above, and half a number at its sides. */
const ROOM = { side: 30, above: 60, below: 80 };
/** Degrees from straight below the arm. */
const TURNS = [0, 30, -30, 45, -45, 60, -60];

type Place = { x: number; y: number };

/** A place on the circle of a reach, in millimetres: straight below the arm, or as near to that as nothing on the bench is in its way; if something is everywhere, none. */
export function reachPlace({ armX, armY, width, stations }: Bench, reach: number): Place | undefined {
  const places = TURNS.map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return {
      x: Math.round(armX + reach * Math.sin(angle)),
      y: Math.round(armY + reach * Math.cos(angle)),
    };
  });
  const isFree = ({ x, y }: Place) =>
    x >= 0 &&
    x <= width &&
    stations.every((one) => {
      const [w, d] = STATIONS[one.kind];
      const isBeside = Math.abs(one.x - x) > w / 2 + ROOM.side;
      return isBeside || one.y - y > d / 2 + ROOM.above || y - one.y > d / 2 + ROOM.below;
    });
  return places.find(isFree);
}

/**
 * The labels above stations that would meet one before them, and have to stand a line higher. `letter` is the width of a
 * letter in millimetres.
 */
export function crowdedLabels(
  stations: Bench['stations'],
  labels: readonly string[],
  letter: number,
): boolean[] {
  const edges = stations.map(({ kind, x, y }, at) => {
    const half = (((labels[at] as string).length + 1) * letter) / 2;
    return { left: x - half, right: x + half, top: y - STATIONS[kind][1] / 2 };
  });
  return edges.map(({ left, right, top }, at) =>
    edges
      .slice(0, at)
      .some(
        (other, before) =>
          labels[before] &&
          left < other.right &&
          other.left < right &&
          Math.abs(other.top - top) < 2 * letter,
      ),
  );
}
