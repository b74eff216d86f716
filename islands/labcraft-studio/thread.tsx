import { memo, type RefObject, useEffect, useState } from 'react';
import { media } from './media';
import type { StudioState } from './use-studio';

type Dot = readonly [x: number, y: number];

/** A line between two heights, with knees of 45°. */
const knee = ([xa, ya]: Dot, [xb, yb]: Dot): string => {
  const drop = Math.abs(yb - ya);
  if (drop < 1) return `M${xa} ${ya}H${xb}`;
  if (drop > xb - xa) return `M${xa} ${ya}H${xa + 6}L${xb - 6} ${yb}H${xb}`;
  const x = xa + (xb - xa - drop) / 2;
  return `M${xa} ${ya}H${x}L${x + drop} ${yb}H${xb}`;
};

/** One line from the selected sentence over its block to its wells. It is measured after what it joins is drawn. */
export const Thread = memo(
  ({ studio, bench }: { studio: StudioState; bench: RefObject<HTMLDivElement | null> }) => {
    const { selected, typed, plate, blocks } = studio;
    const [line, setLine] = useState<{ d: string; dots: Dot[] }>();
    // biome-ignore lint/correctness/useExhaustiveDependencies: what it joins moves with these
    useEffect(() => {
      const root = bench.current;
      if (!root || !media('wide')?.matches) return;
      const draw = () => {
        const from = root.getBoundingClientRect();
        const boxOf = (selector: string, pane: string) => {
          const box = root.querySelector(selector)?.getBoundingClientRect();
          const view = root.querySelector(pane)?.getBoundingClientRect();
          // What is scrolled out of sight is not joined.
          return box && view && box.top >= view.top && box.top + 20 <= view.bottom - 100 ? box : undefined;
        };
        const words = boxOf('[data-chosen-line]', '#pane-say');
        const slip = boxOf('[aria-selected="true"] [data-slip]', '#pane-check');
        const wells = boxOf('[data-dimension]', '#pane-try');
        const check = root.querySelector('#pane-check')?.getBoundingClientRect();
        if (!slip || !check) return setLine(undefined);
        const [y, right] = [slip.top - from.top + 21, slip.right - from.left];
        const ends: Dot[] = [];
        let d = '';
        if (words) {
          const edge = check.left - from.left;
          ends.push([edge - 8, words.top - from.top + 22], [edge + 4, y]);
          d = knee(...(ends as [Dot, Dot]));
        }
        if (wells) {
          const edge = check.right - from.left + 8;
          const [x, top] = [wells.left - from.left, wells.top - from.top + 6.5];
          const up = top < y ? -6 : 6;
          d += `M${right} ${y}H${edge - 6}L${edge} ${y + up}V${top - up}L${edge + 6} ${top}H${x}`;
          ends.push([right, y], [x, top]);
        }
        setLine(d ? { d, dots: ends } : undefined);
      };
      const frame = requestAnimationFrame(draw);
      const observer = new ResizeObserver(draw);
      observer.observe(root);
      root.addEventListener('scroll', draw, { capture: true, passive: true });
      return () => {
        cancelAnimationFrame(frame);
        observer.disconnect();
        root.removeEventListener('scroll', draw, { capture: true });
      };
    }, [bench, selected?.join(), typed.text, plate, blocks, studio.mirrored]);
    return line ? (
      <svg
        className="pointer-events-none absolute inset-0 z-6 size-full max-[74rem]:hidden"
        aria-hidden="true"
      >
        <path d={line.d} className="fill-none stroke-teal stroke-2" />
        {line.dots.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4" className="fill-teal" />
        ))}
      </svg>
    ) : null;
  },
);
