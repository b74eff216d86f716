import type { ComponentProps } from 'react';
import { NewTabNote } from './new-tab-note';

/** A link to another site: opens a new tab and says so. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabNote />
    </a>
  );
}
