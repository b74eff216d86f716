/**
 * How lists stay small as their collections grow (docs/decisions/0011): up to EMBEDDED_MAX entries the page holds all
 * of them; above, it holds the first pages, and script loads a compact index when the visitor asks for more.
 */

import type { ListState } from './query-state.ts';

/**
 * The entries that a list page may hold. Measured: a hundred with pictures and summaries are about 23 KB (brotli) of
 * HTML with their page, two hundred 31 to 38 KB: the budget is 30 KB.
 */
export const EMBEDDED_MAX = 100;

/** Above it, the pages of a list that its HTML holds: as many as the pager has numbers. */
export const FIRST_PAGES = 5;

/** Cards on a page of a month's or a tag's archive. */
export const ARCHIVE_PAGE_SIZE = 40;

/** Whether a list of so many entries loads an index instead of holding all of them. */
export const isCompact = (total: number): boolean => total > EMBEDDED_MAX;

/** What the HTML of a list page holds of its entries. */
export const embedded = <Item>(items: readonly Item[], pageSize: number): readonly Item[] =>
  isCompact(items.length) ? items.slice(0, FIRST_PAGES * pageSize) : items;

/** Whether a view needs no more than the first entries, of which the page holds `held`: no search, no filter. */
export const holdsView = ({ q, filters, page }: ListState, held: number, pageSize: number): boolean =>
  q === '' && Object.values(filters).every((value) => value === undefined) && page * pageSize <= held;
