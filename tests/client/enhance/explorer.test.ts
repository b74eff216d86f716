/** @jest-environment jsdom */
import '../../helpers/own-listeners';
import { fireEvent, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
// Loaded with the file: what it makes when it is loaded belongs to no single test.
import '@/client/enhance/explorer/explorer';
import { hideToast, showToast } from '@/client/enhance/toast';
import { startParts } from '@/client/parts';
import { comeNear } from '../../helpers/intersection';

jest.mock('../../../client/enhance/toast.ts', () => ({ hideToast: jest.fn(), showToast: jest.fn() }));

const user = userEvent.setup();
const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

const card = (id: string, index: number) => `
  <li id="${id}" data-category="${index % 2 ? 'event' : 'case spare'}" ${id === 'e' ? 'data-more="Printing"' : ''} ${index < 4 ? '' : 'hidden'}>
    <h2 data-text><a href="/news/${id}">Title ${id}</a></h2><p data-text>${id === 'f' ? 'ロボット' : 'Excerpt'}</p>
  </li>`;

const MARKUP = `<div data-explorer data-page-size="4">
  <form role="search" data-typing="true" data-notice="Done" data-found="Results for {query}" data-found-all="All">
    <input type="search"><button type="submit">Search</button>
  </form>
  <button data-facet="category" data-value="" aria-pressed="true">All</button>
  <button data-facet="category" data-value="case" aria-pressed="false">Cases</button>
  <button data-facet="category" data-value="event" aria-pressed="false">Events</button>
  <p id="line" tabindex="-1"><span role="status" data-result="{total}: {from}-{to}" data-one="one: {from}-{to}" data-none="none">6: 1-4</span></p>
  <ul data-list>${IDS.map(card).join('')}</ul>
  <div data-empty hidden>No match <button data-reset>Reset</button></div>
  <nav data-pager>
    <button data-step="-1" disabled>Previous</button>
    <button data-number="Page {page}" aria-current="page">1</button><button data-number="Page {page}">2</button>
    <button data-step="1">Next</button>
  </nav>
</div>`;

const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLElement;
const field = () => one<HTMLInputElement>('input');
const shown = () => [...document.querySelectorAll('li:not([hidden])')].map(({ id }) => id).join('');
const result = () => one('[data-result]').textContent;
/** Whether a change of the result is said by itself. */
const isSpoken = () => one('[data-result]').ariaLive === 'polite';
const address = () => window.location.pathname + window.location.search + window.location.hash;

/** The list comes into view, and what it needs has come or failed. */
async function wake(): Promise<void> {
  startParts(document);
  comeNear(one('[data-explorer]'));
  await waitFor(() => expect(one('[data-ready], [data-failed]')).toBeInTheDocument());
}

async function open(at: string): Promise<void> {
  window.history.replaceState(null, '', at);
  document.body.innerHTML = MARKUP;
  await wake();
}

const scrolledTo = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this);
  };
  scrolledTo.mockClear();
  jest.mocked(showToast).mockClear();
});

describe('an address', () => {
  it.each([
    ['as the list opens', '/news', 'abcd', '6: 1-4'],
    ['with a page', '/news?page=2', 'ef', '6: 5-6'],
    ['with a category', '/news?category=event', 'bdf', '3: 1-3'],
    ['with a query of another width', '/news?q=ﾛﾎﾞｯﾄ', 'f', 'one: 1-1'],
    ['with what a card does not show', '/news?q=printing', 'e', 'one: 1-1'],
    ['with one of several values', '/news?category=case', 'ace', '3: 1-3'],
    ['with both', '/news?q=robot&category=case', '', 'none'],
    ['with markup for a query', '/news?q=<img src=x onerror=alert(1)>', '', 'none'],
    ['with an unknown category', '/news?category=%3Cb%3E', 'abcd', '6: 1-4'],
    ['with a hash', '/news#main', 'abcd', '6: 1-4'],
  ])('%s shows its cards', async (_what, at, cards, line) => {
    await open(at);
    expect([shown(), result()]).toEqual([cards, line]);
  });

  it('puts its query into the field, as text', async () => {
    await open('/news?q=%3Cimg%20src%3Dx%3E');
    expect(field().value).toBe('<img src=x>');
    expect(document.querySelector('img')).toBeNull();
  });
});

/** Cards, result line and address. */
const state = () => [shown(), result(), address()];

describe('choosing a category', () => {
  it('shows its cards, presses its button and goes into the address', async () => {
    await open('/news?page=2');
    await user.click(button('Events'));
    expect(state()).toEqual(['bdf', '3: 1-3', '/news?category=event']);
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1);
    expect(button('Events')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Events')).toHaveFocus();
    expect(one('[data-pager]')).not.toBeVisible();
  });

  it('keeps the query, and can be taken back', async () => {
    await open('/news?q=title');
    await user.click(button('Cases'));
    expect(address()).toBe('/news?q=title&category=case');
    await user.click(button('All'));
    expect(state()).toEqual(['abcd', '6: 1-4', '/news?q=title']);
  });
});

describe('turning pages', () => {
  it.each(['2', 'Next'])('with "%s" moves on, and on to the result line', async (text) => {
    await open('/news');
    const focus = jest.spyOn(one('#line'), 'focus');
    await user.click(button(text));
    expect(state()).toEqual(['ef', '6: 5-6', '/news?page=2']);
    expect(one('[aria-current="page"]')).toHaveAccessibleName('Page 2');
    expect(one('#line')).toHaveFocus();
    // The page moves once, to where the styles want it, and not first to where the focus would.
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    expect(scrolledTo.mock.calls).toEqual([[one('#line')]]);
    expect(button('Next')).toBeDisabled();
    // The focus says it; the next change is said again.
    expect(isSpoken()).toBe(false);
    await user.click(button('Events'));
    expect(isSpoken()).toBe(true);
  });

  it('goes back too, and keeps a hash', async () => {
    await open('/news?page=2#f');
    expect(one('[data-pager]')).toBeVisible();
    await user.click(button('Previous'));
    expect(state()).toEqual(['abcd', '6: 1-4', '/news#f']);
    expect(button('Previous')).toBeDisabled();
  });
});

describe('typing', () => {
  it('filters at once, without a step of the history for each letter', async () => {
    await open('/news?page=2');
    const steps = window.history.length;
    await user.type(field(), 'title b');
    expect([shown(), address()]).toEqual(['b', '/news?q=title+b']);
    expect(window.history.length).toBe(steps);
  });

  it('waits for the end of a conversion', async () => {
    await open('/news');
    field().value = 'ろぼ';
    field().dispatchEvent(new InputEvent('input', { data: 'ろぼ', isComposing: true }));
    expect(shown()).toBe('abcd');
    field().value = 'ロボット';
    field().dispatchEvent(new CompositionEvent('compositionend'));
    expect(shown()).toBe('f');
  });

  it.each([
    ['Enter during a conversion sends nothing', { isComposing: true }, true],
    ['Enter that ends a conversion in old WebKit sends nothing', { keyCode: 229 }, true],
    ['Enter alone is left to the form', {}, false],
    ['another key in a conversion is left to it', { key: 'ArrowDown', isComposing: true }, false],
  ])('%s', async (_what, init, prevented) => {
    await open('/news');
    const event = new KeyboardEvent('keydown', { key: 'Enter', cancelable: true, ...init });
    field().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(prevented);
  });
});

describe('searching', () => {
  it('is done here: the browser sends no form', async () => {
    await open('/news');
    expect(fireEvent.submit(one('form'))).toBe(false);
  });

  it.each([
    ['b{Enter}', 'Results for b'],
    ['{Enter}', 'All'],
  ])('by typing %s says so for 3000 ms', async (keys, text) => {
    await open('/news');
    await user.type(field(), keys);
    expect(jest.mocked(showToast).mock.calls).toEqual([[{ title: 'Done', text, duration: 3000 }]]);
  });

  it('without a match says nothing of results', async () => {
    await open('/news');
    await user.type(field(), 'zzzz{Enter}');
    expect(one('[data-empty]')).toBeVisible();
    expect(showToast).not.toHaveBeenCalled();
  });

  it('takes the notice away with what it spoke of', async () => {
    await open('/news');
    await user.type(field(), 'b{Enter}');
    jest.mocked(hideToast).mockClear();
    await user.click(button('Events'));
    expect(hideToast).toHaveBeenCalledTimes(1);
  });

  it('leaves the notices of others alone where it gives none', async () => {
    window.history.replaceState(null, '', '/news');
    document.body.innerHTML = MARKUP.replace(' data-notice="Done"', '');
    await wake();
    jest.mocked(hideToast).mockClear();
    await user.click(button('Events'));
    expect(hideToast).not.toHaveBeenCalled();
  });

  it('without a match offers a way out', async () => {
    await open('/news?category=event');
    await user.type(field(), 'nothing like it');
    expect(one('[data-empty]')).toBeVisible();
    await user.click(button('Reset'));
    expect(one('[data-empty]')).not.toBeVisible();
    expect([...state(), field().value]).toEqual(['abcd', '6: 1-4', '/news', '']);
    expect(one('#line')).toHaveFocus();
  });
});

it('the list follows its field and its buttons also where the browser writes no more addresses', async () => {
  await open('/news');
  const refuse = () => {
    throw new DOMException('too often', 'SecurityError');
  };
  const refused = (['pushState', 'replaceState'] as const).map((name) =>
    jest.spyOn(window.history, name).mockImplementation(refuse),
  );
  await user.type(field(), 'title');
  await user.click(button('Events'));
  expect(state()).toEqual(['bdf', '3: 1-3', '/news']);
  for (const one of refused) one.mockRestore();
  await user.type(field(), ' b');
  expect(state()).toEqual(['b', 'one: 1-1', '/news?q=title+b&category=event']);
});

it('what was typed before the script came is searched for, beside what the address says', async () => {
  window.history.replaceState(null, '', '/news?category=event&q=a');
  document.body.innerHTML = MARKUP;
  field().value = 'title b';
  await wake();
  expect([...state(), field().value]).toEqual(['b', 'one: 1-1', '/news?q=title+b&category=event', 'title b']);
});

it('back and forward walk through what was chosen', async () => {
  await open('/news');
  await user.click(button('Events'));
  const went = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await went;
  expect(shown()).toBe('abcd');
});

it('back takes a choice away, but no word that has not been sent', async () => {
  window.history.replaceState(null, '', '/news');
  document.body.innerHTML = MARKUP.replace('data-typing="true" ', '');
  await wake();
  await user.type(field(), 'half a wo');
  await user.click(button('Cases'));
  const went = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await went;
  expect(address()).toBe('/news');
  expect(field()).toHaveValue('half a wo');
});

it('is marked as failed when it cannot start, so that the styles show everything', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = MARKUP.replace('data-list', '');
  await wake();
  expect(document.querySelector('[data-explorer]')).toHaveAttribute('data-failed');
  const message = expect.stringContaining('[data-list]');
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ message }));
  error.mockRestore();
});
