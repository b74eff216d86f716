/** The news list's search (spec section 5): a keyword and a category, both of which must hold. */
import { matches } from '../listing/normalise.ts';

export const NEWS_PAGE_SIZE = 4;

export type Searchable = {
  category: string;
  /** Title, excerpt and tags. */
  texts: readonly string[];
};

/** The items of a category in their order; all of them for null. */
const filterByCategory = <Item extends Pick<Searchable, 'category'>>(
  items: readonly Item[],
  category: string | null,
): Item[] => items.filter((item) => category === null || item.category === category);

/** The items that hold the query in one of their texts and are of the category, in their order. */
export const searchNews = <Item extends Searchable>(
  items: readonly Item[],
  { query, category }: { query: string; category?: string | undefined },
): Item[] => filterByCategory(items, category ?? null).filter(({ texts }) => matches(query, texts));

/** How many items each category has, in the order of the categories; 0 for one without any. */
export const countByCategory = <Category extends string>(
  items: readonly Pick<Searchable, 'category'>[],
  categories: readonly Category[],
): { category: Category; count: number }[] =>
  categories.map((category) => ({ category, count: filterByCategory(items, category).length }));
