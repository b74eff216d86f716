import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';
import { Wells } from '@/components/drawings/wells';
import { figure } from '@/lib/content';
import { capsule, type Point } from '@/lib/drawings/geometry';

/** The example bench, in millimetres from its back left corner. */
const BENCH = { width: 1800, depth: 750 };

/** Where the arm is bolted down. */
const ARM_BASE = { x: 860, y: 120 };

/** Where a person or the arm works, in the order of the work. */
const PLACES = [
  { x: 170, y: 560 },
  { x: 450, y: 400 },
  { x: 760, y: 620 },
  { x: 1090, y: 430 },
  { x: 1370, y: 300 },
  { x: 1600, y: 610 },
] as const;

type Sorting = 'hand' | 'auto';

const WAYS: Record<Sorting, string> = {
  hand: 'stroke-orange-deep [stroke-dasharray:6_5]',
  auto: 'stroke-teal',
};

type BenchPlanProps = {
  label: string;
  /** Who does each step, in the order of the work. */
  by: readonly Sorting[];
  /** Draws an arm and the range it reaches. */
  arm?: boolean;
  /** The bench runs off the right edge of the drawing. */
  runsOn?: boolean;
};

/** A laboratory bench from above, in millimetres: six places of work and the way between them. */
export function BenchPlan({ label, by, arm, runsOn }: BenchPlanProps) {
  const width = BENCH.width + (runsOn ? 0 : 6);
  return (
    <svg
      className="drawing h-auto w-full"
      viewBox={`-3 -3 ${width} ${BENCH.depth + 6}`}
      role="img"
      aria-label={label}
    >
      <rect className="fill-sunk stroke-ink" width={BENCH.width + (runsOn ? 100 : 0)} height={BENCH.depth} />
      {arm ? <Reach radius={figure('arm.medium.reach')} /> : null}
      <BenchInstruments />
      {PLACES.slice(1).map((place, index) => {
        const from = PLACES[index] ?? place;
        const kind = by[index] === 'auto' && by[index + 1] === 'auto' ? 'auto' : 'hand';
        return (
          <path
            key={place.x}
            className={`fill-none stroke-2 ${WAYS[kind]}`}
            d={`M${from.x} ${from.y}L${place.x} ${place.y}`}
          />
        );
      })}
      {arm ? <BenchArm /> : null}
      {PLACES.map(({ x, y }, index) => (
        <Mark key={x} x={x} y={y} number={index + 1} kind={by[index] ?? 'hand'} wide={runsOn} />
      ))}
    </svg>
  );
}

/** The part of the arm's range that lies on the bench. */
function Reach({ radius }: { radius: number }) {
  const half = Math.round(Math.sqrt(radius ** 2 - ARM_BASE.y ** 2));
  const [left, right] = [ARM_BASE.x - half, ARM_BASE.x + half];
  return <path className={draw.planned} d={`M${left} 0A${radius} ${radius} 0 0 0 ${right} 0Z`} />;
}

type MarkProps = { x: number; y: number; number: number; kind: Sorting; wide: boolean | undefined };

/** On a tablet two benches stand side by side, so that their marks stay as large as on a phone. */
const SIZES = {
  wide: 'scale-230 sm:scale-140 md:scale-175 lg:scale-135',
  half: 'scale-230 md:scale-175 lg:scale-135',
};

/** Round for a hand, square for the machine: the colour is not alone in telling. */
function Mark({ x, y, number, kind, wide }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={wide ? SIZES.wide : SIZES.half}>
        {kind === 'hand' ? (
          <circle className="fill-orange stroke-ink" r="30" />
        ) : (
          <rect className="fill-teal" x="-28" y="-28" width="56" height="56" />
        )}
        <Label
          className={`font-head text-[34px] font-semibold ${kind === 'hand' ? 'fill-ink' : 'fill-white'}`}
          y="12"
          textAnchor="middle"
          text={number}
        />
      </g>
    </g>
  );
}

const BASE: Point = [ARM_BASE.x, ARM_BASE.y];
const ELBOW: Point = [930, 360];
const WRIST: Point = [762, 512];

/** The arm from above, its tool over the plate. */
function BenchArm() {
  return (
    <g>
      <circle className={draw.cap} cx={BASE[0]} cy={BASE[1]} r="70" />
      <path className={draw.body} d={capsule(BASE, 50, ELBOW, 40)} />
      <path className={draw.body} d={capsule(ELBOW, 40, WRIST, 30)} />
      <Joint at={BASE} radius={36} />
      <Joint at={ELBOW} radius={28} />
      <Joint at={WRIST} radius={20} />
    </g>
  );
}

const Joint = ({ at: [cx, cy], radius }: { at: Point; radius: number }) => (
  <circle className={draw.cap} cx={cx} cy={cy} r={radius} />
);

/** What stands on the bench, in the order of the work. A plate is 127.5 mm wide: it sets the scale. */
function BenchInstruments() {
  return (
    <>
      <Balance />
      <Stirrer />
      <PlateAndTips />
      <Incubator />
      <Reader />
      <Notebook />
    </>
  );
}

const Balance = () => (
  <g>
    <path className={draw.body} d="M60 210H280V500H60Z" />
    <path className={draw.line} d="M80 230H260V400H80ZM100 430H240V475H100Z" />
    <circle className={draw.body} cx="170" cy="315" r="45" />
  </g>
);

const Stirrer = () => (
  <g>
    <path className={draw.body} d="M370 130H530V330H370Z" />
    <circle className={draw.body} cx="450" cy="210" r="58" />
    <circle className={draw.line} cx="450" cy="210" r="44" />
    <circle className={draw.cap} cx="450" cy="296" r="12" />
  </g>
);

const PlateAndTips = () => (
  <g>
    <g transform="translate(620 470)">
      <Wells fill={(_, column) => (column < 8 ? 0.8 : undefined)} />
    </g>
    <g transform="translate(775 470)">
      <Wells fill={() => undefined} />
    </g>
  </g>
);

const Incubator = () => (
  <g>
    <path className={draw.body} d="M960 40H1230V330H960Z" />
    <path className={draw.line} d="M985 65H1205V290H985ZM1060 310H1130" />
  </g>
);

const Reader = () => (
  <g>
    <path className={draw.body} d="M1300 30H1560V230H1300Z" />
    <path className={draw.line} d="M1370 230V120H1500V230M1520 60H1540" />
  </g>
);

const Notebook = () => (
  <g>
    <path className={draw.body} d="M1460 420H1740V545H1460ZM1600 420V545" />
    <path className={draw.faint} d="M1480 450H1580M1480 475H1580M1480 500H1560M1620 450H1720M1620 475H1700" />
  </g>
);
