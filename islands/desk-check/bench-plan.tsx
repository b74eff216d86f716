import { type PointerEvent, type ReactNode, useRef } from 'react';
import * as draw from '@/components/drawings/looks';
import { ARM } from '@/lib/desk-check/arm';
import { crowdedLabels, reachPlace } from '@/lib/desk-check/bench-labels';
import { numberText } from '@/lib/desk-check/number-text';
import { stepNumbers } from '@/lib/desk-check/run';
import { STATIONS } from '@/lib/desk-check/schema';
import { stationNames } from '@/lib/desk-check/station-names';
import { fill } from '@/lib/listing/fill';
import { Margin } from './bench-margin';
import { COUNTED, DASHED, NAME, RAISED, WIDE, Words } from './bench-words';
import type { Outcome } from './check';

type Place = { x: number; y: number };

const BROAD = { 1: 'w-full', 2: 'w-[200%] max-w-none', 3: 'w-[300%] max-w-none' } as const;
export type Broad = keyof typeof BROAD;

type BenchPlanProps = {
  check: Outcome;
  /** How many times as wide as the room for it: the rest is scrolled to. */
  broad?: Broad;
  /** The id of the station that is chosen. */
  chosen?: string | undefined;
  onChoose?(id: string): void;
  /** What has an id goes somewhere, in millimetres. `isGrabbed` is true when a drag begins, false while it goes on. */
  onMove?(id: string, place: Place, isGrabbed?: boolean): void;
};

/** Millimetres around the bench in the drawing, and of a step with the arrow keys, alone and with Shift. */
const AROUND = { x: 124, top: 84, bottom: 90 };
const STEP = 10;
const FAR = 100;
const KEYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** To the edge at most; what does not move along an axis stays, also beyond a bench that was wider. */
const within = (to: number, from: number, most: number) =>
  to === from ? from : Math.min(Math.max(to, 0), most);
const inDrawing = ({ clientX, clientY, currentTarget }: PointerEvent<SVGGElement>): Place =>
  new DOMPoint(clientX, clientY).matrixTransform(currentTarget.ownerSVGElement?.getScreenCTM()?.inverse());
const inSteps = (distance: number) => Math.round(distance / STEP) * STEP;

/** How wide a letter is where words are large (bench-words.tsx), as a part of the drawing's width. */
const LARGE_LETTER = (2.1 * 0.6) / 65;

/** What is dragged: where it stood, and where on the drawing the pointer took hold of it. */
type Grab = { from: Place; at: Place; isMoved: boolean };

/** The steps that are done at a station, counted from 0. */
export const stepsAt = ({ steps }: Outcome['plan'], id: string): number[] =>
  steps.flatMap(({ station }, index) => (station === id ? [index] : []));

/** The bench from above, to scale, with what each arm reaches. What stands on it can be dragged, or moved with arrow keys. */
export function BenchPlan(props: BenchPlanProps) {
  const { check, chosen, broad = 1 } = props;
  const { plan, words, facts, answer, locale, isAwake } = check;
  const { bench } = plan;
  const { width, depth, armX, armY, stations } = bench;
  const fits = answer.arm?.arm;
  const bottom = Math.max(depth, armY + (fits?.reach ?? 0)) + AROUND.bottom;
  // What stood on a bench that was wider is still in sight.
  const right = Math.max(width, armX, ...stations.map(({ x }) => x));
  const frame = { x: -AROUND.x, y: -AROUND.top, width: right + 2 * AROUND.x, height: bottom + AROUND.top };
  const called = stationNames(stations, check);
  const labels = stations.map(({ id }) => stepNumbers(stepsAt(plan, id)));
  const isCrowded = crowdedLabels(stations, labels, (frame.width / broad) * LARGE_LETTER);
  return (
    <svg
      className={`drawing h-auto select-none ${BROAD[broad]}`}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      // Words are as high on the screen whatever the bench measures.
      fontSize={frame.width / broad / 65}
      role={isAwake ? 'group' : 'img'}
      aria-label={fill(words.bench.drawing, { width, depth })}
      aria-describedby={isAwake ? 'bench-keys' : undefined}
    >
      {isAwake ? <desc id="bench-keys">{words.bench.keys}</desc> : null}
      <Rulers width={width} depth={depth} />
      <rect className="fill-sunk stroke-none" width={width} height={depth} />
      {isAwake ? (
        <clipPath id="dk-below">
          <rect {...frame} y={-30} height={bottom + 30} />
        </clipPath>
      ) : null}
      <g clipPath={isAwake ? 'url(#dk-below)' : undefined}>
        {facts.arms.toReversed().map(({ id, reach }) => (
          <circle
            key={id}
            className={
              id === fits?.id ? 'fill-teal/10 stroke-teal stroke-2' : 'fill-none stroke-line-strong stroke-1'
            }
            cx={armX}
            cy={armY}
            r={reach}
          />
        ))}
      </g>
      <rect className={draw.line} width={width} height={depth} />
      {facts.arms.map(({ id, reach }) => {
        const isChosen = id === fits?.id;
        const place = reachPlace(bench, reach) ?? (isChosen && { x: armX, y: armY + reach });
        return !place || armY + reach >= bottom ? null : (
          <Words
            key={id}
            x={place.x}
            y={place.y + 34}
            look={isChosen ? COUNTED : `fill-ink-3 font-mono font-medium ${WIDE}`}
            text={numberText(reach, locale)}
          />
        );
      })}
      {stations.map((station, index) => {
        const { id, kind, x, y } = station;
        const [w, h] = STATIONS[kind];
        const name = called[index] as string;
        const label = labels[index] as string;
        return (
          <Movable key={id} {...props} id={id} name={name} place={station}>
            <g
              className={answer.outside.includes(id) ? '[stroke-dasharray:8_6]' : label ? '' : 'opacity-50'}
              transform={`translate(${x - w / 2} ${y - h / 2})`}
            >
              <use href={`#instrument-${kind}`} />
            </g>
            <rect
              data-of-step={stepsAt(plan, id).join(' ')}
              className={`fill-transparent ${id === chosen ? 'stroke-ink [stroke-dasharray:4_4]' : 'stroke-none'}`}
              x={x - w / 2 - 12}
              y={y - h / 2 - 12}
              width={w + 24}
              height={h + 24}
            />
            {id === chosen ? (
              <path className={DASHED} d={`M0 ${y}H${x - w / 2 - 12}M${x} 0V${y - h / 2 - 12}`} />
            ) : null}
            <Words x={x} y={y + h / 2 + 38} look={NAME} text={name} />
            <Words
              x={x}
              y={y - h / 2 - 16}
              look={`${COUNTED} ${isCrowded[index] ? RAISED : ''}`}
              text={label}
            />
          </Movable>
        );
      })}
      <Movable {...props} id={ARM} name={words.bench.arm} place={{ x: armX, y: armY }}>
        <circle className={draw.cap} cx={armX} cy={armY} r="62" />
        <circle className="fill-white stroke-teal-bright stroke-[2.5]" cx={armX} cy={armY} r="44" />
      </Movable>
      <Margin check={check} />
    </svg>
  );
}

/** Ten centimetres a mark, and half a metre a long one. */
function Rulers({ width, depth }: { width: number; depth: number }) {
  const marks = (length: number, mark: (at: number, long: number) => string) =>
    Array.from({ length: Math.floor(length / FAR) + 1 }, (_, index) =>
      mark(index * FAR, index % 5 === 0 ? 24 : 12),
    ).join('');
  return (
    <path
      className={draw.dimension}
      d={`M0-52H${width}${marks(width, (at, long) => `M${at}-52v${long}`)}M-52 0V${depth}${marks(depth, (at, long) => `M-52 ${at}h${long}`)}`}
    />
  );
}

type MovableProps = BenchPlanProps & { id: string; name: string; place: Place; children: ReactNode };

/** A thing of the drawing, which can be moved once the tool is awake. */
function Movable({ check, onMove, onChoose, id, name, place: { x, y }, children }: MovableProps) {
  const grab = useRef<Grab>(undefined);
  const { plan, words, isAwake } = check;
  const { width, depth } = plan.bench;
  if (!isAwake) return <g>{children}</g>;
  /** Says whether it moved: at the edge nothing does, and there is nothing to undo. */
  const to = (toX: number, toY: number, isGrabbed?: boolean): boolean => {
    const next = { x: within(toX, x, width), y: within(toY, y, depth) };
    const isMoved = next.x !== x || next.y !== y;
    if (isMoved) onMove?.(id, next, isGrabbed);
    return isMoved;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
    <g
      role="button"
      // As a property: what React writes as an attribute, Preact writes with a capital that SVG does not know.
      ref={(element) => {
        if (!element) return;
        element.tabIndex = 0;
        // A finger that moves it does not scroll; Chromium asks more of a shape than its `touch-action`.
        element.ontouchmove = (event) => event.preventDefault();
      }}
      aria-label={fill(words.bench.place, { name, x, y })}
      aria-roledescription={words.bench.movable}
      className="cursor-grab **:touch-none"
      onFocus={() => onChoose?.(id)}
      onKeyDown={(event) => {
        const way = KEYS[event.key];
        // With these keys it is one of the browser's, such as Back.
        if (!way || event.altKey || event.metaKey) return;
        event.preventDefault();
        const by = event.shiftKey ? FAR : STEP;
        to(x + way[0] * by, y + way[1] * by);
      }}
      onPointerDown={(event) => {
        // The other buttons open a menu or scroll; a second finger drags nothing.
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grab.current = { from: { x, y }, at: inDrawing(event), isMoved: false };
      }}
      onPointerMove={(event) => {
        const held = grab.current;
        if (!held || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const { from, at, isMoved } = held;
        const now = inDrawing(event);
        // A hand that trembles has not moved anything.
        if (to(from.x + inSteps(now.x - at.x), from.y + inSteps(now.y - at.y), !isMoved))
          grab.current = { ...held, isMoved: true };
      }}
      onLostPointerCapture={() => {
        grab.current = undefined;
      }}
    >
      {children}
    </g>
  );
}
