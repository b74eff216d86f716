import { memo } from 'react';
import { ALL_COLUMNS, ROWS } from '@/lib/protocol/wells';
import { type Example, outline, partsOf, slice, volumeOf, wellX, wellY } from './drawing';
import { Shape } from './liquids';

const SCALE = 1.5;

/** A plate at the size of a thumb: what is in each well, and not how much. */
export const SmallPlate = memo(({ mixes }: { mixes: Example['mixes'] }) => {
  const inWell = new Map(Object.entries(mixes).flatMap(([mix, wells]) => wells.map((well) => [well, mix])));
  const wells = [...ROWS].flatMap((row, index) =>
    ALL_COLUMNS.map((column) => ({
      name: `${row}${column}`,
      x: wellX(column, SCALE),
      y: wellY(index, SCALE),
    })),
  );
  return (
    <svg
      viewBox="-1 -1 194 131"
      className="h-auto w-full forced-color-adjust-none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={outline(SCALE)} className="fill-white stroke-ink" />
      <path
        d={wells
          .filter(({ name }) => !inWell.has(name))
          .map(({ x, y }) => slice(x, y, 5.1, 0, 1))
          .join('')}
        className="fill-none stroke-line-stage stroke-[0.75]"
      />
      {wells.map(({ name, x, y }) => {
        const parts = partsOf(inWell.get(name) ?? '');
        const total = volumeOf(parts);
        let from = 0;
        return parts.map(([liquid, volume]) => {
          const start = from;
          from += volume / total;
          return <Shape key={`${name} ${liquid}`} liquid={liquid} d={slice(x, y, 5.4, start, from)} />;
        });
      })}
    </svg>
  );
});
