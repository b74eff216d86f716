/** The rules of the news lists (spec section 5). A category is an identifier; null stands for "all". */
export interface Categorised {
  category: string;
  categoryText: string;
}

export interface Category {
  id: string;
  text: string;
}

/** The items of a category in their order; all of them for null. */
export const filterByCategory = <Item extends Pick<Categorised, 'category'>>(
  items: readonly Item[],
  category: string | null,
): Item[] => items.filter((item) => category === null || item.category === category);

/** The categories that occur, each once, in the order of their first item. */
export function categoriesOf(items: readonly Categorised[]): Category[] {
  const texts = new Map<string, string>();
  for (const { category, categoryText } of items) if (!texts.has(category)) texts.set(category, categoryText);
  return [...texts].map(([id, text]) => ({ id, text }));
}
