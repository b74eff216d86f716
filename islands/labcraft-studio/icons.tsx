import { OPERATIONS, type Verb } from '@/lib/protocol/operations/index';
import type { Glyph as Lines } from '@/lib/protocol/operations/operation';

const ICONS = {
  undo: 'M8 4 4 8l4 4M4.5 8H14a6 6 0 0 1 0 12H9',
  redo: 'm16 4 4 4-4 4M19.5 8H10a6 6 0 0 0 0 12h5',
  down: 'm6 9 6 6 6-6',
  save: 'M12 3v13M6 10l6 6 6-6M4 21h16',
  plus: 'M12 4v16M4 12h16',
  keys: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  up: 'm6 15 6-6 6 6',
} as const;
const SOLID = {
  play: 'M7 4.5v15L19.5 12z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  back: 'M16 5v14L7 12z',
  forward: 'M8 5v14l9-7z',
  first: 'M5 5h2v14H5zM18 5v14L9 12z',
  last: 'M17 5h2v14h-2zM6 5v14l9-7z',
} as const;

type DrawnProps = { d: string; className?: string; look?: string | undefined };

/** A path as a sign. */
export const Drawn = ({ d, className = '', look }: DrawnProps) => (
  <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} className={look} />
  </svg>
);

type SignProps = { name: keyof typeof ICONS | keyof typeof SOLID; className?: string };

/** A sign of a control. What it means is the control's name. */
export const Sign = ({ name, className }: SignProps) =>
  name in SOLID ? (
    <Drawn d={SOLID[name as keyof typeof SOLID]} className={className} look="fill-current stroke-none" />
  ) : (
    <Drawn d={ICONS[name as keyof typeof ICONS]} className={className} />
  );

/** What stands for a sentence that is no operation. */
const GAP: Lines = ['M3 12c1.5-4 3-4 4.5 0s3 4 4.5 0 3-4 5 0'];
/** The sign of an operation. */
export function Glyph({ verb }: { verb: Verb | 'gap' }) {
  const [lines, solid] = verb === 'gap' ? GAP : OPERATIONS[verb].glyph;
  return (
    <svg
      className="size-5 flex-none fill-none stroke-current stroke-[1.5]"
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      {lines ? <path d={lines} /> : null}
      {solid ? <path d={solid} className="fill-current stroke-none" /> : null}
    </svg>
  );
}
