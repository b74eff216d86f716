/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { startShortcut } from '@/enhance/search/shortcut';

/** The switch that turns the key "/" of the search off; what it was set to is kept in the browser. */
function start() {
  document.body.innerHTML = '<label><input type="checkbox" checked data-search-key> Open with /</label>';
  startShortcut(document.body);
}
const box = () => screen.queryByRole('checkbox');

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('is on until it is turned off, and stays off on the next page', async () => {
  start();
  expect(box()).toBeChecked();
  await userEvent.click(box() as Element);
  start();
  expect(box()).not.toBeChecked();
  await userEvent.click(box() as Element);
  start();
  expect(box()).toBeChecked();
});

it.each(['getItem', 'setItem'] as const)('is not offered where %s of the storage throws', (method) => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, method).mockImplementation(denied);
  if (method === 'getItem') jest.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
  start();
  expect(box()).toBeNull();
});

it('keeps what was set when the storage is only asked', () => {
  localStorage.setItem('elsewhere', '1');
  start();
  expect(Object.keys(localStorage)).toEqual(['elsewhere']);
});
