import { ROUTES, type RouteId } from '../lib/routes.ts';

/** Pages of the route table that are still to be built; a test fails when one of them answers. */
export const PENDING: readonly RouteId[] = ['news', 'cases', 'labneeds', 'labneedsExamples', 'blog'];

/** Every page of the route table that exists. */
export const BUILT = Object.entries(ROUTES)
  .filter(([id]) => !PENDING.includes(id as RouteId))
  .map(([, path]) => path);

/** Addresses below pending sections, which pages link to already. */
export const isPending = (path: string): boolean =>
  PENDING.some((id) => path === ROUTES[id] || path.startsWith(`${ROUTES[id]}/`));
