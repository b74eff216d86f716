/** Cards of an explorer, in the form in which they are searched. */
import type { Searchable } from '../../../lib/news/search.ts';

export type Card = Searchable & {
  /** The card itself; made when it is first shown. */
  element(): HTMLElement;
};

const textOf = (element: Element): string => element.textContent ?? '';

/** A card of the server: its category, and the texts of its `[data-text]` elements: title, excerpt and tags. */
export const cardOf = (element: HTMLElement): Card => ({
  category: element.dataset.in ?? '',
  texts: [...element.querySelectorAll('[data-text]')].map(textOf),
  element: () => element,
});
