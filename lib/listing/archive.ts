/** Archives by month (spec sections 2 and 9). Dates are `YYYY-MM-DD`, so text order is time order. */
type Dated = { date: string };

export type Month<Item> = {
  /** `YYYY-MM`. */
  month: string;
  /** Newest first. */
  items: Item[];
};

const newestFirst = (a: Dated, b: Dated): number => b.date.localeCompare(a.date);

/** The month, `YYYY-MM`, of a date. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** Groups items by the month of their date, newest month and newest item first; each item once. */
export const archiveByMonth = <Item extends Dated>(items: readonly Item[]): Month<Item>[] =>
  [...Map.groupBy([...items].sort(newestFirst), ({ date }) => monthOf(date))].map(([month, found]) => ({
    month,
    items: found,
  }));

/** The months before and after one among months that come newest first; undefined at the ends. */
export function neighbours(
  months: readonly string[],
  month: string,
): { older: string | undefined; newer: string | undefined } {
  const at = months.indexOf(month);
  return { older: at < 0 ? undefined : months[at + 1], newer: months[at - 1] };
}

/** The newest items, three by default (spec section 9), newest first. */
export const newest = <Item extends Dated>(items: readonly Item[], count = 3): Item[] =>
  [...items].sort(newestFirst).slice(0, count);
