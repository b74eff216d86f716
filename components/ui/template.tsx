import type { ComponentProps } from 'react';

/**
 * Markup that a script or the export copies, so that the look of what they make stands in the markup as well. In
 * development nobody copies it, and React fails to hydrate what a template holds.
 */
export const Template = (props: ComponentProps<'template'>) =>
  process.env.NODE_ENV === 'development' ? null : <template {...props} />;
