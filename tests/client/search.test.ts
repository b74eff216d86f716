/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { fetchModules } from '@/client/fetch-modules';
import { startSearch } from '@/client/search';
import { KEY_OFF } from '@/client/search-key';
import '../helpers/dialog';

jest.mock('@/client/fetch-modules', () => ({ fetchModules: jest.fn().mockResolvedValue(undefined) }));
jest.mock('@/client/enhance/search/start', () => ({ startSearchIn: jest.fn() }));

document.body.innerHTML =
  '<div></div><dialog data-search-dialog><button></button><input type="search"></dialog>';
const dialog = document.querySelector('[data-search-dialog]') as HTMLDialogElement;
startSearch(document);

/** The page as it opens, with something in it. */
const page = (markup: string) => {
  dialog.open = false;
  (document.activeElement as HTMLElement).blur();
  (document.querySelector('div') as HTMLElement).innerHTML = markup;
};

const press = (init: KeyboardEventInit) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
  );

describe('the keys of the search', () => {
  it.each([
    ['/', { key: '/' }],
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
    ['⌘K', { key: 'k', metaKey: true }],
    ['Ctrl+K with Caps Lock', { key: 'K', ctrlKey: true }],
    ['⌘K with Caps Lock', { key: 'K', metaKey: true }],
  ])('%s opens it', (_keys, init) => {
    page('');
    expect(press(init)).toBe(false);
    expect(dialog.open).toBe(true);
  });

  it.each([
    ['/', { key: '/' }],
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
  ])('%s that is held does nothing more in what it has opened', (_keys, init) => {
    page('');
    press(init);
    dialog.querySelector('input')?.focus();
    expect(press({ ...init, repeat: true })).toBe(false);
    expect(press(init)).toBe(true);
  });

  it.each([
    ['in a field', '<input>', 'input'],
    ['in a select box', '<select></select>', 'select'],
    ['in a field of an open dialog', '<dialog open><input></dialog>', 'input'],
    ['on a button of an open dialog', '<dialog open><button></button></dialog>', 'button'],
  ])('open nothing %s', (_where, markup, focus) => {
    page(markup);
    document.querySelector<HTMLElement>(focus)?.focus();
    for (const init of [{ key: 'k', ctrlKey: true }, { key: '/' }]) expect(press(init)).toBe(true);
    expect(dialog.open).toBe(false);
  });

  it.each([
    ['Ctrl+Shift+K, which browsers have for themselves', { key: 'K', ctrlKey: true, shiftKey: true }],
    ['the same with Caps Lock', { key: 'k', ctrlKey: true, shiftKey: true }],
    ['K alone', { key: 'K' }],
    ['Ctrl+/', { key: '/', ctrlKey: true }],
    ['a key with Ctrl whose name ends in K', { key: 'BrowserBack', ctrlKey: true }],
    ['a key with Ctrl whose name begins with K', { key: 'KanaMode', ctrlKey: true }],
  ])('%s opens nothing', (_keys, init) => {
    page('');
    expect(press(init)).toBe(true);
    expect(dialog.open).toBe(false);
  });

  it('open it again while its field still has the focus that closing takes away later', () => {
    page('');
    dialog.querySelector('input')?.focus();
    expect(document.activeElement).toBe(dialog.querySelector('input'));
    press({ key: 'k', ctrlKey: true });
    expect(dialog.open).toBe(true);
  });
});

describe('the key "/"', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('opens nothing where its visitor turned it off; Ctrl+K does', () => {
    localStorage.setItem(KEY_OFF, '');
    page('');
    expect(press({ key: '/' })).toBe(true);
    expect(dialog.open).toBe(false);
    expect(press({ key: 'k', ctrlKey: true })).toBe(false);
  });

  it('opens it where the browser keeps nothing', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    page('');
    expect(press({ key: '/' })).toBe(false);
    expect(dialog.open).toBe(true);
  });
});

describe('the return of the net', () => {
  const returns = () => window.dispatchEvent(new Event('online'));
  beforeEach(() => jest.mocked(fetchModules).mockClear());

  it('brings a search to life that was opened without one', async () => {
    page('');
    jest.mocked(fetchModules).mockRejectedValueOnce(new Error('offline'));
    press({ key: 'k', ctrlKey: true });
    await waitFor(() => expect(dialog).toHaveAttribute('data-failed'));
    returns();
    await waitFor(() => expect(dialog).not.toHaveAttribute('data-failed'));
    expect(dialog).toHaveAttribute('data-ready');
  });

  it('leaves alone what is alive, or was never opened', () => {
    expect(dialog).not.toHaveAttribute('data-failed');
    returns();
    expect(fetchModules).not.toHaveBeenCalled();
  });
});

it('is no longer marked as failed when it opens again and its files come', async () => {
  page('');
  jest.mocked(fetchModules).mockRejectedValueOnce(new Error('offline'));
  press({ key: 'k', ctrlKey: true });
  await waitFor(() => expect(dialog).toHaveAttribute('data-failed'));
  dialog.open = false;
  press({ key: 'k', ctrlKey: true });
  await waitFor(() => expect(dialog).not.toHaveAttribute('data-failed'));
  expect(dialog).toHaveAttribute('data-ready');
});
