import type { ComponentProps } from 'react';
import * as draw from '@/components/drawings/looks';

/** What has no room where the drawing is small. */
export const WIDE = 'max-md:hidden print:hidden';
export const NAME = `fill-ink-2 ${WIDE}`;
export const COUNTED = 'fill-teal font-mono font-semibold';
/** A line higher, where words are large. */
export const RAISED = 'max-md:-translate-y-[1em] print:-translate-y-[1em]';
export const DASHED = `${draw.dimension} [stroke-dasharray:5_4]`;

type WordsProps = ComponentProps<'text'> & { look: string; text: string | number };

/** Words in the drawing; where it is small they are larger. */
export const Words = ({ look, text, ...place }: WordsProps) => (
  <text
    textAnchor="middle"
    className={`halo stroke-3 max-md:text-[2.1em] print:text-[2em] ${look}`}
    {...place}
  >
    {text}
  </text>
);
