import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { fill } from '@/lib/listing/fill';
import type { TryWords } from '@/lib/pages/try-words';
import {
  ALL_COLUMNS,
  columnOf,
  type Place,
  ROWS,
  rowOf,
  wellAt,
  wellsBetween,
  wellsOf,
} from '@/lib/protocol/wells';
import { picked } from './picked';
import { arrowOf } from './plan';

type PickerProps = { place: Place; label: string; onPlace(place: Place): boolean; words: TryWords['check'] };

/** Wells of a plate, by dragging, by their row or column, and by keys. Shift adds to what is there. */
export function WellsPicker({ place, label, onPlace, words }: PickerProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(wellsOf(place)[0] ?? 'A1');
  /** Where a way with Shift begins. */
  const anchor = useRef(focused);
  const [drag, setDrag] = useState<{ from: string; to: string; isMore: boolean }>();
  const shown = new Set([
    ...(drag?.isMore === false ? [] : wellsOf(place)),
    ...(drag ? wellsBetween(drag.from, drag.to) : []),
  ]);

  const wellUnder = ({ clientX, clientY }: PointerEvent) =>
    document.elementFromPoint?.(clientX, clientY)?.closest<HTMLElement>('[data-pick]')?.dataset.pick;
  /** A row or a column by its name: a press picks all of it. */
  const head = (name: string, label: string, from: string, to: string) => (
    <button
      key={name}
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-pressed={wellsBetween(from, to).every((well) => shown.has(well))}
      className="grid place-items-center rounded-edge text-[0.75rem] text-ink-3 hover:bg-sunk hover:text-ink aria-pressed:font-semibold aria-pressed:text-teal"
      onClick={({ shiftKey }) => onPlace(picked(place, from, to, shiftKey))}
    >
      {name}
    </button>
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const [row, column] = [rowOf(focused), columnOf(focused)];
    const [down, along] = arrowOf(event) ?? [];
    if (event.key === ' ' || event.key === 'Enter') {
      const [from, to] = event.ctrlKey
        ? [`A${column}`, `H${column}`]
        : event.altKey
          ? [`${ROWS[row]}1`, `${ROWS[row]}12`]
          : [focused, focused];
      onPlace(picked(place, from, to, event.shiftKey || event.key === ' '));
    } else if (down !== undefined && along !== undefined) {
      const next = wellAt(Math.max(0, Math.min(7, row + down)), Math.max(1, Math.min(12, column + along)));
      setFocused(next);
      grid.current?.querySelector<HTMLElement>(`[data-pick="${next}"]`)?.focus();
      if (event.shiftKey) onPlace(picked(place, anchor.current, next, false));
      else anchor.current = next;
    } else return;
    event.preventDefault();
  };
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] grid-rows-[1.5rem_auto] pointer-coarse:grid-cols-[1.75rem_minmax(0,1fr)] pointer-coarse:grid-rows-[2.75rem_auto]">
      <div className="col-start-2 grid grid-cols-12">
        {ALL_COLUMNS.map((n) => head(String(n), fill(words.column, { n }), `A${n}`, `H${n}`))}
      </div>
      <div className="col-start-1 row-start-2 grid grid-rows-8">
        {[...ROWS].map((row) => head(row, fill(words.row, { row }), `${row}1`, `${row}12`))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of wells is no table */}
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        tabIndex={-1}
        className="col-start-2 row-start-2 grid touch-none border border-ink bg-white select-none"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          const well = (event.target as Element).closest<HTMLElement>('[data-pick]')?.dataset.pick;
          // The other buttons open a menu; a second finger drags nothing.
          if (!well || event.button > 0 || event.isPrimary === false) return;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          setFocused(well);
          anchor.current = well;
          setDrag({ from: well, to: well, isMore: event.shiftKey });
        }}
        onPointerMove={(event) => {
          const well = drag && wellUnder(event);
          if (drag && well && well !== drag.to) setDrag({ ...drag, to: well });
        }}
        onPointerUp={() => {
          if (drag) onPlace(picked(place, drag.from, drag.to, drag.isMore));
          setDrag(undefined);
        }}
        onPointerCancel={() => setDrag(undefined)}
      >
        {[...ROWS].map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: a row of wells
          // biome-ignore lint/a11y/useFocusableInteractive: its wells have the focus
          <div key={row} role="row" className="grid grid-cols-12">
            {ALL_COLUMNS.map((column) => {
              const well = `${row}${column}`;
              const isOn = shown.has(well);
              return (
                // biome-ignore lint/a11y/useSemanticElements: a well
                <div
                  key={well}
                  role="gridcell"
                  tabIndex={well === focused ? 0 : -1}
                  aria-selected={isOn}
                  aria-label={well}
                  data-pick={well}
                  className={`grid aspect-square place-items-center outline-offset-[-2px] ${isOn ? 'bg-teal-mist' : ''}`}
                >
                  <span
                    className={`size-[68%] rounded-dot border ${isOn ? 'border-teal bg-teal forced-colors:bg-[Highlight]' : 'border-line-strong'}`}
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
