import type { ReactNode } from 'react';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';

type Shape = 'finger' | 'rack' | 'stand' | 'mount';
type PrintedPartProps = {
  shape: Shape;
  label: string;
  /** Name of the dimension that is fitted to the container. */
  fits: string;
};

/** A 3D-printed part with the one dimension that is fitted to the container it serves. */
export function PrintedPart({ shape, label, fits }: PrintedPartProps) {
  const { body, measure, text } = SHAPES[shape];
  return (
    <svg
      className="drawing h-auto max-h-52 w-full"
      viewBox="0 -14 210 200"
      overflow="visible"
      role="img"
      aria-label={label}
    >
      {body}
      <g className={draw.dimension}>
        <path d={measure} />
        <Label
          className="fill-ink stroke-none font-body text-[13px] font-medium max-md:text-[20px] max-[24rem]:text-[26px]"
          x={text.x}
          y={text.y}
          textAnchor={text.anchor}
          dominantBaseline={text.baseline}
          text={fits}
        />
      </g>
    </svg>
  );
}

const layers = (first: number, last: number, step: number, run: string) =>
  Array.from(
    { length: Math.floor((last - first) / step) + 1 },
    (_, i) => `M0 ${first + i * step}${run}`,
  ).join('');

const FINGER = 'M0 0h44v36l-9 14v62h-26v-52l-9-18z';

const finger = (
  <g transform="translate(56 22)">
    <clipPath id="part-finger">
      <path d={FINGER} />
    </clipPath>
    <path className="fill-orange" d={FINGER} />
    <g className={draw.layers} clipPath="url(#part-finger)">
      <path d={layers(5, 110, 5, 'h50')} />
    </g>
    <path className={draw.printedEdge} d={FINGER} />
    <circle className={draw.body} cx="13" cy="12" r="4" />
    <circle className={draw.body} cx="31" cy="12" r="4" />
  </g>
);

const rack = (
  <g transform="translate(20 36)">
    <path className="fill-orange" d="M0 20 30 0H170L140 20Z" />
    <path className="fill-orange-lit" d="M0 20H140V84H0Z" />
    <path className="fill-orange-shade" d="M140 20 170 0V64L140 84Z" />
    <g className={draw.layers}>
      <path d={layers(27, 83, 7, 'H140')} />
    </g>
    {[27, 56, 85, 114, 143].map((x) => (
      <ellipse className={draw.body} key={x} cx={x} cy="10" rx="9" ry="4.4" />
    ))}
    <path className={draw.printedEdge} d="M0 20 30 0H170V64L140 84H0ZM0 20H140V84M140 20 170 0" />
  </g>
);

const stand = (
  <g transform="translate(24 20)">
    <path className="fill-orange" d="M0 0H160V104H0Z" />
    <path className={draw.body} d="M16 14H144V90H16Z" />
    <g className={draw.faint}>
      <path d="M16 29H144M16 44H144M16 59H144M16 74H144" />
    </g>
    <path
      className="fill-orange-shade"
      d="M70-8h20v12h-20zM70 100h20v12h-20zM-8 42h12v20h-12zM156 42h12v20h-12z"
    />
    <path className={draw.printedEdge} d="M0 0H160V104H0Z" />
  </g>
);

const mount = (
  <g transform="translate(22 36)">
    <path className="fill-orange" d="M0 30H50V80H0ZM120 30H170V80H120Z" />
    <path className={draw.printedEdge} d="M0 30H50V80H0ZM120 30H170V80H120Z" />
    <path className={draw.body} d="M10 14H136V40H10ZM136 22h26v10h-26zM-14 6h6v42h-6z" />
    <path className="fill-teal-bright/35" d="M80 15H135V39H80Z" />
    <path className={draw.line} d="M-8 27H80" />
    <circle className={draw.body} cx="25" cy="62" r="5" />
    <circle className={draw.body} cx="145" cy="62" r="5" />
  </g>
);

type Drawn = {
  body: ReactNode;
  measure: string;
  text: { x: number; y: number; anchor: 'start' | 'middle'; baseline: 'auto' | 'central' | 'hanging' };
};

const SHAPES: Record<Shape, Drawn> = {
  finger: {
    body: finger,
    measure: 'M124 22V134M108 22h20M100 134h28',
    text: { x: 134, y: 78, anchor: 'start', baseline: 'central' },
  },
  rack: {
    body: rack,
    measure: 'M105 24H134M105 18v12M134 18v12',
    text: { x: 119, y: 12, anchor: 'middle', baseline: 'auto' },
  },
  stand: {
    body: stand,
    measure: 'M40 144H168M40 138v12M168 138v12',
    text: { x: 104, y: 154, anchor: 'middle', baseline: 'hanging' },
  },
  mount: {
    body: mount,
    measure: 'M32 138H158M32 132v12M158 132v12',
    text: { x: 95, y: 148, anchor: 'middle', baseline: 'hanging' },
  },
};
