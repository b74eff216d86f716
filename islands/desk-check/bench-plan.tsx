import { type ComponentProps, useRef } from 'react';
import { Label } from '@/components/drawings/label';
import { draw } from '@/components/drawings/looks';
import { fill } from '@/lib/listing/fill';
import { type Bench, STATIONS } from '@/lib/plan/schema';
import type { Check } from './use-desk-check';

type Place = { x: number; y: number };

type BenchPlanProps = {
  check: Check;
  /** The station with an id goes somewhere; without one the arm does. In millimetres. */
  onMove?(id: string | undefined, place: Place): void;
  className?: string;
};

/** Millimetres around the bench in the drawing, and of a step with the arrow keys, alone and with Shift. */
const AROUND = 60;
const STEP = 10;
const FAR = 100;
const KEYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number, most: number) => Math.min(Math.max(Math.round(value / STEP) * STEP, 0), most);

/** Words on lines and ranges stand on white. */
const HALO = 'stroke-white stroke-[3px] [paint-order:stroke] [stroke-linejoin:round]';

/** The bench from above, to scale, with what each arm reaches. What stands on it can be dragged, or moved with arrow keys. */
export function BenchPlan({ check, onMove, className = 'mt-6 h-auto w-full' }: BenchPlanProps) {
  const { plan, words, names, facts, answer, isAlive } = check;
  const { bench } = plan;
  const { width, depth, armX, armY, stations } = bench;
  const svg = useRef<SVGSVGElement>(null);
  const size = Math.max(width, 900) / 46;
  const fits = answer.arm?.arm?.id;
  const move = movable({ svg, bench, onMove, isAlive });
  const label = fill(words.bench.drawing, { width, depth });
  return (
    <svg
      ref={svg}
      className={`drawing max-w-full border border-line bg-white font-body font-medium select-none ${className}`}
      viewBox={`${-AROUND} ${-AROUND} ${width + 2 * AROUND} ${depth + 2 * AROUND}`}
      fontSize={size}
      role={isAlive ? 'group' : 'img'}
      aria-label={label}
      aria-describedby={isAlive ? 'bench-keys' : undefined}
    >
      {isAlive ? <desc id="bench-keys">{words.bench.keys}</desc> : null}
      <rect className="fill-sunk stroke-ink" width={width} height={depth} />
      {facts.arms.toReversed().map(({ id, reach }) => (
        <circle
          key={id}
          className={id === fits ? draw.reach : 'fill-none stroke-line-strong'}
          cx={armX}
          cy={armY}
          r={reach}
        />
      ))}
      {stations.map((station, index) => {
        const { id, kind, x, y } = station;
        const [w, h] = STATIONS[kind];
        const name = names.stations[kind];
        return (
          <g key={id} {...move(id, fill(words.bench.place, { name, x, y }), station, words.bench.movable)}>
            <rect
              className={answer.outside.includes(id) ? 'fill-white stroke-red' : draw.body}
              x={x - w / 2}
              y={y - h / 2}
              width={w}
              height={h}
            />
            {/* On a phone there is room for its number alone; the list below has the name. */}
            <Label
              className="fill-ink sm:hidden"
              fontSize={size * 2}
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              text={index + 1}
            />
            <Label
              className={`fill-ink-2 max-sm:hidden ${HALO}`}
              x={x}
              y={w > size * 5 ? y : y + h / 2 + size * 0.8}
              textAnchor="middle"
              dominantBaseline="central"
              text={name}
            />
          </g>
        );
      })}
      <g
        {...move(
          undefined,
          fill(words.bench.place, { name: words.bench.arm, x: armX, y: armY }),
          { x: armX, y: armY },
          words.bench.movable,
        )}
      >
        <circle className={draw.cap} cx={armX} cy={armY} r="50" />
        <circle className="fill-white stroke-teal-bright stroke-[2.5]" cx={armX} cy={armY} r="34" />
      </g>
    </svg>
  );
}

type MovableProps = {
  svg: { readonly current: SVGSVGElement | null };
  bench: Bench;
  onMove: BenchPlanProps['onMove'];
  isAlive: boolean;
};

/** What lets a thing of the drawing be moved; nothing before the tool is alive. */
function movable({ svg, bench, onMove, isAlive }: MovableProps) {
  const to = (id: string | undefined, x: number, y: number) =>
    onMove?.(id, { x: within(x, bench.width), y: within(y, bench.depth) });
  return (
    id: string | undefined,
    label: string,
    { x, y }: Place,
    roledescription: string,
  ): ComponentProps<'g'> =>
    isAlive
      ? {
          role: 'button',
          // As a property: what React writes as an attribute, Preact writes with a capital that SVG does not know.
          ref(element) {
            if (element) element.tabIndex = 0;
          },
          'aria-label': label,
          'aria-roledescription': roledescription,
          // On what is drawn: Chromium does not ask the group for it.
          className: 'cursor-pointer **:touch-none',
          onKeyDown(event) {
            const way = KEYS[event.key];
            if (!way) return;
            event.preventDefault();
            const by = event.shiftKey ? FAR : STEP;
            to(id, x + way[0] * by, y + way[1] * by);
          },
          onPointerDown: ({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId),
          onPointerMove({ currentTarget, pointerId, clientX, clientY }) {
            if (!currentTarget.hasPointerCapture(pointerId)) return;
            const place = new DOMPoint(clientX, clientY).matrixTransform(
              svg.current?.getScreenCTM()?.inverse(),
            );
            to(id, place.x, place.y);
          },
        }
      : {};
}
