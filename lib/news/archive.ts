/** The monthly archive of the news (spec section 2, /news). */

export type Month<Item> = {
  /** `YYYY-MM`. */
  month: string;
  /** Newest first. */
  items: Item[];
};

/** Groups items by the month of their date (`YYYY-MM-DD`), newest month and newest item first. */
export function archiveByMonth<Item extends { date: string }>(items: readonly Item[]): Month<Item>[] {
  const months = new Map<string, Item[]>();
  for (const item of [...items].sort((a, b) => b.date.localeCompare(a.date))) {
    const month = item.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), item]);
  }
  return [...months].map(([month, found]) => ({ month, items: found }));
}
