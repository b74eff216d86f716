/** The elements of an explorer, found once in the server's markup. */

export type Parts = {
  root: HTMLElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  chips: HTMLButtonElement[];
  result: HTMLElement;
  empty: HTMLElement;
  reset: HTMLButtonElement;
  list: HTMLElement;
  cards: HTMLElement[];
  /** What a long list says when the rest of it cannot be loaded, and the button that tries again. */
  failed: HTMLElement | undefined;
  retry: HTMLButtonElement | undefined;
  pager: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
  /** As many as can be shown at once; their numbers change. */
  numbers: HTMLButtonElement[];
};

/** @throws Error naming what the markup lacks. */
export function partsOf(root: HTMLElement): Parts {
  const all = <E extends HTMLElement>(selector: string) => [...root.querySelectorAll<E>(selector)];
  const one = <E extends HTMLElement>(selector: string): E => {
    const [element] = all<E>(selector);
    if (!element) throw new Error(`the explorer has no ${selector}`);
    return element;
  };
  return {
    root,
    form: one('form[role="search"]'),
    input: one('input[type="search"]'),
    chips: all('button[data-category]'),
    result: one('[data-result]'),
    empty: one('[data-empty]'),
    reset: one('[data-reset]'),
    list: one('[data-list]'),
    failed: all('[data-index-failed]')[0],
    retry: all<HTMLButtonElement>('[data-retry]')[0],
    cards: all('[data-list] > [id]'),
    pager: one('[data-pager]'),
    previous: one('[data-step="-1"]'),
    next: one('[data-step="1"]'),
    numbers: all('[data-number]'),
  };
}
