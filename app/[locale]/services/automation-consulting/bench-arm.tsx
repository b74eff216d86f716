import { capsule, type Point } from '@/lib/drawings/geometry';
import { ARM_BASE } from './bench-places';

const BASE: Point = [ARM_BASE.x, ARM_BASE.y];
const ELBOW: Point = [930, 360];
const WRIST: Point = [762, 512];

/** The arm from above, its tool over the plate. */
export function BenchArm() {
  return (
    <g>
      <circle className="cp" cx={BASE[0]} cy={BASE[1]} r="70" />
      <path className="bd" d={capsule(BASE, 50, ELBOW, 40)} />
      <path className="bd" d={capsule(ELBOW, 40, WRIST, 30)} />
      <Joint at={BASE} radius={36} />
      <Joint at={ELBOW} radius={28} />
      <Joint at={WRIST} radius={20} />
    </g>
  );
}

const Joint = ({ at: [cx, cy], radius }: { at: Point; radius: number }) => (
  <circle className="cp" cx={cx} cy={cy} r={radius} />
);
