/** What the cards say of themselves, in the form in which they are searched. */
import type { Searchable } from '../../lib/news/search.ts';

export type Card = Searchable & { element: HTMLElement; details: HTMLDetailsElement | null };

const textOf = (element: Element): string => element.textContent ?? '';

/** A card's category, and the texts of its `[data-text]` elements: title, excerpt and tags. */
export const cardOf = (element: HTMLElement): Card => ({
  element,
  category: element.dataset.in ?? '',
  texts: [...element.querySelectorAll('[data-text]')].map(textOf),
  details: element.querySelector('details'),
});
