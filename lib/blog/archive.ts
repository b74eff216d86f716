/** The blog's archive and its newest posts (spec section 9). Dates are `YYYY-MM-DD`, so text order is time order. */
type Dated = { date: string };

const newestFirst = (a: Dated, b: Dated): number => b.date.localeCompare(a.date);

/** `month` is `YYYY-MM`. */
export type ArchiveMonth<P> = { month: string; posts: P[] };
export type ArchiveYear<P> = { year: string; months: ArchiveMonth<P>[] };

/** The posts by year and month, newest first at every level; each post once. */
export function archiveOf<P extends Dated>(posts: readonly P[]): ArchiveYear<P>[] {
  const years = new Map<string, Map<string, P[]>>();
  for (const post of [...posts].sort(newestFirst)) {
    const [year, month] = [post.date.slice(0, 4), post.date.slice(0, 7)];
    const months = years.get(year) ?? new Map<string, P[]>();
    years.set(year, months.set(month, [...(months.get(month) ?? []), post]));
  }
  return [...years].map(([year, months]) => ({
    year,
    months: [...months].map(([month, inMonth]) => ({ month, posts: inMonth })),
  }));
}

/** The newest posts, three unless told (spec section 9), newest first. */
export const newest = <P extends Dated>(posts: readonly P[], count = 3): P[] =>
  [...posts].sort(newestFirst).slice(0, count);
