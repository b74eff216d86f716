import { fill } from '@/lib/listing/fill';
import { keyOf } from '@/lib/protocol/contents';
import { columnOf, ROWS, rowOf, wellsOfRow } from '@/lib/protocol/wells';
import { Dials } from './dials';
import { mixOf, partsOf, wellX, wellY } from './drawing';
import { type PartProps, UNSAID } from './plan-marks';
import { useMoment } from './use-moment';
import type { StudioState } from './use-studio';
import { micro } from './words';

/** Every well, row by row. */
const WELLS = [...ROWS].flatMap(wellsOfRow);

/** The same for each drawing: with another one, every cell would be set, and styled, anew. */
const reach = (cell: Element | null) => cell?.setAttribute('tabindex', '0');
const skip = (cell: Element | null) => cell?.setAttribute('tabindex', '-1');

type WellsProps = PartProps & { r: number; chosen: readonly string[]; stuck: readonly string[] };

/** All wells, drawn anew when what is in one of them changes: shapes that many share, and a cell for each over them. */
export function Wells({ studio, scale, r, chosen, stuck }: WellsProps) {
  const { plate, names, sceneAt, well: focused } = studio;
  const mixes = useMoment(studio, (done) =>
    WELLS.map((well) => mixOf(sceneAt(done).wells.get(keyOf(plate, well)), names)).join('|'),
  ).split('|');
  const wells = WELLS.map((name, place) => ({
    name,
    x: wellX(columnOf(name), scale),
    y: wellY(rowOf(name), scale),
    mix: mixes[place] ?? '',
    isStuck: stuck.includes(name),
  }));
  return (
    <>
      <g {...UNSAID}>
        <Dials wells={wells} r={r} />
      </g>
      {[...ROWS].map((letter, row) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of drawn cells
        <g key={letter} role="row">
          <text
            x="-21"
            y={wellY(row, scale)}
            dy=".346em"
            textAnchor="middle"
            {...UNSAID}
            className={letter === focused.charAt(0) ? 'fill-white font-semibold' : 'fill-ink-3'}
          >
            {letter}
          </text>
          {wells
            .filter(({ name }) => name.startsWith(letter))
            .map(({ name, x, y, mix }) => (
              // biome-ignore lint/a11y/useSemanticElements: a drawn cell
              <circle
                key={name}
                role="gridcell"
                data-well={name}
                className="cursor-pointer fill-transparent"
                cx={x}
                cy={y}
                r={4.4 * scale}
                ref={name === focused ? reach : skip}
                aria-label={sayingOf(studio, name, mix)}
                aria-selected={chosen.includes(name)}
              />
            ))}
        </g>
      ))}
    </>
  );
}

/** A well and what is in it, in words. */
function sayingOf({ names, nameOf, words }: StudioState, well: string, mix: string): string {
  const contents = partsOf(mix)
    .map(([liquid, volume]) => `${nameOf(names[liquid] ?? '')} ${micro(volume)} µL`)
    .join(' + ');
  return fill(contents ? words.rehearse.well : words.rehearse.emptyWell, { well, contents });
}
