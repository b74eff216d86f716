/** Paging of lists (spec section 9): fixed page size, at most five page numbers around the current one. */

const MAX_NUMBERS = 5;

/** Pages that a list fills; an empty list has one, empty, page. Size is at least 1. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** A page number that exists: anything else becomes the nearest one, or the first. */
export const clampPage = (page: number, total: number, size: number): number =>
  Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), pageCount(total, size)) : 1;

/** A page of items: its number (counted from 1, clamped), how many there are, its items and their places, 0 to 0 if none. */
export function pageOf<T>(items: readonly T[], page: number, size: number) {
  const current = clampPage(page, items.length, size);
  const start = (current - 1) * size;
  const shown = items.slice(start, start + size);
  const [from, to] = shown.length > 0 ? [start + 1, start + shown.length] : [0, 0];
  return { current, count: pageCount(items.length, size), from, to, items: shown };
}

/** The page numbers to show: at most five, a window that slides so that the current page stays in its middle. */
export function pageWindow(current: number, count: number): number[] {
  const length = Math.min(MAX_NUMBERS, count);
  const first = Math.min(Math.max(1, current - Math.floor(MAX_NUMBERS / 2)), count - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
