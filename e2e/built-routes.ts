import { readdirSync } from 'node:fs';
import { ROUTES } from '../lib/routes.ts';

/** The detail pages of a collection: its folders are its ids. */
const details = (collection: string, route: string): string[] =>
  readdirSync(`content/${collection}`)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((id) => `${route}/${id}`);

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
