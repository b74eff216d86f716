import { type KeyboardEvent, memo, useRef } from 'react';
import { fill } from '@/lib/listing/fill';
import { stepAt } from '@/lib/protocol/edit';
import { KIT } from '@/lib/protocol/kit';
import { keyOf } from '@/lib/protocol/rehearse';
import { ALL_COLUMNS, ROWS, wellAt, wellsOf } from '@/lib/protocol/wells';
import { arc, mixOf, outline, PLATE, partsOf, slice, spotOf, volumeOf, wellX, wellY } from './drawing';
import { lookOf, Shape } from './liquids';
import { useSize } from './use-size';
import type { StudioState } from './use-studio';
import { micro } from './words';

/** What is told by the cells already. */
export const UNSAID = { 'aria-hidden': true } as const;
/** Rows down and columns along of the arrow keys. */
export const ARROWS: Readonly<Record<string, readonly [down: number, along: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** Pixels around the plate: for its letters, its figures and the line of the section. */
const AROUND = { left: 38, right: 42, top: 44, bottom: 10 };
const NARROW = { ...AROUND, left: 36, right: 10 };

/** What is in a well, in words. */
function wellText(mix: string, well: string, { words, names, nameOf }: StudioState): string {
  const parts = partsOf(mix).map(([liquid, volume]) => `${nameOf(names[liquid] ?? '')} ${micro(volume)} µL`);
  return parts.length
    ? fill(words.rehearse.well, { well, contents: parts.join(' + ') })
    : fill(words.rehearse.emptyWell, { well });
}

/** The scale of the plate in a pane, and where it begins: the section below has the same. */
export function placed({ width, height }: { width: number; height: number }) {
  const around = width < 480 ? NARROW : AROUND;
  const scale = Math.max(
    1,
    Math.min(
      (width - around.left - around.right) / PLATE.width,
      (height - around.top - around.bottom) / PLATE.height,
    ),
  );
  const free = width - around.left - around.right - PLATE.width * scale;
  return { scale, x: around.left + Math.max(0, free / 2), isNarrow: around === NARROW };
}

type DialProps = { x: number; y: number; r: number; mix: string; isOver: boolean };

/** A well as a dial: the arc tells how much, the disc of what. */
const Dial = memo(({ x, y, r, mix, isOver }: DialProps) => {
  const parts = partsOf(mix);
  const total = volumeOf(parts);
  const thick = Math.max(1.5, r * 0.19);
  const inner = r - thick - Math.max(1, r * 0.1);
  let from = 0;
  const slices = parts.map(([liquid, volume]) => {
    const start = from;
    from += volume / total;
    return { liquid, start, d: slice(x, y, inner, start, from) };
  });
  return (
    <>
      <circle cx={x} cy={y} r={r - 0.5} className="fill-white stroke-line-strong" />
      {total > 0 ? (
        <>
          <path
            d={arc(x, y, r - thick / 2, 0.5, 0.5 + Math.min(1, total / KIT.wellMax))}
            className={isOver ? 'fill-none stroke-orange-deep' : 'fill-none stroke-ink'}
            strokeWidth={thick}
          />
          <g className="forced-color-adjust-none">
            {slices.map(({ liquid, d }) => (
              <Shape key={liquid} liquid={liquid} d={d} />
            ))}
          </g>
          {slices.length > 1
            ? slices.map(({ liquid, start }) => (
                <path
                  key={liquid}
                  d={slice(x, y, inner, start, start)}
                  className="stroke-ink stroke-[0.75]"
                />
              ))
            : null}
          <circle cx={x} cy={y} r={inner} className={`fill-none ${lookOf(parts[0]?.[0] ?? 0).edge}`} />
        </>
      ) : null}
      {isOver ? (
        <circle
          cx={x}
          cy={y}
          r={r + 2.6}
          className="fill-none stroke-orange-deep stroke-2 [stroke-dasharray:4_3]"
        />
      ) : null}
    </>
  );
});

/** The wells of the block that is selected, on the plate in sight. */
function selectedWells({ blocks, selected, plate }: StudioState): { wells: string[]; volume?: number } {
  const block = selected && stepAt(blocks, selected);
  if (!block || !('at' in block) || block.at.plate !== plate) return { wells: [] };
  return { wells: wellsOf(block.at), ...('volume' in block && { volume: block.volume }) };
}

/** The plate from above. */
export function Plan({ studio }: { studio: StudioState }) {
  const { scene, plate, well: focused, setWell, names, words, rehearsal, done, lines } = studio;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box, { width: 632, height: 436 });
  const { scale, x: left, isNarrow } = placed(size);
  const r = PLATE.pitch * 0.38 * scale + 0.6;
  const [row, column] = [ROWS.indexOf(focused.charAt(0)), Number(focused.slice(1))];
  const mistake = done >= rehearsal.moments.length ? rehearsal.mistake : undefined;
  const stuck = mistake && (mistake.plate ?? 1) === plate ? (mistake.wells ?? []) : [];
  const spot = mistake ? undefined : spotOf(rehearsal.moments[done - 1]?.operation);
  const at = stuck.length
    ? stuck
    : spot?.plate === plate && done < rehearsal.moments.length
      ? spot.wells
      : [];
  const columnNow = Number(at[0]?.slice(1));
  const rowsNow = at.map((name) => ROWS.indexOf(name.charAt(0)));
  const { wells, volume } = selectedWells(studio);
  const columns = wells.map((name) => Number(name.slice(1)));
  const band = wells.length > 0 && lines.length > 0;
  const [first, last] = [wellX(Math.min(...columns), scale), wellX(Math.max(...columns), scale)];
  const dimension = fill(words.plate.dimension, { n: wells.length, volume: micro(volume ?? 0) });

  const onKeyDown = (event: KeyboardEvent) => {
    const [down, along] = ARROWS[event.key] ?? [0, 0];
    const next = { row: row + down, column: column + along };
    if (event.key === 'Home') next.column = 1;
    if (event.key === 'End') next.column = 12;
    if (event.key === 'Enter') return offer(studio, focused);
    if (
      !ROWS[next.row] ||
      next.column < 1 ||
      next.column > 12 ||
      (next.row === row && next.column === column)
    )
      return;
    event.preventDefault();
    const name = wellAt(next.row, next.column);
    setWell(name);
    box.current?.querySelector<SVGElement>(`[data-well="${name}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of drawn cells is no table
    <div
      ref={box}
      role="grid"
      aria-label={fill(words.rehearse.plate, { n: plate })}
      onKeyDown={onKeyDown}
      className="relative min-h-0 min-w-0 max-md:aspect-[5/4] max-md:max-h-[60svh]"
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the grid around it has the name */}
      <svg
        className="absolute inset-0 size-full text-[0.8125rem] select-none"
        viewBox={`0 0 ${size.width} ${size.height}`}
      >
        <g transform={`translate(${left} 0)`} {...UNSAID}>
          {band ? (
            <g data-dimension="" className="forced-colors:stroke-current">
              <path
                d={`M${first - r - 3} 6V19M${last + r + 3} 6V19M${first - r - 3} 12.5H${last + r + 3}`}
                className="fill-none stroke-teal stroke-2"
              />
              {last - first > 110 && volume !== undefined ? (
                <text
                  x={(first + last) / 2}
                  y="17"
                  textAnchor="middle"
                  className="fill-teal stroke-paper stroke-[8] text-[0.8125rem] font-semibold [paint-order:stroke]"
                >
                  {dimension}
                </text>
              ) : null}
            </g>
          ) : null}
          {ALL_COLUMNS.map((number) => (
            <g key={number}>
              {number === columnNow ? (
                <rect
                  x={wellX(number, scale) - 13}
                  y="22"
                  width="26"
                  height="18"
                  rx="2"
                  className="fill-orange"
                />
              ) : null}
              <text
                x={wellX(number, scale)}
                y="36"
                textAnchor="middle"
                className={
                  number === columnNow || number === column ? 'fill-ink font-semibold' : 'fill-ink-3'
                }
              >
                {number}
              </text>
            </g>
          ))}
        </g>
        <g transform={`translate(${left} ${AROUND.top})`}>
          <path d={outline(scale)} className="fill-white stroke-ink stroke-[1.25]" />
          {band
            ? wells.map((name) => (
                <rect
                  key={name}
                  x={wellX(Number(name.slice(1)), scale) - 4.55 * scale}
                  y={wellY(ROWS.indexOf(name.charAt(0)), scale) - 4.55 * scale}
                  width={9.1 * scale}
                  height={9.1 * scale}
                  className="fill-teal-mist"
                />
              ))
            : null}
          {at.length ? (
            <g>
              <rect
                x={wellX(columnNow, scale) - 4.8 * scale}
                y={wellY(Math.min(...rowsNow), scale) - 5 * scale}
                width={9.6 * scale}
                height={(Math.max(...rowsNow) - Math.min(...rowsNow)) * 9 * scale + 10 * scale}
                className={`fill-orange/15 stroke-orange stroke-2 ${stuck.length ? '[stroke-dasharray:7_4]' : ''}`}
              />
              <path
                d={`M${wellX(columnNow, scale) - 3.6 * scale} ${-0.4 * scale}h${7.2 * scale}v${3.6 * scale}h${-7.2 * scale}z`}
                className="fill-cap"
              />
            </g>
          ) : null}
          <g {...UNSAID}>
            <path
              d={`M-8 ${wellY(row, scale)}H${wellX(1, scale) - r - 5}M${wellX(12, scale) + r + 5} ${wellY(row, scale)}H${PLATE.width * scale + (isNarrow ? 8 : 16)}`}
              className="fill-none stroke-ink stroke-[1.25] [stroke-dasharray:12_3_2_3]"
            />
            {isNarrow ? null : (
              <path
                d={`M${PLATE.width * scale + 16} ${wellY(row, scale)}v10m-4 -5l4 6 4 -6`}
                className="fill-none stroke-ink stroke-[1.5]"
              />
            )}
            <rect x="-31" y={wellY(row, scale) - 10} width="20" height="20" rx="2" className="fill-ink" />
          </g>
          {[...ROWS].map((letter, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a row of drawn cells
            <g key={letter} role="row">
              <text
                x="-21"
                y={wellY(index, scale) + 4.5}
                textAnchor="middle"
                {...UNSAID}
                className={index === row ? 'fill-white font-semibold' : 'fill-ink-3'}
              >
                {letter}
              </text>
              {ALL_COLUMNS.map((number) => {
                const name = wellAt(index, number);
                const [x, y] = [wellX(number, scale), wellY(index, scale)];
                const mix = mixOf(scene.wells.get(keyOf(plate, name)), names);
                return (
                  // biome-ignore lint/a11y/useSemanticElements: a drawn cell
                  <g
                    key={name}
                    role="gridcell"
                    data-well={name}
                    className="cursor-pointer"
                    ref={(cell) => cell?.setAttribute('tabindex', name === focused ? '0' : '-1')}
                    aria-label={wellText(mix, name, studio)}
                    aria-selected={wells.includes(name)}
                    onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setWell(name)}
                    onClick={() => {
                      setWell(name);
                      offer(studio, name);
                    }}
                  >
                    <circle cx={x} cy={y} r={4.4 * scale} className="fill-transparent" />
                    <Dial x={x} y={y} r={r} mix={mix} isOver={stuck.includes(name)} />
                  </g>
                );
              })}
            </g>
          ))}
          <circle
            cx={wellX(column, scale)}
            cy={wellY(row, scale)}
            r={r + 3.4}
            className="pointer-events-none fill-none stroke-ink stroke-2"
          />
        </g>
      </svg>
    </div>
  );
}

/** Selects the block that last brought liquid to a well. */
function offer({ rehearsal, done, plate, select, blockOf }: StudioState, well: string): void {
  for (const { operation, path } of rehearsal.moments.slice(0, done).reverse()) {
    if (operation.do !== 'dispense') continue;
    const spot = spotOf(operation);
    if (spot?.plate !== plate || !spot.wells.includes(well)) continue;
    const block = blockOf(path);
    if (block) select(block);
    return;
  }
}
