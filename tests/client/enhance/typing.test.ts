/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { onTyping } from '@/client/enhance/explorer/typing';

let field: HTMLInputElement;
let heard: string[];
beforeEach(() => {
  document.body.innerHTML = '<input type="search">';
  field = document.querySelector('input') as HTMLInputElement;
  heard = [];
  onTyping(field, () => heard.push(field.value));
});

/** A conversion as browsers report it: what it holds at each step, and what it ends in. */
function compose(steps: readonly string[], end = steps.at(-1) ?? ''): void {
  const before = field.value;
  field.dispatchEvent(new CompositionEvent('compositionstart'));
  for (const data of steps) {
    field.dispatchEvent(new CompositionEvent('compositionupdate', { data }));
    field.value = before + data;
    field.dispatchEvent(
      new InputEvent('input', { data, isComposing: true, inputType: 'insertCompositionText' }),
    );
  }
  field.value = before + end;
  field.dispatchEvent(new CompositionEvent('compositionend', { data: end }));
}

it('plain letters are heard one by one', async () => {
  await userEvent.type(field, 'cell');
  expect(heard).toEqual(['c', 'ce', 'cel', 'cell']);
});

it('letters that the keyboard of a phone composes are heard one by one', () => {
  compose(['c', 'ce', 'cel', 'cell']);
  expect(heard).toEqual(['c', 'ce', 'cel', 'cell', 'cell']);
});

it('what it deletes of a word is heard as well', () => {
  compose(['ce', 'c', '']);
  expect(heard).toEqual(['ce', 'c', '', '']);
});

it.each([
  ['on from its first kana', ['r', 'ろ', 'ろb', 'ろぼ', 'ロボ'], ['r', 'ロボ']],
  ['also where it is taken back to Latin letters', ['さ', 'さい', 'sai'], ['sai']],
  ['in wide Latin letters', ['ｒ', 'ろ'], ['ろ']],
])('a conversion is silent until it ends, %s', (_how, steps, expected) => {
  compose(steps);
  expect(heard).toEqual(expected);
});

it('a conversion leaves the next word as it is', () => {
  compose(['ろ'], '炉');
  compose(['c', 'ce']);
  expect(heard).toEqual(['炉', '炉c', '炉ce', '炉ce']);
});

it('a paste is heard after a conversion that no event has ended', async () => {
  field.dispatchEvent(new InputEvent('input', { data: 'ろ', isComposing: true }));
  field.focus();
  await userEvent.paste('cell');
  expect(heard).toEqual(['cell']);
});

it('Enter that is held sends the form once', () => {
  const enter = (repeat: boolean) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, cancelable: true }));
  expect([enter(false), enter(true), enter(true)]).toEqual([true, false, false]);
});
