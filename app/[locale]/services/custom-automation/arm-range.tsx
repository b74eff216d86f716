import { ArmElevation } from '@/components/drawings/arm-elevation';
import * as draw from '@/components/drawings/looks';
import { armPose } from '@/lib/drawings/arm-pose';
import { at, round } from '@/lib/drawings/geometry';

type ArmRangeProps = {
  /** Rated reach in millimetres. */
  reach: number;
  label: string;
  /** Its width; the whole width by default. */
  className?: string;
};

const BENCH = 1000;
/** Direction of the left edge of the range, and of the line that carries its radius, in radians. */
const LEFT_EDGE = 1.75;
const RADIUS_LINE = 0.2;
/** Place of the shoulder and width of the drawing, as shares of the reach: the drawings keep one scale. */
const SHOULDER = 0.24;
const WIDTH = 1.27;
const POSE = [-8, 104] as const;

/** An arm in side elevation with the range it covers, in millimetres; its width grows with its reach. */
export function ArmRange({ reach, label, className = 'w-full' }: ArmRangeProps) {
  const x = reach * SHOULDER;
  const [, shoulder] = armPose({ x, y: BENCH, reach }).shoulder;
  const atBench = x + Math.sqrt(reach ** 2 - (BENCH - 2 - shoulder) ** 2);
  const on = (angle: number, share = 1) =>
    [x + reach * share * Math.cos(angle), shoulder - reach * share * Math.sin(angle)] as const;
  const tip = on(RADIUS_LINE);
  const top = shoulder - reach - 2;
  return (
    <svg
      className={`drawing h-auto overflow-visible [--drawing-text:44px] sm:[--drawing-text:48px] md:[--drawing-text:36px] lg:[--drawing-text:28px] ${className}`}
      viewBox={`0 ${round(top)} ${round(reach * WIDTH)} ${round(BENCH - top)}`}
      role="img"
      aria-label={label}
    >
      <path
        className={draw.reach}
        d={`M${at(x, shoulder)}L${at(...on(LEFT_EDGE))}A${reach} ${reach} 0 0 1 ${at(atBench, BENCH - 2)}Z`}
      />
      <g className="fill-none stroke-teal stroke-1">
        <path d={`M${at(x, shoulder)}L${at(...tip)}`} />
        <circle className="fill-teal stroke-none" cx={round(tip[0])} cy={round(tip[1])} r="6" />
        <text
          className={`${draw.measure} fill-teal`}
          x={round(on(RADIUS_LINE, 0.95)[0])}
          y={round(on(RADIUS_LINE, 0.95)[1])}
          // Clear of the line at its other end as well, whatever its size.
          dy="1.4em"
          textAnchor="end"
        >
          R{reach}
        </text>
      </g>
      <ArmElevation x={x} y={BENCH} reach={reach} angles={POSE} />
    </svg>
  );
}
