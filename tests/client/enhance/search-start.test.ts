/** @jest-environment jsdom */
import { startSearchIn } from '@/client/enhance/search/start';

jest.mock('@/client/enhance/search/box', () => ({ startBox: jest.fn() }));
jest.mock('@/client/enhance/search/dialog', () => ({ closeWell: jest.fn() }));

document.body.innerHTML = '<dialog open><input type="search"></dialog>';
const dialog = document.querySelector('dialog') as HTMLDialogElement;
const field = document.querySelector('input') as HTMLInputElement;

const close = (value: string) => {
  field.value = value;
  dialog.dispatchEvent(new Event('close'));
};
const selected = () => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);

it('leaves the focus where the visitor is in the dialog by the time it comes', () => {
  const box = dialog.appendChild(document.createElement('input'));
  box.focus();
  startSearchIn(dialog);
  expect(document.activeElement).toBe(box);
  box.remove();
  field.focus();
});

it('selects what was searched before when it opens again, and nothing that was typed since', () => {
  field.value = 'typed while it loaded';
  startSearchIn(dialog);
  expect(selected()).toBe('');
  close('passage');
  startSearchIn(dialog);
  expect(document.activeElement).toBe(field);
  expect(selected()).toBe('passage');
  close('');
  field.value = 'p';
  startSearchIn(dialog);
  expect(selected()).toBe('');
});
