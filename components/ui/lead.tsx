import type { ComponentProps } from 'react';

/** The paragraph below a statement, larger than the text. */
export const Lead = ({ className = '', ...rest }: ComponentProps<'p'>) => (
  <p className={`lead ${className}`.trim()} {...rest} />
);
