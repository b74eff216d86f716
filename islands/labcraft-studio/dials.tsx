import { KIT } from '@/lib/protocol/kit';
import { arc, partsOf, slice, slicesOf, volumeOf } from './drawing';
import { lookOf, Shape } from './liquids';

/** A well to draw: what is in it, and whether it is one of those before which the rehearsal stopped. */
type Well = { name: string; x: number; y: number; mix: string; isStuck: boolean };
type DialsProps = { wells: readonly Well[]; r: number };

/**
 * Wells as dials: the arc tells how much, the disc of what. What looks alike is one shape: a plate is most of what there
 * is to draw while the page loads, and is drawn anew with each operation that is played.
 */
export function Dials({ wells, r }: DialsProps) {
  const thick = Math.max(1.5, r * 0.19);
  const inner = r - thick - Math.max(1, r * 0.1);
  const [discs, edges] = [new Map<number, string>(), new Map<string, string>()];
  let [rings, arcs, late, cuts] = ['', '', '', ''];
  for (const { x, y, mix, isStuck } of wells) {
    rings += slice(x, y, r - 0.5, 0, 1);
    const total = volumeOf(partsOf(mix));
    if (total <= 0) continue;
    const filled = arc(x, y, r - thick / 2, 0.5, 0.5 + Math.min(1, total / KIT.wellMax));
    if (isStuck) late += filled;
    else arcs += filled;
    const slices = slicesOf(mix, x, y, inner);
    for (const { liquid, from, d } of slices) {
      discs.set(liquid, (discs.get(liquid) ?? '') + d);
      if (slices.length > 1) cuts += slice(x, y, inner, from, from);
    }
    const { edge } = lookOf(slices[0]?.liquid ?? 0);
    edges.set(edge, (edges.get(edge) ?? '') + slice(x, y, inner, 0, 1));
  }
  return (
    <>
      <path d={rings} className="fill-white stroke-line-strong" />
      <path d={arcs} className="fill-none stroke-ink" strokeWidth={thick} />
      <path d={late} className="fill-none stroke-orange-deep" strokeWidth={thick} />
      <g className="forced-color-adjust-none">
        {[...discs].map(([liquid, d]) => (
          <Shape key={liquid} liquid={liquid} d={d} />
        ))}
      </g>
      <path d={cuts} className="stroke-ink stroke-[0.75]" />
      {[...edges].map(([edge, d]) => (
        <path key={edge} d={d} className={`fill-none ${edge}`} />
      ))}
      {wells.map(({ name, x, y, isStuck }) =>
        isStuck ? (
          <circle
            key={name}
            cx={x}
            cy={y}
            r={r + 2.6}
            className="fill-none stroke-orange-deep stroke-2 [stroke-dasharray:4_3]"
          />
        ) : null,
      )}
    </>
  );
}
