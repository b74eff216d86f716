import type { ReactNode } from 'react';
import { fill } from '@/lib/listing/fill';
import { keyOf } from '@/lib/protocol/contents';
import { KIT } from '@/lib/protocol/kit';
import { ALL_COLUMNS, columnOf, ROWS } from '@/lib/protocol/wells';
import { mixOf, PLATE, partsOf, spotOf, volumeOf, wellX } from './drawing';
import { Sign } from './icons';
import { patternOf, Shape } from './liquids';
import { placed } from './plan';
import { UNSAID } from './plan-marks';
import { useMoment } from './use-moment';
import { type Size, useSize } from './use-size';
import type { StudioState } from './use-studio';
import { micro } from './words';

/** The figures of the section: its scale, half a well, where rim and floor are, and how high a volume stands. */
type Cut = { scale: number; half: number; rim: number; floor: number; high(volume: number): number };
type CutProps = { studio: StudioState; cut: Cut };

/** The plate cut along the row under focus: how high the liquids stand, and where the tips are. */
export function Section({ studio, plan }: { studio: StudioState; plan: Size }) {
  const { plate, well, setWell, words, stop, isAwake } = studio;
  const { width, height } = useSize('studio-section', studio, { width: plan.width, height: 96 });
  const { scale, x: left, isNarrow } = placed(plan);
  const [rim, floor] = [Math.max(20, height * 0.36), height - 16];
  const cut: Cut = {
    scale,
    half: PLATE.pitch * 0.38 * scale,
    rim,
    floor,
    high: (volume) => (volume / KIT.wellMax) * (floor - rim),
  };
  const [a, b, c, d] = [0.5, 5, 122.5, 127].map((value) => value * scale);
  const row = well.charAt(0);
  /** The well of the row that would hold too much. */
  const full =
    stop?.kind === 'well-full' && stop.plate === plate
      ? stop.failing?.find((name) => name.startsWith(row))
      : undefined;
  const { volume = 0, limit = 0 } = (full && stop) || {};
  const fullAt = columnOf(full ?? 'A1');
  // Beside the well, where there is room for it.
  const side = fullAt > 6 ? -1 : 1;
  const turn = (by: number) => setWell(`${ROWS.at((ROWS.indexOf(row) + by + 8) % 8)}${well.slice(1)}`);
  const turnTo = (by: number, name: string): ReactNode => (
    <button
      type="button"
      className="grid h-5 w-6 place-items-center pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:-inset-3"
      disabled={!isAwake}
      aria-label={name}
      onClick={() => turn(by)}
    >
      <Sign name={by < 0 ? 'up' : 'down'} className="size-3.5" />
    </button>
  );
  return (
    <div id="studio-section" className="relative min-w-0 contain-strict">
      <svg
        className="absolute inset-0 size-full text-[12px]"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={fill(words.plate.section, { row })}
      >
        <g transform={`translate(${left} 0)`}>
          <path
            d={`M${b} ${rim}H${c}V${floor - 4}H${d}V${floor + 8}H${a}V${floor - 4}H${b}Z`}
            fill={patternOf('cut')}
            className="stroke-ink stroke-[1.25]"
          />
          {ALL_COLUMNS.map((column) => (
            <WellCut
              key={column}
              studio={studio}
              cut={cut}
              name={`${row}${column}`}
              after={full && column === fullAt ? volume : undefined}
            />
          ))}
          {volume > limit ? (
            <text
              x={wellX(fullAt, scale) + side * (cut.half + 8)}
              y={rim - 6}
              textAnchor={side < 0 ? 'end' : 'start'}
              className="fill-orange-deep text-[13px] font-semibold"
            >
              {fill(words.plate.over, { volume: micro(volume - limit) })}
            </text>
          ) : null}
          <Tip studio={studio} cut={cut} />
          {isNarrow ? null : <Axis x={PLATE.width * scale + 8} top={rim} bottom={floor} />}
        </g>
      </svg>
      <div
        className="absolute top-[min(30%,100%-3.75rem)] grid justify-items-center text-ink-3"
        style={isAwake ? { left: `${(left - 33) / 16}rem` } : undefined}
      >
        {turnTo(-1, words.plate.rowUp)}
        <span className="grid size-5 place-items-center rounded-edge bg-ink text-[0.8125rem]/[1] font-semibold text-white">
          {row}
        </span>
        {turnTo(1, words.plate.rowDown)}
      </div>
    </div>
  );
}

/** A well from the side. What it would hold after a mistake stands over it. */
function WellCut({ studio, cut, name, after }: CutProps & { name: string; after: number | undefined }) {
  const { plate, well, names, sceneAt, rehearsal } = studio;
  const { scale, half, rim, floor, high } = cut;
  const mix = useMoment(studio, (done) => mixOf(sceneAt(done).wells.get(keyOf(plate, name)), names));
  const isUnderTip = useMoment(
    studio,
    (done) => tipAt(studio, done)?.well === name && done < rehearsal.moments.length,
  );
  const x = wellX(columnOf(name), scale);
  const parts = partsOf(mix);
  const spill = after === undefined ? 0 : after - volumeOf(parts);
  let y = floor;
  const layers = parts.map(([liquid, volume]) => {
    y -= high(volume);
    return { liquid, d: `M${x - half} ${y}h${2 * half}v${high(volume)}h${-2 * half}z` };
  });
  return (
    <g>
      <path d={`M${x - half} ${rim - 1}V${floor}H${x + half}V${rim - 1}`} className="fill-white stroke-ink" />
      <g className="forced-color-adjust-none">
        {layers.map((layer) => (
          <Shape key={layer.liquid} {...layer} />
        ))}
      </g>
      {layers.length ? <path d={`M${x - half} ${y}h${2 * half}`} className="stroke-ink" /> : null}
      {spill > 0 ? (
        <path
          d={`M${x - half} ${y}v${-high(spill)}h${2 * half}v${high(spill)}z`}
          fill={patternOf('stop')}
          className="stroke-orange-deep stroke-[1.5] [stroke-dasharray:4_3]"
        />
      ) : null}
      {name === well && layers.length && spill <= 0 && !isUnderTip ? (
        <text x={x} y={rim - 6} textAnchor="middle" className="fill-ink font-semibold">
          {micro(volumeOf(parts))}
        </text>
      ) : null}
    </g>
  );
}

/** The well of the row in sight that the pipette is at, and whether its tip is in the liquid: so it draws and mixes. */
function tipAt({ rehearsal: { moments }, plate, well }: StudioState, done: number) {
  const operation = moments[done - 1]?.operation;
  const spot = spotOf(operation);
  const at = spot?.plate === plate ? spot.wells.find((name) => name.charAt(0) === well.charAt(0)) : undefined;
  if (!at) return undefined;
  const before = moments[done - 2]?.operation;
  const drawn = before?.do === 'aspirate' ? spotOf(before)?.wells[0] : undefined;
  return { well: at, isIn: operation?.do === 'aspirate' || drawn === spot?.wells[0] };
}

function Tip({ studio, cut: { scale, rim, floor } }: CutProps) {
  const place = useMoment(studio, (done) => {
    const tip = done < studio.rehearsal.moments.length ? tipAt(studio, done) : undefined;
    return tip ? `${tip.well.slice(1)} ${tip.isIn ? floor - 8 : rim - 5}` : '';
  });
  if (!place) return null;
  const [column, y] = place.split(' ').map(Number) as [number, number];
  const [x, wide] = [wellX(column, scale), 4.2 * scale];
  return (
    <>
      <path
        d={`M${x - 5.5} 8H${x + 5.5}L${x + 1.6} ${y}H${x - 1.6}Z`}
        className="fill-orange stroke-orange-deep"
      />
      <path d={`M${x - wide} 1H${x + wide}V8H${x - wide}Z`} className="fill-cap" />
      <path d={`M${x - wide} 7.5h${2 * wide}`} className="fill-none stroke-teal-bright stroke-2" />
    </>
  );
}

const Axis = ({ x, top, bottom }: { x: number; top: number; bottom: number }) => (
  <g {...UNSAID} className="fill-ink-3">
    <path d={`M${x} ${top}V${bottom}`} className="stroke-ink-3" />
    {[1, 0.5, 0].map((share) => {
      const y = bottom - share * (bottom - top);
      return (
        <g key={share}>
          <path d={`M${x - 4} ${y}h8`} className="stroke-ink-3" />
          {share === 0.5 && bottom - top < 40 ? null : (
            <text x={x + 8} y={y + 4}>
              {share * KIT.wellMax}
            </text>
          )}
        </g>
      );
    })}
    <text x={x + 4} y={top - 9}>
      {'µL'}
    </text>
  </g>
);
