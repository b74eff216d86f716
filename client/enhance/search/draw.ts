/** What stands below the field: suggestions, results, or that there are none. */
import { fill } from '../../../lib/listing/fill.ts';
import type { Catalogue } from '../../../lib/search/index-format.ts';
import type { Results } from '../../../lib/search/search.ts';
import { element, hitRow, pageRow, rows } from './rows.ts';

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
export function suggestions({ pages, popular, kinds, texts, ...rest }: Catalogue): Node[] {
  const catalogue = { pages, popular, kinds, texts, ...rest };
  const items = popular.flatMap((place) => pages[place] ?? []).map((page) => pageRow(page, catalogue));
  return [element('p', 'sbox__h', texts.popular), rows(items)];
}

// The look is cloned from a template of the page.
const BUTTON = 'search-button';

function button(text: string, pressed: () => void): HTMLElement {
  const made = element('button', BUTTON, element('span', '', text));
  made.type = 'button';
  made.addEventListener('click', pressed);
  return made;
}

function moreOf({ results, limit, more, showAll }: View, { texts }: Catalogue): Node[] {
  const total = results.hits.length;
  if (total <= limit) return [];
  const text = fill(texts.more, { count: total });
  if (more === undefined) return [button(text, showAll)];
  const link = element('a', BUTTON, element('span', '', text));
  link.href = more;
  return [link];
}

/** The rows of the results and the ways to more, or what to try instead. */
export function drawn(view: View, catalogue: Catalogue): Node[] {
  const { results, limit, older } = view;
  const { texts } = catalogue;
  const found = results.hits.slice(0, limit).map((hit) => hitRow(hit, catalogue));
  const ways = [...moreOf(view, catalogue), ...(older ? [button(texts.older, older)] : [])];
  const end = ways.length > 0 ? [element('p', 'sbox__m', ...ways)] : [];
  if (found.length > 0) return [rows(found), ...end];
  return [element('p', 'sbox__0', texts.noneHint), ...end, ...suggestions(catalogue)];
}

/** What is announced. */
export function statusOf({ query, results }: View, { texts }: Catalogue): string {
  const { hits, corrected, partial } = results;
  if (hits.length === 0) return fill(texts.none, { query });
  const count = fill(texts.count, { count: hits.length });
  const instead = corrected === undefined ? '' : fill(texts.corrected, { query, corrected });
  return [instead, partial ? texts.partial : '', count].filter(Boolean).join(' ');
}
