import { useRef } from 'react';
import { fill } from '@/lib/listing/fill';
import { KIT } from '@/lib/protocol/kit';
import { keyOf } from '@/lib/protocol/rehearse';
import { ALL_COLUMNS, ROWS } from '@/lib/protocol/wells';
import { arc, mixOf, PLATE, partsOf, spotOf, volumeOf, wellX } from './drawing';
import { patternOf, Shape, Swatch } from './liquids';
import { HEAD, PANE } from './pane';
import { Plan, placed, UNSAID } from './plan';
import { type Size, useSize } from './use-size';
import type { StudioState } from './use-studio';
import { micro } from './words';

/** The plate at the moment: from above, cut along the row under focus, and what its colours stand for. */
export function PlatePane({ studio, className }: { studio: StudioState; className: string }) {
  const { words, plates, plate, setPlate } = studio;
  const body = useRef<HTMLDivElement>(null);
  const size = useSize(body, { width: 632, height: 436 });
  return (
    <section id="pane-try" className={`${PANE} bg-paper ${className}`} aria-labelledby="studio-try">
      <div className={`${HEAD} pl-5`}>
        <h2 id="studio-try" className="text-[0.8125rem]/[1] tracking-normal text-ink max-md:sr-only">
          {words.rehearse.title}
        </h2>
        {plates.length > 1 ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of buttons in a line
          <div role="group" aria-label={words.plate.plates} className="flex">
            {plates.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === plate}
                onClick={() => setPlate(one)}
                className="min-h-7 min-w-9 border border-line-strong text-center text-ink aria-pressed:bg-ink aria-pressed:text-white pointer-coarse:min-h-11"
              >
                {one}
              </button>
            ))}
          </div>
        ) : null}
        <Reading studio={studio} />
      </div>
      <div ref={body} className="grid min-h-0">
        <Plan studio={studio} />
      </div>
      <div className="grid min-w-0 grid-rows-[minmax(0,1fr)_34px] border-t border-line max-md:grid-rows-[106px_auto]">
        <Section studio={studio} plan={size} />
        <Legend studio={studio} />
      </div>
    </section>
  );
}

/** What is in the well under focus, in figures. */
function Reading({ studio: { scene, plate, well, names, nameOf, words } }: { studio: StudioState }) {
  const parts = partsOf(mixOf(scene.wells.get(keyOf(plate, well)), names));
  return (
    <p className="ml-auto flex min-w-0 items-baseline gap-2 overflow-hidden text-[0.8125rem] whitespace-nowrap text-ink">
      <b className="rounded-edge bg-ink px-1.5 font-mono text-white">{well}</b>
      {parts.length ? (
        <span>
          <b className="text-[1.0625rem]">{micro(volumeOf(parts))}</b>
          {' µL'}
          {parts.length > 1 ? ' = ' : ' '}
          {parts
            .map(
              ([liquid, volume]) =>
                nameOf(names[liquid] ?? '') + (parts.length > 1 ? ` ${micro(volume)}` : ''),
            )
            .join(' + ')}
        </span>
      ) : (
        <span>{words.plate.empty}</span>
      )}
    </p>
  );
}

/** The plate cut along the row under focus: how high the liquids stand, and where the tips are. */
function Section({ studio, plan }: { studio: StudioState; plan: Size }) {
  const { scene, plate, well, setWell, names, words, rehearsal, done, isAwake } = studio;
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box, { width: plan.width, height: 96 });
  const { scale, x: left, isNarrow } = placed(plan);
  const row = ROWS.indexOf(well.charAt(0));
  const half = PLATE.pitch * 0.38 * scale;
  const rim = Math.max(20, height * 0.36);
  const floor = height - 16;
  const high = (volume: number) => (volume / KIT.wellMax) * (floor - rim);
  const moment = rehearsal.moments[done - 1];
  const isEnd = done >= rehearsal.moments.length;
  const mistake = isEnd ? rehearsal.mistake : undefined;
  const over = mistake?.kind === 'well-full' && (mistake.plate ?? 1) === plate ? mistake : undefined;
  const spot = spotOf(moment?.operation);
  const tips =
    isEnd || spot?.plate !== plate ? undefined : spot.wells.find((name) => name.startsWith(well.charAt(0)));
  const before = rehearsal.moments[done - 2]?.operation;
  // Tips are in the liquid where they draw and where they mix; else they dispense from above.
  const isIn =
    moment?.operation.do === 'aspirate' ||
    spotOf(before?.do === 'aspirate' ? before : undefined)?.wells[0] === spot?.wells[0];
  const [a, b, c, d] = [0.5, 5, 122.5, 127].map((value) => value * scale);
  const turn = (by: number) => setWell(`${ROWS.at((row + by + 8) % 8)}${well.slice(1)}`);
  return (
    <div ref={box} className="relative min-w-0">
      <svg
        className="absolute inset-0 size-full text-[0.75rem]"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={fill(words.plate.section, { row: well.charAt(0) })}
      >
        <g transform={`translate(${left} 0)`}>
          <path
            d={`M${b} ${rim}H${c}V${floor - 4}H${d}V${floor + 8}H${a}V${floor - 4}H${b}Z`}
            fill={patternOf('cut')}
            className="stroke-ink stroke-[1.25]"
          />
          {ALL_COLUMNS.map((column) => {
            const x = wellX(column, scale);
            const name = `${well.charAt(0)}${column}`;
            let y = floor;
            const parts = partsOf(mixOf(scene.wells.get(keyOf(plate, name)), names));
            const layers = parts.map(([liquid, volume]) => {
              const depth = high(volume);
              y -= depth;
              return { liquid, d: `M${x - half} ${y}h${2 * half}v${depth}h${-2 * half}z` };
            });
            const spill = over?.wells?.includes(name) ? (over.volume ?? 0) - volumeOf(parts) : 0;
            return (
              <g key={column}>
                <path
                  d={`M${x - half} ${rim - 1}V${floor}H${x + half}V${rim - 1}`}
                  className="fill-white stroke-ink"
                />
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
                {name === well && layers.length && !spill && name !== tips ? (
                  <text x={x} y={rim - 6} textAnchor="middle" className="fill-ink font-semibold">
                    {micro(volumeOf(parts))}
                  </text>
                ) : null}
              </g>
            );
          })}
          {over && (over.limit ?? 0) < (over.volume ?? 0) ? (
            <text
              x={wellX(Number(over.wells?.[0]?.slice(1)), scale) - half - 8}
              y={rim - 6}
              textAnchor="end"
              className="fill-orange-deep text-[0.8125rem] font-semibold"
            >
              {fill(words.plate.over, { volume: micro((over.volume ?? 0) - (over.limit ?? 0)) })}
            </text>
          ) : null}
          {tips ? (
            <Tip x={wellX(Number(tips.slice(1)), scale)} y={isIn ? floor - 8 : rim - 5} wide={4.2 * scale} />
          ) : null}
          {isNarrow ? null : <Axis x={PLATE.width * scale + 8} top={rim} bottom={floor} />}
        </g>
      </svg>
      <div
        className="absolute top-[30%] grid justify-items-center text-ink-3"
        style={isAwake ? { left: left - 33 } : undefined}
      >
        <button
          type="button"
          className="grid h-5 w-6 place-items-center pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:-inset-3"
          disabled={!isAwake}
          aria-label={words.plate.rowUp}
          onClick={() => turn(-1)}
        >
          <svg viewBox="0 0 10 6" className="w-2.5 fill-none stroke-current stroke-[1.5]" aria-hidden="true">
            <path d="m1 5 4-4 4 4" />
          </svg>
        </button>
        <span className="size-5 rounded-edge bg-ink text-center text-[0.8125rem]/[1.25rem] font-semibold text-white">
          {well.charAt(0)}
        </span>
        <button
          type="button"
          className="grid h-5 w-6 place-items-center pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:-inset-3"
          disabled={!isAwake}
          aria-label={words.plate.rowDown}
          onClick={() => turn(1)}
        >
          <svg viewBox="0 0 10 6" className="w-2.5 fill-none stroke-current stroke-[1.5]" aria-hidden="true">
            <path d="m1 1 4 4 4-4" />
          </svg>
        </button>
      </div>
    </div>
  );
}

const Tip = ({ x, y, wide }: { x: number; y: number; wide: number }) => (
  <>
    <path
      d={`M${x - 5.5} 8H${x + 5.5}L${x + 1.6} ${y}H${x - 1.6}Z`}
      className="fill-orange stroke-orange-deep"
    />
    <path d={`M${x - wide} 1H${x + wide}V8H${x - wide}Z`} className="fill-cap" />
  </>
);

const Axis = ({ x, top, bottom }: { x: number; top: number; bottom: number }) => (
  <g {...UNSAID} className="fill-ink-3">
    <path
      d={`M${x} ${top}V${bottom}M${x - 4} ${top}h8M${x - 4} ${bottom}h8`}
      className="fill-none stroke-ink-3"
    />
    <text x={x + 8} y={top + 4}>
      {KIT.wellMax}
    </text>
    <text x={x + 8} y={bottom + 4}>
      {'0'}
    </text>
    <text x={x + 4} y={top - 9}>
      {'µL'}
    </text>
  </g>
);

/** The liquids of the protocol, and how much of each to fill in. */
function Legend({ studio: { names, letters, nameOf, rehearsal, words } }: { studio: StudioState }) {
  const filled = rehearsal.liquids.some((liquid) => liquid.fill > 0);
  const fillOf = (name: string) => rehearsal.liquids.find((liquid) => liquid.name === name)?.fill ?? 0;
  return (
    <ul className="flex items-center gap-x-4 gap-y-1 overflow-x-auto px-5 text-[0.75rem] whitespace-nowrap text-ink-3 max-md:flex-wrap max-md:border-t max-md:border-line max-md:px-4 max-md:py-2 [&>li]:flex-none [&>li]:[text-wrap:nowrap]">
      {names.map((name, index) => (
        <li key={name} className="flex items-center gap-1.5">
          <Swatch liquid={index} letter={letters[index] ?? ''} />
          <b className="text-[0.8125rem]">{nameOf(name)}</b>
          {fillOf(name) ? `${micro(fillOf(name) / 1000)} mL` : null}
        </li>
      ))}
      {filled ? (
        <li title={words.plate.deadHelp}>{fill(words.plate.dead, { dead: KIT.dead / 1000 })}</li>
      ) : null}
      <li className="ml-auto flex items-center gap-1.5 max-lg:hidden">
        <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
          <circle cx="10" cy="10" r="9" className="fill-white stroke-line-strong" />
          <path d={arc(10, 10, 7.8, 0.5, 0.85)} className="fill-none stroke-ink stroke-[2.6]" />
        </svg>
        {fill(words.plate.round, { limit: KIT.wellMax })}
      </li>
    </ul>
  );
}
