import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';

type SideBoxProps = { id: string; title: string; children: ReactNode };

/** A titled box beside a list. */
export const SideBox = ({ id, title, children }: SideBoxProps) => (
  <aside aria-labelledby={id}>
    <Heading level={2} id={id} text={title} />
    {children}
  </aside>
);
