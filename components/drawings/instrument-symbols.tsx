import { STATION_KINDS, STATIONS, type StationKind } from '@/lib/desk-check/schema';
import * as draw from './looks';

type InstrumentProps = { kind: StationKind; width: number; depth: number };

/** Small circles in columns and rows over a whole face. */
const Grid = ({ width, depth, columns, rows, className }: InstrumentSize & GridProps) => (
  <>
    {Array.from({ length: columns * rows }, (_, index) => (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in a grid is its number
        key={index}
        className={className}
        cx={((index % columns) + 1) * (width / (columns + 1))}
        cy={(Math.floor(index / columns) + 1) * (depth / (rows + 1))}
        r={Math.min(width / columns, depth / rows) * 0.32}
      />
    ))}
  </>
);
type InstrumentSize = Omit<InstrumentProps, 'kind'>;
type GridProps = { columns: number; rows: number; className: string };

/** What stands on a bench, from above, as large as it is: its left back corner at the origin, millimetres as units. */
function Instrument({ kind, ...size }: InstrumentProps) {
  const { width: w, depth: d } = size;
  const middle = { cx: w / 2, cy: d / 2 };
  const round = Math.min(w, d) / 2;
  const outline = <rect className={draw.body} width={w} height={d} />;
  switch (kind) {
    case 'plate':
      return (
        <>
          <path className={draw.body} d={`M8 0H${w}V${d}H0V8z`} />
          <Grid {...size} columns={12} rows={8} className={draw.emptyWell} />
        </>
      );
    case 'tips':
      return (
        <>
          {outline}
          <Grid {...size} columns={12} rows={8} className={draw.emptyWell} />
        </>
      );
    case 'rack':
    case 'collector':
      return (
        <>
          {outline}
          <Grid
            {...size}
            columns={kind === 'rack' ? 8 : 10}
            rows={kind === 'rack' ? 3 : 6}
            className={draw.filledWell}
          />
        </>
      );
    case 'beaker':
      return (
        <>
          <circle className={draw.body} {...middle} r={round} />
          <circle className={draw.liquid} {...middle} r={round * 0.86} />
          <path className={draw.line} d={`M${w / 2 - 10} 4 ${w / 2} -6 ${w / 2 + 10} 4`} />
        </>
      );
    case 'bottle':
      return (
        <>
          <circle className={draw.body} {...middle} r={round} />
          <circle className={draw.cap} {...middle} r={round * 0.46} />
        </>
      );
    case 'stirrer':
    case 'balance':
      return (
        <>
          {outline}
          <circle className={draw.faint} cx={w / 2} cy={d * 0.42} r={Math.min(w, d) * 0.36} />
          <rect className={draw.cap} x={w * 0.2} y={d - 24} width={w * 0.6} height="12" />
        </>
      );
    case 'meter':
      return (
        <>
          {outline}
          <rect className={draw.cap} x={w * 0.15} y={d * 0.15} width={w * 0.7} height={d * 0.4} />
          <circle className={draw.body} cx={w * 0.3} cy={d * 0.78} r="11" />
          <circle className={draw.body} cx={w * 0.7} cy={d * 0.78} r="11" />
        </>
      );
    case 'pump':
      return (
        <>
          {outline}
          <rect className={draw.faint} x={w * 0.08} y={d * 0.16} width={w * 0.84} height={d * 0.26} />
          <rect className={draw.filledWell} x={w * 0.08} y={d * 0.16} width={w * 0.5} height={d * 0.26} />
          <rect className={draw.faint} x={w * 0.08} y={d * 0.58} width={w * 0.84} height={d * 0.26} />
          <rect className={draw.finger} x={w * 0.08} y={d * 0.58} width={w * 0.34} height={d * 0.26} />
        </>
      );
    case 'reactor':
      return (
        <>
          {outline}
          {[0.78, 0.56, 0.34].map((share) => (
            <circle key={share} className={draw.line} {...middle} r={round * share} />
          ))}
        </>
      );
    case 'incubator':
      return (
        <>
          {outline}
          <rect className={draw.faint} x="14" y="14" width={w - 28} height={d - 50} />
          <path className={draw.line} d={`M0 ${d - 22}H${w}M${w * 0.36} ${d - 11}H${w * 0.64}`} />
        </>
      );
    case 'centrifuge':
      return (
        <>
          {outline}
          <circle className={draw.faint} {...middle} r={round * 0.82} />
          <circle className={draw.cap} {...middle} r={round * 0.2} />
          {[0, 60, 120].map((turn) => (
            <path
              key={turn}
              className={draw.line}
              transform={`rotate(${turn} ${w / 2} ${d / 2})`}
              d={`M${w / 2 - round * 0.7} ${d / 2}h${round * 0.4}m${round * 0.6} 0h${round * 0.4}`}
            />
          ))}
        </>
      );
    case 'reader':
      return (
        <>
          {outline}
          <rect className={draw.faint} x={w * 0.08} y={d * 0.09} width={w * 0.84} height={d * 0.35} />
          <path className={draw.line} d={`M0 ${d * 0.76}H${w}`} />
          <rect className={draw.cap} x={w * 0.27} y={d * 0.82} width={w * 0.46} height={d * 0.12} />
        </>
      );
    case 'sink':
      return (
        <>
          {outline}
          <rect className={draw.faint} x="24" y="24" width={w - 48} height={d - 48} rx="30" />
          <circle className={draw.line} {...middle} r="16" />
        </>
      );
    default:
      return (
        <>
          {outline}
          <path className={draw.faint} d={`M0 0 ${w} ${d}M${w} 0 0 ${d}`} />
        </>
      );
  }
}

/** All of them as symbols, to be drawn by their kinds. */
export const InstrumentSymbols = () =>
  STATION_KINDS.map((kind) => (
    <g key={kind} id={`instrument-${kind}`}>
      <Instrument kind={kind} width={STATIONS[kind][0]} depth={STATIONS[kind][1]} />
    </g>
  ));
