/** The site search as its visitor uses it, whichever way it was brought to life. */
import { fireEvent, screen } from '@testing-library/dom';

export const field = () => screen.getByRole<HTMLInputElement>('searchbox', { hidden: true });
export const status = () => screen.getByRole('status', { hidden: true });
export const alert = () => screen.getByRole('alert', { hidden: true });
export const results = () => document.querySelector('[data-search-results]') as HTMLElement;
/** What can be followed or pressed below the field, as its words. */
export const ways = () => [...results().querySelectorAll('a, button')].map(({ textContent }) => textContent);

/** Types over what stands in the field. */
export const type = (value: string) => fireEvent.input(field(), { target: { value } });

/** Lets everything that waits for no time come to its end: the server of the tests answers at once. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Looks once: where faults are put in, to wait for what never comes would take minutes. */
export async function says(region: () => HTMLElement, text: string): Promise<void> {
  await settle();
  expect(region().textContent).toBe(text);
}

/** Presses Enter in the field. Tells whether the browser follows the form. */
export const enter = () =>
  field().form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

/** How often a region was spoken since. */
export function spoken(region: HTMLElement): () => number {
  let times = 0;
  const observer = new MutationObserver((changes) => {
    times += changes.length;
  });
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  return () => times;
}
