/** The addresses of entries, months and tags, by language-neutral path. */

/** The collections that have archives; each lies below the address of its name. */
export type Section = 'blog' | 'news';

/** Later pages of an archive have their number at the end. */
const numbered = (path: string, page: number): string => (page > 1 ? `${path}/${page}` : path);

/** A post or an article. */
export const entryPath = (section: Section, id: string): string => `/${section}/${id}`;

/** The archive of a month, `YYYY-MM`. Pages count from 1. */
export const monthPath = (section: Section, month: string, page = 1): string =>
  numbered(`/${section}/archive/${month}`, page);

/** The entries with a tag, by its slug. Pages count from 1. */
export const tagPath = (section: Section, slug: string, page = 1): string =>
  numbered(`/${section}/tags/${slug}`, page);
