import type { ComponentProps } from 'react';

/** Buttons and links side by side, below one another where there is no room. */
export const Actions = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`flex flex-wrap items-center gap-x-8 gap-y-4 ${className}`.trim()} {...rest} />
);
