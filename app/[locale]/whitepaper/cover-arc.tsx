import { Label } from '@/components/drawings/label';
import { at, type Point } from '@/lib/drawings/geometry';

const RADIANS = Math.PI / 180;

type CoverArcProps = { center: Point; radius: number; label: string };

/** The range of the arm as a dashed arc, with one radius dimensioned. */
export function CoverArc({ center: [x, y], radius, label }: CoverArcProps) {
  const on = (degrees: number, r = radius) =>
    at(x + r * Math.cos(degrees * RADIANS), y - r * Math.sin(degrees * RADIANS));
  const [labelX, labelY] = on(24, radius * 0.8).split(' ');
  return (
    <>
      <path className="env" d={`M${at(x, y)}L${on(88)}A${radius} ${radius} 0 0 1 ${on(-10)}Z`} />
      <g className="dim u">
        <path d={`M${at(x, y)}L${on(24)}`} />
        <Label x={labelX} y={Number(labelY) - 4} textAnchor="end" text={label} />
      </g>
    </>
  );
}
