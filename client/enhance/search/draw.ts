/** What stands below the field: suggestions, results, or that there are none. */
import { fill } from '../../../lib/listing/fill.ts';
import type { Catalogue } from '../../../lib/search/index-format.ts';
import type { Results } from '../../../lib/search/search.ts';
import { hitRow, pageRow } from './rows.ts';
import type { Draw } from './samples.ts';

export type View = {
  query: string;
  results: Results;
  /** How many rows there are room for. */
  limit: number;
  /** Where all results are; undefined where they are here. */
  more: string | undefined;
  /** Shows all of them here. */
  showAll(): void;
  /** Searches texts that have not arrived; undefined if all have. */
  older: (() => void) | undefined;
};

/** Before anything is typed, and where nothing was found. */
export function suggestions(draw: Draw, catalogue: Catalogue): Node[] {
  const { pages, popular, texts } = catalogue;
  const items = popular.flatMap((place) => pages[place] ?? []).map((page) => pageRow(draw, page, catalogue));
  return items.length > 0 ? [draw('heading', texts.popular), draw('rows', ...items)] : [];
}

function button(draw: Draw, text: string, pressed: () => void): HTMLElement {
  const made = draw('button', text);
  made.addEventListener('click', pressed);
  return made;
}

function moreOf(draw: Draw, { results, limit, more, showAll }: View, { texts }: Catalogue): Node[] {
  const total = results.hits.length;
  if (total <= limit) return [];
  const text = fill(texts.more, { count: total });
  if (more === undefined) return [button(draw, text, showAll)];
  const link = draw('link', text);
  link.href = more;
  return [link];
}

/** The rows of the results and the ways to more, or what to try instead. */
export function drawn(draw: Draw, view: View, catalogue: Catalogue): Node[] {
  const { results, limit, older } = view;
  const { texts } = catalogue;
  const found = results.hits.slice(0, limit).map((hit) => hitRow(draw, hit, catalogue));
  const ways = [...moreOf(draw, view, catalogue), ...(older ? [button(draw, texts.older, older)] : [])];
  const end = ways.length > 0 ? [draw('ways', ...ways)] : [];
  if (found.length > 0) return [draw('rows', ...found), ...end];
  return [draw('none', texts.noneHint), ...end, ...suggestions(draw, catalogue)];
}

/** What is announced. */
export function statusOf({ query, results }: View, { texts }: Catalogue): string {
  const { hits, corrected, partial } = results;
  if (hits.length === 0) return fill(texts.none, { query });
  const count = fill(texts.count, { count: hits.length });
  const instead = corrected === undefined ? '' : fill(texts.corrected, { query, corrected });
  return [instead, partial ? texts.partial : '', count].filter(Boolean).join(' ');
}
