/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { startSearchIn } from '@/client/enhance/search/start';
import { fetchModules } from '@/client/fetch-modules';
import { startSearch } from '@/client/search';
import '../helpers/dialog';
import '../helpers/popover';
import { settle } from '../helpers/search-field';

jest.mock('@/client/fetch-modules', () => ({ fetchModules: jest.fn().mockResolvedValue(undefined) }));
jest.mock('@/client/enhance/search/start', () => ({ startSearchIn: jest.fn() }));

const leave = (event: Event) => event.preventDefault();
const LINK = '<a href="/en/search" data-search>Search</a>';
const BOX = '<button type="button">A</button><p data-search-error="failed"></p>';
const IN_DIALOG = `${LINK}<dialog data-search-dialog>${BOX}</dialog>`;
const ON_PAGE = `${LINK}<section data-search-page>${BOX}</section>`;

const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
const link = () => one('a');
const dialog = () => one<HTMLDialogElement>('dialog');
function open(markup: string) {
  document.body.innerHTML = markup;
  startSearch(document);
}

let heard: jest.SpyInstance<void, Parameters<Document['addEventListener']>>;
beforeEach(() => {
  heard = jest.spyOn(document, 'addEventListener');
  jest.mocked(startSearchIn).mockClear();
});
afterEach(() => {
  // No page hears the keys of the next one.
  for (const [type, listener] of heard.mock.calls) document.removeEventListener(type, listener);
  heard.mockRestore();
  Reflect.deleteProperty(window, 'takeCaptured');
});

describe('the link to the search', () => {
  it.each([
    ['a click', () => fireEvent.click(link())],
    ['Space', () => fireEvent.keyDown(link(), { key: ' ' })],
  ])('opens it with %s, as a button does', async (_what, act) => {
    open(IN_DIALOG);
    expect(link()).toMatchObject({ role: 'button', ariaHasPopup: 'dialog' });
    expect(startSearchIn).not.toHaveBeenCalled();
    expect(act()).toBe(false);
    expect(dialog().open).toBe(true);
    await settle();
    expect(startSearchIn).toHaveBeenCalledWith(dialog());
    expect(dialog()).toHaveAttribute('data-ready');
  });

  it.each([
    ['a click with Ctrl', () => fireEvent.click(link(), { ctrlKey: true })],
    ['a click with ⌘', () => fireEvent.click(link(), { metaKey: true })],
    ['a click with Shift', () => fireEvent.click(link(), { shiftKey: true })],
    ['another key', () => fireEvent.keyDown(link(), { key: 'Tab' })],
  ])('is a link with %s', (_what, act) => {
    // jsdom has no other page.
    window.addEventListener('click', leave, { once: true });
    open(IN_DIALOG);
    act();
    window.removeEventListener('click', leave);
    expect(dialog().open).toBe(false);
    expect(startSearchIn).not.toHaveBeenCalled();
  });
});

describe('on the page of the search', () => {
  it('it starts by itself', async () => {
    open(ON_PAGE);
    await settle();
    expect(startSearchIn).toHaveBeenCalledWith(one('section'));
    expect(one('section')).toHaveAttribute('data-ready');
    expect(startSearchIn).toHaveBeenCalledTimes(1);
  });

  it('the link brings its visitor to the field: nothing pops up', async () => {
    open(ON_PAGE);
    await settle();
    expect(startSearchIn).toHaveBeenCalledTimes(1);
    expect(fireEvent.click(link())).toBe(false);
    await settle();
    expect(startSearchIn).toHaveBeenCalledTimes(2);
    expect(link()).toMatchObject({ role: 'button' });
    expect(link().ariaHasPopup).toBeFalsy();
  });

  it('the link closes the menu that it stands in, also where it takes no focus', async () => {
    open(`<div popover="auto">${LINK}</div>${ON_PAGE.replace(LINK, '')}`);
    one('div').showPopover();
    fireEvent.click(link());
    expect(one('div').matches(':popover-open')).toBe(false);
    await settle();
    expect(startSearchIn).toHaveBeenCalledTimes(2);
  });
});

it('a page without a search starts none, and leaves its keys alone', async () => {
  open('<p></p>');
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(true);
  await settle();
  expect(startSearchIn).not.toHaveBeenCalled();
});

it('a key opens the search over the page', () => {
  open(IN_DIALOG);
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
  expect(dialog().open).toBe(true);
});

it('what was pressed in it too early is pressed again when it is there', async () => {
  open(IN_DIALOG);
  const pressed = jest.fn(() => dialog().dataset.ready);
  one('button').addEventListener('click', pressed);
  window.takeCaptured = (owner) => (owner === dialog() ? [one('button')] : []);
  link().click();
  await settle();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(pressed).toHaveReturnedWith('');
});

it('says so when its files do not come', async () => {
  jest.mocked(fetchModules).mockRejectedValueOnce(new Error('offline'));
  open(IN_DIALOG);
  link().click();
  await settle();
  expect(one('p')).toHaveTextContent('failed');
  expect(dialog()).not.toHaveAttribute('data-ready');
});
