import type { ComponentProps } from 'react';

type SectionProps = ComponentProps<'section'> & {
  /** Plain name of the block for screen readers; the heading may be a statement. */
  label: string;
  /** Night is the one dark band of a page, sunk a quiet one. */
  surface?: 'paper' | 'sunk' | 'white' | 'night' | 'stage';
  /** Drops the top padding where the section above has the same surface. */
  flush?: boolean;
};

const SURFACES = { paper: '', sunk: 'bg-sunk', white: 'bg-white', night: 'night', stage: 'bg-stage' };

/** A block of a page: full width, its content on the 12-column sheet. */
export function Section({ label, surface = 'paper', flush, className, children, ...rest }: SectionProps) {
  const names = ['sec', flush ? 'sec--t0' : '', SURFACES[surface], className ?? ''];
  return (
    <section {...rest} aria-label={label} className={names.filter(Boolean).join(' ')}>
      <div className="s r">{children}</div>
    </section>
  );
}
