import { Label } from '@/components/drawings/label';
import { figure } from '@/lib/content';
import { BenchArm } from './bench-arm';
import { BenchInstruments } from './bench-instruments';
import { ARM_BASE, BENCH, PLACES } from './bench-places';

type BenchPlanProps = {
  label: string;
  /** Who does each step, in the order of the work. */
  by: readonly ('hand' | 'auto')[];
  /** Draws an arm and the range it reaches. */
  arm?: boolean;
  /** The bench runs off the right edge of the drawing. */
  runsOn?: boolean;
};

/** A laboratory bench from above, in millimetres: six places of work and the way between them. */
export function BenchPlan({ label, by, arm, runsOn }: BenchPlanProps) {
  const width = BENCH.width + (runsOn ? 0 : 6);
  return (
    <svg className="dr bplan" viewBox={`-3 -3 ${width} ${BENCH.depth + 6}`} role="img" aria-label={label}>
      <rect className="bplan__b" width={BENCH.width + (runsOn ? 100 : 0)} height={BENCH.depth} />
      {arm ? <Reach radius={figure('arm.medium.reach')} /> : null}
      <BenchInstruments />
      {PLACES.slice(1).map((place, index) => {
        const from = PLACES[index] ?? place;
        const kind = by[index] === 'auto' && by[index + 1] === 'auto' ? 'auto' : 'hand';
        return (
          <path
            key={place.x}
            className={`bplan__w--${kind}`}
            d={`M${from.x} ${from.y}L${place.x} ${place.y}`}
          />
        );
      })}
      {arm ? <BenchArm /> : null}
      {PLACES.map(({ x, y }, index) => (
        <Mark key={x} x={x} y={y} number={index + 1} kind={by[index] ?? 'hand'} />
      ))}
    </svg>
  );
}

/** The part of the arm's range that lies on the bench. */
function Reach({ radius }: { radius: number }) {
  const half = Math.round(Math.sqrt(radius ** 2 - ARM_BASE.y ** 2));
  const [left, right] = [ARM_BASE.x - half, ARM_BASE.x + half];
  return <path className="hat" d={`M${left} 0A${radius} ${radius} 0 0 0 ${right} 0Z`} />;
}

/** Round for a hand, square for the machine: the colour is not alone in telling. */
function Mark({ x, y, number, kind }: { x: number; y: number; number: number; kind: 'hand' | 'auto' }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={`bplan__m bplan__m--${kind}`}>
        {kind === 'hand' ? <circle r="30" /> : <rect x="-28" y="-28" width="56" height="56" />}
        <Label y="12" textAnchor="middle" text={number} />
      </g>
    </g>
  );
}
