/** What to read next: entries that have most in common with one. */

/** At most this many of a kind (spec section 9: "at most 3 other cases"). */
export const MAX_RELATED = 3;

type Tagged = { tags: readonly string[] };

/** How many tags two entries share; one that an entry has twice counts once. */
export const sharedTags = (a: Tagged, b: Tagged): number =>
  new Set(a.tags.filter((tag) => b.tags.includes(tag))).size;

type Choice = {
  /** Items with less in common are left out; 0 lets everything in. */
  least?: number;
  max?: number;
};

/** At most `max` items, those with the highest score first, equal ones in their order (lists come newest first). */
export function mostRelated<Item>(
  items: readonly Item[],
  score: (item: Item) => number,
  { least = 0, max = MAX_RELATED }: Choice = {},
): Item[] {
  // Groups instead of a sort: every page asks this of the whole collection.
  const groups = Map.groupBy(items, score);
  return [...groups.keys()]
    .filter((points) => points >= least)
    .sort((a, b) => b - a)
    .flatMap((points) => groups.get(points)?.slice(0, max) ?? [])
    .slice(0, max);
}
