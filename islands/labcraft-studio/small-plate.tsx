import { memo } from 'react';
import { ALL_COLUMNS, ROWS, wellAt } from '@/lib/protocol/wells';
import { outline, slice, slicesOf, wellX, wellY } from './drawing';
import type { Example } from './example';
import { Shape } from './liquids';

const SCALE = 1.5;

/** A plate at the size of a thumb: what is in each well, and not how much. One shape for each liquid. */
export const SmallPlate = memo(({ mixes }: { mixes: Example['mixes'] }) => {
  const inWell = new Map(Object.entries(mixes).flatMap(([mix, wells]) => wells.map((well) => [well, mix])));
  const shapes = new Map<number, string>();
  let empty = '';
  for (const [row] of [...ROWS].entries())
    for (const column of ALL_COLUMNS) {
      const [x, y, mix] = [wellX(column, SCALE), wellY(row, SCALE), inWell.get(wellAt(row, column))];
      if (!mix) empty += slice(x, y, 5.1, 0, 1);
      else
        for (const { liquid, d } of slicesOf(mix, x, y, 5.4))
          shapes.set(liquid, (shapes.get(liquid) ?? '') + d);
    }
  return (
    <svg viewBox="-1 -1 194 131" className="h-auto w-full forced-color-adjust-none" aria-hidden="true">
      <path d={outline(SCALE)} className="fill-white stroke-ink" />
      <path d={empty} className="fill-none stroke-line-stage stroke-[0.75]" />
      {[...shapes].map(([liquid, d]) => (
        <Shape key={liquid} liquid={liquid} d={d} />
      ))}
    </svg>
  );
});
