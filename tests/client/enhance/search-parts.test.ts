/** @jest-environment jsdom */
import { partsOf } from '@/client/enhance/search/parts';

const PARTS: Record<string, string> = {
  form: '<form><button></button></form>',
  'input[type="search"]': '<input><input type="search">',
  '[data-search-status]': '<p data-search-status></p>',
  '[data-search-error]': '<p data-search-error></p>',
  '[data-search-results]': '<p data-search-results></p>',
};
const partsIn = (markup: string) => {
  document.body.innerHTML = markup;
  return partsOf(document.body);
};
const boxOf = (parts: readonly string[]) => `<div data-search-box>${parts.join('')}</div>`;

it('the parts of the search are found by what marks them', () => {
  const { box, index, ...parts } = partsIn(boxOf(Object.values(PARTS)));
  expect(box).toBe(document.querySelector('div'));
  expect(index).toBe('');
  expect(Object.values(parts)).toEqual(
    Object.keys(PARTS).map((selector) => document.querySelector(selector)),
  );
});

it.each(Object.keys(PARTS))('markup without %s is refused, naming it', (lacking) => {
  const others = Object.entries(PARTS).filter(([selector]) => selector !== lacking);
  expect(() => partsIn(boxOf(others.map(([, markup]) => markup)))).toThrow(`the search has no ${lacking}`);
});

it('markup without a box is refused, naming it', () =>
  expect(() => partsIn(Object.values(PARTS).join(''))).toThrow('the search has no [data-search-box]'));
