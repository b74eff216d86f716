/** The site search as its visitor uses it, whichever way it was brought to life. */
import { fireEvent, screen, waitFor } from '@testing-library/dom';

export const field = () => screen.getByRole<HTMLInputElement>('searchbox', { hidden: true });
export const status = () => screen.getByRole('status', { hidden: true });
export const alert = () => screen.getByRole('alert', { hidden: true });
export const results = () => document.querySelector('[data-search-results]') as HTMLElement;
/** What can be followed or pressed below the field, as its words. */
export const ways = () => [...results().querySelectorAll('a, button')].map(({ textContent }) => textContent);

/** Types over what stands in the field. */
export const type = (value: string) => fireEvent.input(field(), { target: { value } });

export const says = (region: () => HTMLElement, text: string) =>
  waitFor(() => expect(region().textContent).toBe(text));

/** Lets everything that does not wait for the test come to its end. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Presses Enter in the field. Tells whether the browser follows the form. */
export const enter = () =>
  field().form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

/** How often a region was spoken since. */
export function spoken(region: HTMLElement): () => number {
  const observer = new MutationObserver(() => {});
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  return () => observer.takeRecords().length;
}
