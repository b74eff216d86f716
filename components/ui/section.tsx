import type { ComponentProps } from 'react';
import { classes } from '@/lib/classes';
import { Heading } from './heading';
import { Sheet } from './sheet';

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Plain name of the block for screen readers; the heading may be a statement. */
  label: string;
  /** Its heading, where that stands in the grid by itself; `|` breaks the line. */
  title?: string;
  /** Where the heading stands. */
  titleClass?: string;
  /** Night is the one dark band of a page, sunk a quiet one. */
  surface?: keyof typeof SURFACES;
  /** Drops the top padding where the section above has the same surface. */
  flush?: boolean;
};

export const SURFACES = {
  paper: '',
  sunk: 'bg-sunk',
  white: 'bg-white',
  night: 'surface-night',
  stage: 'bg-stage',
};

/** A block of a page: full width, its content on the 12-column sheet. */
export function Section({ label, title, titleClass, surface = 'paper', flush, ...rest }: SectionProps) {
  const { className, children, ...section } = rest;
  const look = classes('py-section', flush ? 'pt-0' : '', SURFACES[surface], className);
  return (
    <section {...section} aria-label={label} className={look}>
      <Sheet className="gap-y-part">
        {title && <Heading level={2} label={label} text={title} className={titleClass} />}
        {children}
      </Sheet>
    </section>
  );
}
