/** The addresses of entries, months and tags, by language-neutral path. */
import { ROUTES } from '../routes.ts';

/** The collections that have archives; each is the name of its list page's route as well. */
export type Section = 'blog' | 'news';

/** Later pages of an archive have their number at the end. */
const numbered = (path: string, page: number): string => (page > 1 ? `${path}/${page}` : path);

/** A post or an article. */
export const entryPath = (section: Section, id: string): string => `${ROUTES[section]}/${id}`;

/** The archive of a month, `YYYY-MM`. Pages count from 1. */
export const monthPath = (section: Section, month: string, page = 1): string =>
  numbered(`${ROUTES[section]}/archive/${month}`, page);

/** The entries with a tag, by its slug. Pages count from 1. */
export const tagPath = (section: Section, slug: string, page = 1): string =>
  numbered(`${ROUTES[section]}/tags/${slug}`, page);

/** The file with all entries of a list in short, for its search (see lib/listing/growth.ts). */
export const indexPath = (section: Section): string => `${ROUTES[section]}/index.json`;
