import type { ReactNode } from 'react';

/** How a liquid looks: fill, edge, and the pattern over it. Orange is never one of them: it is "now". */
export const LOOKS: readonly { fill: string; edge: string; pattern?: string; night?: string }[] = [
  { fill: 'fill-teal-bright', edge: 'stroke-teal' },
  { fill: 'fill-olive-mist', edge: 'stroke-olive-deep', pattern: 'line' },
  { fill: 'fill-teal-mist', edge: 'stroke-teal', pattern: 'dot' },
  { fill: 'fill-teal-deep', edge: 'stroke-teal-deep', night: 'fill-on-dark-2' },
  { fill: 'fill-teal-pale', edge: 'stroke-teal-deep', pattern: 'cross' },
  { fill: 'fill-olive', edge: 'stroke-olive-deep' },
  { fill: 'fill-teal-aqua', edge: 'stroke-teal', pattern: 'back' },
  { fill: 'fill-olive-mist', edge: 'stroke-olive-deep', pattern: 'spot' },
  { fill: 'fill-cap', edge: 'stroke-cap', night: 'fill-line-strong' },
  { fill: 'fill-sunk', edge: 'stroke-ink-3', pattern: 'flat' },
  { fill: 'fill-teal-mist', edge: 'stroke-teal', pattern: 'upright' },
  { fill: 'fill-white', edge: 'stroke-ink-3', pattern: 'cross' },
];

/** The look of a liquid by its number in the protocol; behind the last one they begin anew. */
export const lookOf = (liquid: number) => LOOKS[Math.max(0, liquid) % LOOKS.length] as (typeof LOOKS)[number];
/** The paint of a pattern, as a fill. */
export const patternOf = (pattern: string): string => `url(#liquid-${pattern})`;

/** A shape in the look of a liquid. */
export function Shape({ liquid, d }: { liquid: number; d: string }): ReactNode {
  const { fill, pattern } = lookOf(liquid);
  return (
    <>
      <path d={d} className={fill} />
      {pattern ? <path d={d} fill={patternOf(pattern)} /> : null}
    </>
  );
}

/** A liquid in a legend or a chip: its colour, its pattern and its letter. */
export function Swatch({ liquid, letter }: { liquid: number; letter: string }) {
  const { fill, edge, pattern } = lookOf(liquid);
  const isDark = fill === 'fill-teal-deep' || fill === 'fill-cap';
  return (
    <svg className="size-4.5 flex-none forced-color-adjust-none" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="8.4" className={`${fill} ${edge}`} />
      {pattern ? <circle cx="9" cy="9" r="8.4" fill={patternOf(pattern)} /> : null}
      {pattern ? <circle cx="9" cy="9" r="5.8" className={fill} /> : null}
      <text
        x="9"
        y="13.2"
        textAnchor="middle"
        fontSize="12"
        className={`font-semibold ${isDark ? 'fill-white' : 'fill-ink'}`}
      >
        {letter}
      </text>
    </svg>
  );
}
