/** The elements of a search field, found once in the server's markup. */
export type Parts = {
  box: HTMLElement;
  /** Address of the catalogue. */
  index: string;
  form: HTMLFormElement;
  input: HTMLInputElement;
  status: HTMLElement;
  alert: HTMLElement;
  results: HTMLElement;
};

/** @throws Error naming what the markup lacks. */
export function partsOf(place: HTMLElement): Parts {
  const one = <E extends HTMLElement>(selector: string): E => {
    const element = place.querySelector<E>(selector);
    if (!element) throw new Error(`the search has no ${selector}`);
    return element;
  };
  const box = one('[data-search-box]');
  return {
    box,
    index: box.dataset.searchIndex ?? '',
    form: one('form'),
    input: one('input[type="search"]'),
    status: one('[data-search-status]'),
    alert: one('[data-search-error]'),
    results: one('[data-search-results]'),
  };
}
