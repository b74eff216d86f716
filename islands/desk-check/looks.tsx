import type { Verdict } from '@/lib/plan/verdicts';

export const percent = (value: number, most: number): string => `${most > 0 ? (100 * value) / most : 0}%`;

/** Patterns that drawings of the tool are filled with, once in the page. */
export const Patterns = () => (
  <svg className="dk-patterns" width="0" height="0" aria-hidden="true">
    {PATTERNS.map(([id, ground, line]) => (
      <pattern
        key={id}
        id={id}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className={ground} width="5" height="5" />
        <rect className={line} width="1.5" height="5" />
      </pattern>
    ))}
  </svg>
);
const PATTERNS = [
  ['dk-prepared', 'fill-white', 'fill-teal'],
  ['dk-may-stay', 'fill-teal-mist', 'fill-teal'],
  ['dk-tight', 'fill-orange-mist', 'fill-orange-deep'],
  ['dk-short', 'fill-white', 'fill-red'],
] as const;

const FILLS: Record<Verdict | 'wait', string> = {
  hand: 'dk-hand',
  share: 'dk-share',
  prepare: 'dk-prepare',
  keep: 'dk-keep',
  wait: 'dk-wait',
};

type BlockProps = {
  kind: Verdict | 'wait';
  x: string;
  width: string;
  y?: number;
  height: number;
  round?: boolean;
};

/** Some time in a drawing, with the look of its verdict: full, half, hatched, orange; waiting is white. */
export const Block = ({ kind, round, ...place }: BlockProps) => (
  <>
    <rect className={FILLS[kind]} {...place} rx={round ? 7 : 0} />
    {kind === 'share' ? <rect className="dk-hand" {...place} height={place.height / 2} /> : null}
  </>
);

/** A small one, before the word for it. */
export const Swatch = ({ kind }: { kind: Verdict }) => (
  <svg className="dk-swatch" viewBox="0 0 14 14" aria-hidden="true">
    <Block kind={kind} x="1" y={1} width="12" height={12} round={kind === 'keep'} />
  </svg>
);

const GLYPHS = {
  some: 'M1.5 12Q12 1 22.500 12 12 23 1.500 12zM12 8.5a3.500 3.500 0 1 0 .01 0',
  person: 'M1.5 12Q12 1 22.500 12 12 23 1.500 12zM12 8.5a3.500 3.500 0 1 0 .01 0',
  varies: 'M4 15 13 4l7 6-9 11zM2.500 21.500h19',
  precious: 'M12 2.500a9.500 9.500 0 1 0 .01 0M9.500 9.500 12.500 7v10',
} as const;

/** A sign for what makes a step harder; its words stand beside it, or are read aloud. */
export const Glyph = ({ name, text }: { name: keyof typeof GLYPHS; text?: string }) => (
  <>
    <svg
      className={name === 'person' ? 'dk-glyph dk-filled' : 'dk-glyph'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={GLYPHS[name]} />
    </svg>
    {text ? <span className="visually-hidden">{text}</span> : null}
  </>
);

/** From what is now to what comes. */
export const Arrow = () => (
  <svg className="dk-arrow" viewBox="0 0 40 16" aria-hidden="true">
    <path d="M0 8h37M30 1.5 37 8l-7 6.5" />
  </svg>
);
