/** The widths, in pixels, that pages choose from. */
export const WIDTHS = [480, 768, 960, 1200, 1600] as const;

/** What a browser without AVIF and WebP gets: one middle width. */
const FALLBACK_WIDTH = 960;

/** The widths to make from a source: never wider than it is, and at least one. */
export function widthsFor(source: number): number[] {
  const fitting = WIDTHS.filter((width) => width <= source);
  return fitting.length > 0 ? fitting : [source];
}

/** The width of the fallback: 960, or the source's if that is less. */
export const fallbackWidth = (source: number): number => Math.min(FALLBACK_WIDTH, source);
