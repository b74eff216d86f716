import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { SIDE_TITLE } from '@/components/ui/side-title';
import { NavLink } from '@/components/ui/site-link';

/** What stands beside a list: boxes below one another, two in a row where the list has the whole width. */
export const ListSide = ({ children }: { children: ReactNode }) => (
  <div className="grid content-start gap-10 sm:max-md:grid-cols-2 md:col-start-11">{children}</div>
);

type SideBoxProps = {
  id: string;
  title: string;
  /** Its links lead to a choice in the list, which without script they would not. */
  chooses?: boolean;
  children: ReactNode;
};

/** A titled box beside a list. */
export const SideBox = ({ id, title, chooses, children }: SideBoxProps) => (
  <aside aria-labelledby={id} data-needs-script={chooses}>
    <Heading level={2} id={id} text={title} className={SIDE_TITLE} />
    {children}
  </aside>
);

export const SIDE_LAYOUTS = {
  /** What it has at its end: how many there are. */
  row: 'flex justify-between gap-4',
  /** Its number in the list before it, counted by the list. */
  counted:
    'flex gap-4 before:[counter-increment:place] before:content-[counter(place)] before:min-w-4 before:font-head before:font-medium before:text-base/[1.5] before:text-teal',
  /** What is known of it below it. */
  stack: 'grid gap-1',
};

type SideLinkProps = {
  to: string;
  /** That of the page itself, where a link of the box may lead to it. */
  path?: string | undefined;
  layout?: keyof typeof SIDE_LAYOUTS;
  count?: number;
  children: ReactNode;
};

/** A link of a box beside a list, ruled off from the next. */
export const SideLink = ({ to, path = '', layout = 'row', count, children }: SideLinkProps) => (
  <NavLink
    to={to}
    path={path}
    className={`${SIDE_LAYOUTS[layout]} min-h-11 border-b border-line py-2.5 text-[0.9375rem]/[1.6] text-ink no-underline hover:text-teal aria-[current]:font-semibold aria-[current]:text-teal`}
  >
    {children}
    {count === undefined ? null : (
      <>
        {' '}
        <span className="mono text-[0.875rem] text-ink-3">{count}</span>
      </>
    )}
  </NavLink>
);
