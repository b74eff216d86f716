/** @jest-environment jsdom */
import { closeWell } from '@/client/enhance/search/dialog';

describe('Escape in the field of the search', () => {
  const open = (value: string) => {
    document.body.innerHTML = '<dialog open><input type="search"><input type="checkbox"></dialog>';
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    const field = document.querySelector('input') as HTMLInputElement;
    dialog.close = jest.fn();
    field.value = value;
    closeWell(dialog);
    return { dialog, field };
  };
  const pressEscape = (init = {}) =>
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });

  it('closes the dialog when there is nothing to clear', () => {
    const { dialog, field } = open('');
    expect(field.dispatchEvent(pressEscape())).toBe(false);
    expect(dialog.close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['something typed, which the browser clears first', 'a', {}],
    ['a conversion that is not finished', '', { isComposing: true }],
    ['another key', '', { key: 'Enter' }],
  ])('is left to the browser with %s', (_when, value, init) => {
    const { dialog, field } = open(value);
    expect(field.dispatchEvent(pressEscape(init))).toBe(true);
    expect(dialog.close).not.toHaveBeenCalled();
  });

  it('is left to the browser elsewhere in the dialog', () => {
    const { dialog } = open('');
    document.querySelector('[type="checkbox"]')?.dispatchEvent(pressEscape());
    expect(dialog.close).not.toHaveBeenCalled();
  });
});
