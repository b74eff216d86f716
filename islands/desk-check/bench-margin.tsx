import { reachText } from '@/lib/desk-check/arm-text';
import { numberText } from '@/lib/desk-check/number-text';
import { type Bench, STATIONS, type Station } from '@/lib/desk-check/schema';
import { DASHED, NAME, Words } from './bench-words';
import type { Outcome } from './check';

/** From the axis to the farthest corner, and from there what is left of the reach, or what is missing. */
export function Margin({ check }: { check: Outcome }) {
  const { plan, answer, facts } = check;
  const { arm } = answer;
  const station = plan.bench.stations.find(({ id }) => id === arm?.farthest);
  if (!arm || !station) return null;
  const { armX, armY } = plan.bench;
  const corner = cornerOf(plan.bench, station);
  const reach = arm.arm?.reach ?? Math.max(...facts.arms.map(({ reach: each }) => each));
  const end = {
    x: armX + ((corner.x - armX) * reach) / arm.distance,
    y: armY + ((corner.y - armY) * reach) / arm.distance,
  };
  const left = reach - arm.distance;
  const side = corner.x < armX ? -1 : 1;
  const outer = left < 0 ? corner : end;
  return (
    <g className="pointer-events-none fill-orange-deep">
      <path className={DASHED} d={`M${armX} ${armY}L${corner.x} ${corner.y}`} />
      <path
        className={`fill-none stroke-4 ${arm.arm ? 'stroke-orange' : 'stroke-red'}`}
        d={`M${corner.x} ${corner.y}L${end.x} ${end.y}`}
      />
      <circle cx={corner.x} cy={corner.y} r="8" />
      <Words
        x={(armX + corner.x) / 2 + side * 30}
        y={(armY + corner.y) / 2 - 14}
        look={NAME}
        text={numberText(arm.distance, check.locale)}
      />
      <Words
        x={outer.x + side * 24}
        // Below the name of the station.
        y={outer.y + 72}
        // Towards the axis, where there is room.
        textAnchor={side > 0 ? 'end' : 'start'}
        look={`font-semibold ${arm.arm ? 'fill-orange-deep' : 'fill-red'}`}
        text={reachText(left, check)}
      />
    </g>
  );
}

function cornerOf({ armX, armY }: Bench, { kind, x, y }: Station): { x: number; y: number } {
  const [width, depth] = STATIONS[kind];
  return {
    x: x + (x < armX ? -width : width) / 2,
    y: y + (y < armY ? -depth : depth) / 2,
  };
}
