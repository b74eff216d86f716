import type { ComponentProps } from 'react';

/** The twelve columns between two gutters; children say with `col-start` and `col-end` where they stand. */
export const Sheet = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`sheet ${className}`.trim()} {...rest} />
);
