/** What search and filters of a list let through (spec section 5). */
import { matches } from './normalise.ts';
import type { ListState } from './query-state.ts';

export type Searchable = {
  /** What the keyword may stand in: title, summary and tags. */
  texts: readonly string[];
  /** The values that an item has, by the name of a filter. One that it says nothing of lets it through. */
  facets: Readonly<Record<string, readonly string[]>>;
};

/** The items, in their order, that hold the query in one of their texts and have the value of every filter that is on. */
export const findIn = <Item extends Searchable>(
  items: readonly Item[],
  { q, filters }: Pick<ListState, 'q' | 'filters'>,
): Item[] =>
  items.filter(
    ({ texts, facets }) =>
      Object.entries(filters).every(
        ([name, value]) => value === undefined || (facets[name]?.includes(value) ?? true),
      ) && matches(q, texts),
  );
