/**
 * The state of a list in the query string (`?q=&category=&page=`), so that a filtered view can be shared.
 * Whatever the address holds, reading it gives a harmless, valid state.
 */
import { cleanQuery } from './normalise.ts';

/** Per filter, the values that exist. A value that does not counts as "no filter". */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

export type ListState<F extends FilterValues = FilterValues> = {
  q: string;
  /** Undefined: no filter. */
  filters: { [K in keyof F]?: string };
  /** Counted from 1; the list clamps it to the pages it has. */
  page: number;
};

const PAGE = /^[1-9]\d{0,5}$/;

/** Reads a query string, with or without its question mark. Never throws. */
export function readState<F extends FilterValues>(search: string, known: F): ListState<F> {
  const params = new URLSearchParams(search.slice(0, 10_000));
  const filters = Object.fromEntries(
    Object.entries(known).flatMap(([name, values]) => {
      const value = params.get(name);
      return value !== null && values.includes(value) ? [[name, value]] : [];
    }),
  ) as ListState<F>['filters'];
  const page = params.get('page') ?? '';
  return { q: cleanQuery(params.get('q') ?? ''), filters, page: PAGE.test(page) ? Number(page) : 1 };
}

/** The query string of a state, `?` included, in a fixed order; empty for the list as it opens. */
export function writeState({ q, filters, page }: ListState): string {
  const params = new URLSearchParams();
  if (q) params.set('q', cleanQuery(q));
  for (const name of Object.keys(filters).sort()) {
    const value = filters[name];
    if (value !== undefined) params.set(name, value);
  }
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text ? `?${text}` : '';
}
