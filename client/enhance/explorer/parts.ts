/** The elements of a list, found once in the server's markup. What a list does not have, it goes without. */
import type { Searchable } from '../../../lib/listing/find.ts';

export type Item = Searchable & { element: HTMLElement };

export type Parts = {
  form: HTMLFormElement | null;
  input: HTMLInputElement | null;
  /** Chips and tabs: `data-facet` names the filter, `data-value` the value; an empty one stands for all. */
  buttons: HTMLButtonElement[];
  selects: HTMLSelectElement[];
  /** The values of each filter, as the address may name them. */
  known: Record<string, string[]>;
  list: HTMLElement;
  items: Item[];
  /** Cards on a page; without it there is but one page. */
  pageSize: number | undefined;
  /** Says what is shown, within the line that takes the focus; `data-result` is its text with places for numbers. */
  result: HTMLElement;
  empty: HTMLElement | null;
  pager: HTMLElement | null;
};

/** @throws Error naming what the markup lacks. */
export function partsOf(root: HTMLElement): Parts {
  const all = <E extends HTMLElement>(selector: string) => [...root.querySelectorAll<E>(selector)];
  const one = (selector: string): HTMLElement => {
    const [element] = all(selector);
    if (!element) throw new Error(`the list has no ${selector}`);
    return element;
  };
  const buttons = all<HTMLButtonElement>('button[data-facet]');
  const selects = all<HTMLSelectElement>('select[data-facet]');
  const list = one('[data-list]');
  const known: Parts['known'] = {};
  const know = (facet = '', value = '') => {
    known[facet] = [...(known[facet] ?? []), ...(value ? [value] : [])];
  };
  for (const { dataset } of buttons) know(dataset.facet, dataset.value);
  for (const { dataset, options } of selects) for (const { value } of options) know(dataset.facet, value);
  return {
    form: root.querySelector('form[role="search"]'),
    input: root.querySelector('input[type="search"]'),
    buttons,
    selects,
    known,
    list,
    items: ([...list.children] as HTMLElement[]).map((element) => itemOf(element, Object.keys(known))),
    pageSize: Number(root.dataset.pageSize) || undefined,
    result: one('[data-result]'),
    empty: root.querySelector('[data-empty]'),
    pager: root.querySelector('[data-pager]'),
  };
}

const textOf = ({ textContent }: Element): string => textContent ?? '';

/**
 * An item of the server: what is searched are its `[data-text]` elements and what `data-more` adds to them, a line
 * each; its values of a filter are in the attribute of that name, with spaces between.
 */
function itemOf(element: HTMLElement, facets: readonly string[]): Item {
  const { dataset } = element;
  return {
    element,
    texts: [
      ...[...element.querySelectorAll('[data-text]')].map(textOf),
      ...(dataset.more?.split('\n') ?? []),
    ],
    facets: Object.fromEntries(
      facets.flatMap((name) => (dataset[name] === undefined ? [] : [[name, dataset[name].split(' ')]])),
    ),
  };
}
