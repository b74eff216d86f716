import type { ReactNode } from 'react';

type SideBoxProps = { id: string; title: string; children: ReactNode };

/** A titled box beside the list. */
export const SideBox = ({ id, title, children }: SideBoxProps) => (
  <aside aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </aside>
);
