/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { startShortcut } from '@/client/enhance/search/shortcut';
import { KEY_OFF } from '@/client/search-key';

/** The switch that turns the key "/" of the search off; what it was set to is kept in the browser. */
const show = () => {
  document.body.innerHTML = '<label><input type="checkbox" checked data-search-key> Open with /</label>';
};
function start() {
  show();
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

it('is off where it was turned off before the script came', async () => {
  show();
  await userEvent.click(box() as Element);
  startShortcut(document.body);
  expect(box()).not.toBeChecked();
  start();
  expect(box()).not.toBeChecked();
});

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

it.each([
  ['may not be asked for', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(denied)],
  ['keeps nothing', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)],
])('is not offered where the storage %s', (_what, deny) => {
  deny();
  start();
  expect(box()).toBeNull();
});

it('leaves nothing in the storage until it is turned off', () => {
  localStorage.setItem('elsewhere', '1');
  start();
  expect(Object.keys(localStorage)).toEqual(['elsewhere']);
});

it.each(['storage', 'pageshow'])('shows what was chosen elsewhere (%s)', (type) => {
  start();
  localStorage.setItem(KEY_OFF, '');
  dispatchEvent(new Event(type));
  expect(box()).not.toBeChecked();
  localStorage.clear();
  dispatchEvent(new Event(type));
  expect(box()).toBeChecked();
});
