/** How much of a collection a page shows (docs/decisions/0004). */

/** Entries of the list pages that their HTML holds, the newest; older ones are in the archives and the site search. */
export const LISTED_MAX = 100;

/** Cards on a page of the news and of the blog (spec section 9). */
export const LIST_PAGE_SIZE = 4;

/** Cards on a page of a month's or a tag's archive. */
export const ARCHIVE_PAGE_SIZE = 40;

/** What a list page holds of entries that come newest first. */
export const listedOf = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, LISTED_MAX);
