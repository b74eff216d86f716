import { type Bench, STATIONS } from './schema.ts';

/**
 * The first place on a bench, from the left and the back, where something new lies over nothing: millimetres to its middle.
 * On a full bench it lies over something.
 */
export function freePlace({ width, depth, stations }: Bench): { x: number; y: number } {
  const [own] = STATIONS.other;
  for (let y = own; y < depth; y += own / 2)
    for (let x = own; x < width; x += own / 2) {
      const isFree = stations.every((other) => {
        const [w, d] = STATIONS[other.kind];
        return Math.abs(other.x - x) >= (w + own) / 2 || Math.abs(other.y - y) >= (d + own) / 2;
      });
      if (isFree) return { x, y };
    }
  return { x: 300, y: 300 };
}
