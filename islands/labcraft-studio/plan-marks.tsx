/** What lies on the plate and around it: which wells are meant, and where the pipette is. */
import { fill } from '@/lib/listing/fill';
import { stepAt } from '@/lib/protocol/edit';
import { ALL_COLUMNS, columnOf, rowOf, wellsOf } from '@/lib/protocol/wells';
import { outline, PLATE, placeOf, spotOf, wellX, wellY } from './drawing';
import { wayAt } from './operation-text';
import { useStored } from './store';
import { useMoment } from './use-moment';
import type { StudioState } from './use-studio';
import { micro } from './words';

/** For what the cells say already. */
export const UNSAID = { 'aria-hidden': true } as const;
/** The wells of a block on the plate in sight. */
export function wellsIn({ blocks, plate }: StudioState, path: readonly number[] | undefined) {
  const block = path && stepAt(blocks, path);
  const place = placeOf(block);
  return place?.plate === plate
    ? { wells: wellsOf(place), volume: block && 'volume' in block ? block.volume : undefined }
    : { wells: [], volume: undefined };
}
/** Squares around wells, which meet. */
export const squares = (wells: readonly string[], scale: number) =>
  wells
    .map(
      (well) =>
        `M${wellX(columnOf(well), scale) - 4.55 * scale} ${wellY(rowOf(well), scale) - 4.55 * scale}h${9.1 * scale}v${9.1 * scale}h${-9.1 * scale}z`,
    )
    .join('');

export type PartProps = { studio: StudioState; scale: number };

/** The line over the wells of the selected block, with what each of them gets. */
export function Dimension({ studio, scale, r }: PartProps & { r: number }) {
  const { wells, volume } = wellsIn(studio, studio.selected);
  if (!wells.length || !studio.lines.length) return null;
  const columns = wells.map(columnOf);
  const [first, last] = [wellX(Math.min(...columns), scale), wellX(Math.max(...columns), scale)];
  return (
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
          className="fill-teal stroke-paper stroke-[8] font-semibold [paint-order:stroke]"
        >
          {fill(studio.words.plate.dimension, { n: wells.length, volume: micro(volume) })}
        </text>
      ) : null}
    </g>
  );
}

/** The columns between which liquid goes now, as text; where a rehearsal stopped, that column. */
const useColumns = (studio: StudioState, stuck: readonly string[]) =>
  useMoment(studio, (done) => {
    if (stuck[0]) return stuck[0].slice(1);
    const way = done < studio.rehearsal.moments.length ? wayAt(studio, done) : undefined;
    if (way?.plate !== studio.plate) return '';
    return [way.wells[0]?.slice(1), way.from?.replace(/^[A-H]/, '')].filter(Boolean).join(' ');
  });

/** The numbers of the columns: that at work has a flag, and an arrow comes from where the liquid was drawn. */
export function Columns({ studio, scale, stuck }: PartProps & { stuck: readonly string[] }) {
  const [now, from] = useColumns(studio, stuck).split(' ').map(Number);
  const focused = columnOf(studio.well);
  const [to, begun] = [wellX(now ?? 0, scale), wellX(from ?? 0, scale)];
  const side = to > begun ? 1 : -1;
  return (
    <>
      <g>
        {now ? <rect x={to - 13} y="22" width="26" height="18" rx="2" className="fill-orange" /> : null}
        {Math.abs(to - begun) > 30 && from ? (
          <path
            d={`M${begun + 9 * side} 31H${to - 16 * side}m${-5 * side} -4l${5 * side} 4 ${-5 * side} 4`}
            className="fill-none stroke-orange stroke-2"
          />
        ) : null}
      </g>
      {ALL_COLUMNS.map((number) => (
        <text
          key={number}
          x={wellX(number, scale)}
          y="36"
          textAnchor="middle"
          className={number === now || number === focused ? 'fill-ink font-semibold' : 'fill-ink-3'}
        >
          {number}
        </text>
      ))}
    </>
  );
}

/** The pipette over the wells at which it works, or over those before which it stopped. */
export function Pipette({ studio, scale, stuck }: PartProps & { stuck: readonly string[] }) {
  const { rehearsal, plate } = studio;
  const at = useMoment(studio, (done) => {
    const spot = done < rehearsal.moments.length ? spotOf(rehearsal.moments[done - 1]?.operation) : undefined;
    return (stuck.length ? stuck : spot?.plate === plate ? spot.wells : []).join(' ');
  });
  if (!at) return null;
  const wells = at.split(' ');
  const [x, first, last] = [
    wellX(columnOf(wells[0] ?? ''), scale),
    Math.min(...wells.map(rowOf)),
    Math.max(...wells.map(rowOf)),
  ];
  return (
    <>
      <rect
        x={x - 4.8 * scale}
        y={wellY(first, scale) - 5 * scale}
        width={9.6 * scale}
        height={(last - first) * 9 * scale + 10 * scale}
        className={`fill-orange/15 stroke-orange stroke-2 ${stuck.length ? '[stroke-dasharray:7_4]' : ''}`}
      />
      <path
        d={`M${x - 3.6 * scale} ${-0.4 * scale}h${7.2 * scale}v${3.6 * scale}h${-7.2 * scale}z`}
        className="fill-cap"
      />
      <path
        d={`M${x - 3.6 * scale} ${2.4 * scale}h${7.2 * scale}`}
        className="fill-none stroke-teal-bright stroke-2"
      />
    </>
  );
}

/** The plate while all of it is shaken or kept warm, and how fast or how warm. */
export function Setting({ studio, scale }: PartProps) {
  const { rehearsal, plate, words, stop } = studio;
  const { moments } = rehearsal;
  const set = useMoment(studio, (done) => {
    const [before, now] = [moments[done - 2]?.operation, moments[done - 1]?.operation];
    const act = now?.do === 'wait' && before?.do === 'heat' ? before : now;
    if (stop || !act || !('plate' in act) || act.plate !== plate) return '';
    const { rpm = '', celsius = '' } = words.check.chips;
    return 'rpm' in act
      ? fill(rpm, { v: act.rpm })
      : 'celsius' in act
        ? fill(celsius, { v: act.celsius })
        : '';
  });
  return set ? (
    <g className="pointer-events-none">
      <path d={outline(scale)} className="fill-none stroke-orange stroke-3" />
      <g transform={`translate(${(PLATE.width / 2) * scale} 0)`} {...UNSAID}>
        <rect x="-2.9em" width="5.8em" height="1.35em" rx="2" className="fill-orange" />
        <text y="1.02em" textAnchor="middle" className="fill-ink font-semibold">
          {set}
        </text>
      </g>
    </g>
  ) : null;
}

/** The wells of the block that is pointed at. */
export function Pointed({ studio, scale }: PartProps) {
  const name = useStored(studio.pointed, (path) => path);
  return (
    <path
      d={squares(wellsIn(studio, name?.split('.').map(Number)).wells, scale)}
      className="pointer-events-none fill-none stroke-teal"
    />
  );
}
