import { at, type Point, round } from '@/lib/drawings/geometry';

const ANSWER = 'stroke-teal stroke-[2.5]';

type ModelDrawingProps = { label: string; lines: number; source: number };

/** The model: lines come in, one answer goes out. The line that it rests on is drawn in teal. */
export function ModelDrawing({ label, lines, source }: ModelDrawingProps) {
  const origin = source - 1;
  const [start, end] = [arrival(origin, lines), departure];
  return (
    <svg
      className="h-auto w-full max-w-88 rotate-90 justify-self-center fill-none stroke-[1.25] md:max-w-none md:rotate-none"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={label}
    >
      <path className="stroke-line" d={links.join('')} />
      <path
        className="stroke-line-strong"
        d={Array.from({ length: lines }, (_, line) => inlet(line, lines)).join('')}
      />
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="fill-white stroke-ink" cx={x} cy={y} r="4.5" />
      ))}
      <path className={ANSWER} d={inlet(origin, lines)} />
      <path className={ANSWER} d={answerPath(origin, lines)} />
      {[start, end].map(([x, y]) => (
        <circle key={x} className="fill-teal" cx={x} cy={y} r="7" />
      ))}
    </svg>
  );
}

/** The drawing is a square, so that it can be turned on small screens, where the lines run downwards. */
const SIZE = 400;

const CENTRE = SIZE / 2;
const DOTS = 44;
const RADIUS = 128;
const PITCH = 48;
/** Radians between two lines on the rim. */
const FAN = 0.38;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Dots on a sunflower spiral: evenly spread, the same at every build. */
const dots: readonly Point[] = Array.from({ length: DOTS }, (_, index) => {
  const r = RADIUS * Math.sqrt((index + 0.5) / DOTS);
  return [
    round(CENTRE + r * Math.cos(index * GOLDEN_ANGLE)),
    round(CENTRE + r * Math.sin(index * GOLDEN_ANGLE)),
  ];
});

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Links between neighbouring dots. */
const links: readonly string[] = dots.flatMap((from, index) =>
  dots
    .slice(index + 1)
    .filter((to) => distance(from, to) < 38)
    .map((to) => `M${at(...from)}L${at(...to)}`),
);

/** Where line `index` of `count` enters at the left edge: no wider than the notes beside it. */
const entry = (index: number, count: number): number => CENTRE + (index - (count - 1) / 2) * PITCH;

const nearest = (point: Point): Point =>
  dots.reduce((best, dot) => (distance(dot, point) < distance(best, point) ? dot : best));

/** The dot on the rim of the model where a line arrives; the lines fan out along it. */
const arrival = (index: number, count: number): Point => {
  const angle = (index - (count - 1) / 2) * FAN;
  return nearest([CENTRE - RADIUS * Math.cos(angle), CENTRE + RADIUS * Math.sin(angle)]);
};

/** A line from the left edge into the model. */
function inlet(index: number, count: number): string {
  const y = entry(index, count);
  const [x1, y1] = arrival(index, count);
  return `M0 ${round(y)}C${round(x1 / 2)} ${round(y)} ${round(x1 / 2)} ${y1} ${x1} ${y1}`;
}

/** The dot where the answer leaves the model. */
const departure: Point = nearest([CENTRE + RADIUS, CENTRE]);

/** The way of the answer: from dot to dot, each time to the nearest one further right, then out. */
function answerPath(index: number, count: number): string {
  const way: Point[] = [arrival(index, count)];
  for (let here = way[0]; here && here !== departure; ) {
    const [x, y] = here;
    const ahead = dots.filter((dot) => dot[0] > x + 8 && dot[0] <= departure[0]);
    const cost = (dot: Point) => distance(dot, [x, y]) + Math.abs(dot[1] - departure[1]) * 0.35;
    here = ahead.length > 0 ? ahead.reduce((a, b) => (cost(b) < cost(a) ? b : a)) : departure;
    way.push(here);
  }
  return `M${way.map((point) => at(...point)).join('L')}L${SIZE} ${CENTRE}`;
}
