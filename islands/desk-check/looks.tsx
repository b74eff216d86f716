import type { ComponentProps } from 'react';
import type { Hurdle, Step } from '@/lib/desk-check/schema';
import type { Verdict } from '@/lib/desk-check/verdicts';

/** A part of the most, as CSS writes it: `25%`; nothing of nothing is `0%`. */
export const percent = (value: number, most: number): string => `${most > 0 ? (100 * value) / most : 0}%`;

/** Words small and quiet: notes below what they explain. */
export const NOTE = 'text-label/[1.65] text-ink-3';

const DATES = /(\d+年\d+月\d+日|\d+ [A-Z][a-z]+ \d{4})/;

/** A line in which dates do not break: between their signs any Japanese line may. */
export const withWholeDates = (line: string) =>
  line.split(DATES).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Lines of them. */
export const Notes = ({ lines, look = '' }: { lines: readonly string[]; look?: string }) =>
  lines.map((line) => (
    <p key={line} className={`${look} ${NOTE}`}>
      {withWholeDates(line)}
    </p>
  ));

/** A heading of a part of the paper, and beside a drawing. */
export const H3 = 'text-fine tracking-[0] text-balance';

/** What may be handed over, between what surely is and what surely is not. */
export const MAY = 'fill-[url(#dk-may-stay)]';

type BarProps = ComponentProps<'rect'> & { from?: number; to: number; of: number };

/** From one value to another on a scale; nothing where the second is not above the first. */
export const Bar = ({ from = 0, to, of, ...rect }: BarProps) => (
  <rect x={percent(from, of)} width={percent(Math.max(0, to - from), of)} {...rect} />
);

const FILLS: Record<Verdict | 'wait', string> = {
  hand: 'fill-teal',
  share: 'fill-white stroke-teal',
  prepare: 'fill-[url(#dk-prepared)] stroke-teal',
  keep: 'fill-orange stroke-orange-deep',
  wait: 'fill-white stroke-line-strong',
};

type BlockProps = {
  kind: Verdict | 'wait';
  x: string;
  width: string;
  y?: number;
  height: number;
  round?: boolean;
  /** What it belongs to, counted from 0: it is marked with its row. */
  'data-of-step'?: number;
};

/** Some time in a drawing, with the look of its verdict: full, half, hatched, orange; waiting is white. */
export const Block = ({ kind, round, ...place }: BlockProps) => (
  <>
    <rect className={FILLS[kind]} {...place} rx={round ? 7 : 0} />
    {kind === 'share' ? <rect className="fill-teal" {...place} height={place.height / 2} /> : null}
  </>
);

/** A small one, before the word for it. */
export const Swatch = ({ kind }: { kind: Verdict | undefined }) => (
  <svg className="inline-block size-3.5 flex-none overflow-visible" viewBox="0 0 14 14" aria-hidden="true">
    {kind ? <Block kind={kind} x="1" y={1} width="12" height={12} round={kind === 'keep'} /> : null}
  </svg>
);

const EYE = 'M1.5 12Q12 1 22.5 12 12 23 1.5 12zM12 8.5a3.5 3.5 0 1 0 .01 0';
const GLYPHS = {
  some: EYE,
  person: EYE,
  varies: 'M4 15 13 4l7 6-9 11zM2.5 21.5h19',
  precious: 'M12 2.5a9.5 9.5 0 1 0 .01 0M9.5 9.5 12.5 7v10',
} as const satisfies Record<Exclude<Step['judgement'], 'none'> | Hurdle, string>;

/** A sign for what makes a step harder; its words stand beside it, or are read aloud. */
export const Glyph = ({ name, text }: { name: keyof typeof GLYPHS; text?: string }) => (
  <>
    <svg
      className={`size-4.5 flex-none stroke-ink stroke-[1.5] ${name === 'person' ? 'fill-ink' : 'fill-none'}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path fillRule="evenodd" d={GLYPHS[name]} />
    </svg>
    {text ? <span className="visually-hidden">{text}</span> : null}
  </>
);

/** From what is now to what comes. */
export const Arrow = () => (
  <svg
    className="h-3 w-7 flex-none self-center fill-none stroke-ink-3 stroke-[1.25]"
    viewBox="0 0 40 16"
    aria-hidden="true"
  >
    <path d="M0 8h37M30 1.5 37 8l-7 6.5" />
  </svg>
);
