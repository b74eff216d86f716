import type { ComponentProps } from 'react';

/**
 * Markup that a script or the export copies, so that the look of what they make stands in the markup as well. In
 * development it is left out, because React fails to hydrate what a template holds: the search has no index there, and
 * a film stays the link that it is without script.
 */
export const Template = (props: ComponentProps<'template'>) =>
  process.env.NODE_ENV === 'development' ? null : <template {...props} />;
