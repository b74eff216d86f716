import { loadContent } from '../lib/content/load.ts';
import { ROUTES } from '../lib/routes.ts';

const { collections } = loadContent();

/** The detail pages of a collection: those of its entries that are published. */
const details = (collection: 'cases' | 'blog' | 'examples', route: string): string[] =>
  [...new Set(collections[collection].map(({ id }) => id))].sort().map((id) => `${route}/${id}`);

const DETAILS = [
  details('cases', ROUTES.cases),
  details('blog', ROUTES.blog),
  details('examples', ROUTES.labneeds),
];

/** Every page of the site, by its language-neutral path. */
export const BUILT: readonly string[] = [...Object.values(ROUTES), ...DETAILS.flat()];

/** One page of each kind: all fixed ones, and one of each collection. */
export const KINDS: readonly string[] = [
  ...Object.values(ROUTES),
  ...DETAILS.flatMap((pages) => pages.slice(0, 1)),
];
