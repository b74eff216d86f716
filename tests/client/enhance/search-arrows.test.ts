/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { walkWithArrows } from '@/client/enhance/search/arrows';

const MARKUP = `<div><input type="search" id="field">
  <p data-search-results><a href="/1" id="first">1</a><i>text</i><a href="/2" id="second">2</a><a href="/3" id="third">3</a>
  <button type="button" id="last">more</button></p>
  <input type="checkbox" id="other"></div>`;

const one = (id: string) => document.getElementById(id) as HTMLInputElement;
/** Where the focus is after a key, and whether the key was left to the browser. */
function press(from: string, key: string, init: KeyboardEventInit = {}) {
  one(from).focus();
  const isLeft = fireEvent.keyDown(one(from), { key, ...init });
  return [document.activeElement?.id, isLeft ? 'left to the browser' : 'taken'];
}

beforeEach(() => {
  document.body.innerHTML = MARKUP;
  walkWithArrows(document.querySelector('div') as HTMLElement, one('field'));
});

it.each([
  ['field', 'ArrowDown', 'first'],
  ['first', 'ArrowDown', 'second'],
  ['third', 'ArrowDown', 'last'],
  ['last', 'ArrowUp', 'third'],
  ['second', 'ArrowUp', 'first'],
  ['first', 'ArrowUp', 'field'],
  ['third', 'Home', 'first'],
  ['first', 'End', 'last'],
])('from the %s, %s leads to the %s', (from, key, to) => expect(press(from, key)).toEqual([to, 'taken']));

it.each([
  ['field', 'ArrowUp'],
  ['field', 'Home'],
  ['field', 'End'],
  ['last', 'ArrowDown'],
  ['second', 'ArrowRight'],
  ['other', 'ArrowDown'],
  ['other', 'ArrowUp'],
  ['other', 'Home'],
])('from the %s, %s leads nowhere', (from, key) =>
  expect(press(from, key)).toEqual([from, 'left to the browser']),
);

it.each([
  ['while a word is converted', { isComposing: true }],
  ['with Alt', { altKey: true }],
  ['with Ctrl', { ctrlKey: true }],
  ['with ⌘', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
])('%s an arrow is the browser’s', (_when, init) => {
  expect(press('field', 'ArrowDown', init)).toEqual(['field', 'left to the browser']);
});

it('stays in the field while there are no results', () => {
  document.querySelector('p')?.replaceChildren();
  expect(press('field', 'ArrowDown')).toEqual(['field', 'left to the browser']);
});
