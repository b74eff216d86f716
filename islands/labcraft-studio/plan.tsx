import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { fill } from '@/lib/listing/fill';
import { columnOf, ROWS, rowOf, wellAt } from '@/lib/protocol/wells';
import { outline, PLATE, spotOf, wellX, wellY } from './drawing';
import { Columns, Dimension, Pipette, Pointed, Setting, squares, UNSAID, wellsIn } from './plan-marks';
import { Wells } from './plan-wells';
import type { Size } from './use-size';
import type { StudioState } from './use-studio';

const ARROWS: Readonly<Record<string, readonly [down: number, along: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** Rows down and columns along of an arrow key; none with the keys by which the browser goes back. */
export const arrowOf = ({ key, altKey, metaKey }: KeyboardEvent) =>
  altKey || metaKey ? undefined : ARROWS[key];

/** Pixels around the plate: for its letters, its figures and the line of the section. */
const AROUND = { left: 38, right: 42, top: 44, bottom: 8 };
const NARROW = { ...AROUND, left: 36, right: 10 };

/** The scale of the plate in a pane, and where it begins: the section below has the same. */
export function placed({ width, height }: Size) {
  const around = width < 480 ? NARROW : AROUND;
  const scale = Math.max(
    // On the narrowest phones, with text twice as large.
    0.85,
    Math.min(
      (width - around.left - around.right) / PLATE.width,
      (height - around.top - around.bottom) / PLATE.height,
    ),
  );
  const free = width - around.left - around.right - PLATE.width * scale;
  return { scale, x: around.left + Math.max(0, free / 2), isNarrow: around === NARROW };
}

/** The plate from above. */
export function Plan({ studio, size }: { studio: StudioState; size: Size }) {
  const { plate, well: focused, setWell, words, stop, selected, select, pointed } = studio;
  const box = useRef<HTMLDivElement>(null);
  const { scale, x: left, isNarrow } = placed(size);
  const r = PLATE.pitch * 0.38 * scale + 0.6;
  const mark = Math.min(20, PLATE.pitch * scale);
  const [row, column] = [rowOf(focused), columnOf(focused)];
  const stuck = (stop?.plate === plate && stop.wells) || [];
  const { wells } = wellsIn(studio, selected);

  const wellUnder = ({ target }: SyntheticEvent) =>
    (target as Element).closest<SVGElement>('[data-well]')?.dataset.well;
  const look = (event: SyntheticEvent) => {
    const name = wellUnder(event);
    if (!name) return;
    setWell(name);
    pointed.set(broughtBy(studio, name)?.join('.'));
  };
  const choose = (name: string | undefined) => {
    const block = name && broughtBy(studio, name);
    if (block) select(block);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [down, along] = arrowOf(event) ?? [0, 0];
    const next = { row: row + down, column: column + along };
    if (event.key === 'Home') next.column = 1;
    if (event.key === 'End') next.column = 12;
    if (event.key === 'Enter') return choose(focused);
    const name =
      ROWS[next.row] && next.column > 0 && next.column < 13 ? wellAt(next.row, next.column) : focused;
    if (name === focused) return;
    event.preventDefault();
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
      onPointerOver={(event) => event.pointerType === 'mouse' && look(event)}
      onPointerLeave={() => pointed.set(undefined)}
      onFocus={look}
      onBlur={() => pointed.set(undefined)}
      onClick={(event) => {
        look(event);
        choose(wellUnder(event));
      }}
      className="relative min-h-0 min-w-0 contain-strict max-md:aspect-[1.38] max-md:min-h-32 max-md:w-full"
    >
      <svg
        // The rows are the grid's own.
        role="none"
        className="absolute inset-0 size-full select-none"
        // With text twice as large on a phone, the names of the rows would lie on one another.
        fontSize={Math.min(13, 6.5 * scale)}
        viewBox={`0 0 ${size.width} ${size.height}`}
      >
        <g transform={`translate(${left} 0)`} {...UNSAID}>
          <Dimension studio={studio} scale={scale} r={r} />
          <Columns studio={studio} scale={scale} stuck={stuck} />
        </g>
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it holds the rows of the grid, and is none */}
        <g role="none" transform={`translate(${left} ${AROUND.top})`}>
          <path d={outline(scale)} className="fill-white stroke-ink stroke-[1.25]" />
          <path d={squares(wells, scale)} className="fill-teal-mist" />
          <Pointed studio={studio} scale={scale} />
          {/* What comes and goes while it plays has a group of its own: all behind it would be styled anew. */}
          <g>
            <Pipette studio={studio} scale={scale} stuck={stuck} />
            <Setting studio={studio} scale={scale} />
          </g>
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
            <rect
              x="-31"
              y={wellY(row, scale) - mark / 2}
              width="20"
              height={mark}
              rx="2"
              className="fill-ink"
            />
          </g>
          <Wells studio={studio} scale={scale} r={r} chosen={wells} stuck={stuck} />
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

/** The block that last brought liquid to a well. */
function broughtBy({ rehearsal, moment, plate, blockOf }: StudioState, well: string) {
  const last = rehearsal.moments.slice(0, moment.now()).findLast(({ operation }) => {
    const spot = operation.do === 'dispense' ? spotOf(operation) : undefined;
    return spot?.plate === plate && spot.wells.includes(well);
  });
  return blockOf(last?.path);
}
