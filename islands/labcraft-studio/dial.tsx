import { memo } from 'react';
import { KIT } from '@/lib/protocol/kit';
import { arc, partsOf, slice, slicesOf, volumeOf } from './drawing';
import { lookOf, Shape } from './liquids';

type DialProps = { x: number; y: number; r: number; mix: string; isOver: boolean };

/** A well as a dial: the arc tells how much, the disc of what. */
export const Dial = memo(({ x, y, r, mix, isOver }: DialProps) => {
  const total = volumeOf(partsOf(mix));
  const thick = Math.max(1.5, r * 0.19);
  const inner = r - thick - Math.max(1, r * 0.1);
  const slices = slicesOf(mix, x, y, inner);
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
            ? slices.map(({ liquid, from }) => (
                <path key={liquid} d={slice(x, y, inner, from, from)} className="stroke-ink stroke-[0.75]" />
              ))
            : null}
          <circle cx={x} cy={y} r={inner} className={`fill-none ${lookOf(slices[0]?.liquid ?? 0).edge}`} />
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
