/** Where an explorer's cards come from: the HTML, and for a long list an index that is loaded on first use. */
import { loadIndex } from '../../../lib/listing/load-index.ts';
import type { NewsRow } from '../../../lib/news/row.ts';
import { type Card, cardOf } from './cards.ts';
import { newCard } from './new-card.ts';
import type { Parts } from './parts.ts';

export type Source = {
  /** The cards of the HTML: all, or the newest. */
  held: readonly Card[];
  /** How many there are altogether. */
  total: number;
  /** All cards, once they are known. */
  all: readonly Card[] | undefined;
  /** Loads all cards; one that failed may be called again. */
  load(): Promise<void>;
};

/** Rows of the index as cards; those that the HTML holds stay the same elements. */
const cardsOf = (row: NewsRow, parts: Parts): Card => {
  const known = parts.cards.find(({ id }) => id === row.id);
  if (known) return cardOf(known);
  const chip = parts.chips.find(({ dataset }) => dataset.category === row.category);
  const { marks = '', tags = '' } = parts.list.dataset;
  return newCard(row, parts.cards[0] as HTMLElement, () => chip?.textContent ?? row.category, {
    marks,
    tags,
  });
};

/** Reads `data-index` (address) and `data-total` of a long list from the explorer's root. */
export function sourceOf(parts: Parts): Source {
  const { index, total } = parts.root.dataset;
  const held = parts.cards.map(cardOf);
  let loading: Promise<void> | undefined;
  const source: Source = {
    held,
    total: index ? Number(total) : held.length,
    all: index ? undefined : held,
    load: () => {
      loading ??= loadIndex<NewsRow, Card>(index ?? '', (row) => cardsOf(row, parts))
        .then((cards) => {
          source.all = cards;
        })
        .finally(() => {
          loading = undefined;
        });
      return loading;
    },
  };
  return source;
}
