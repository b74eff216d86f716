/** @jest-environment jsdom */
import '../../helpers/own-listeners';
import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { start as startExplorer } from '@/client/enhance/explorer/explorer';
import { showToast } from '@/client/enhance/toast';

jest.mock('../../../client/enhance/toast.ts', () => ({ hideToast: jest.fn(), showToast: jest.fn() }));

/** A list has the parts that its page gives it: each of these lacks some. */
const user = userEvent.setup();
const ITEMS = ['One', 'Two', 'Three'];
const open = (parts: string, { address = '/', pageSize = '' } = {}) => {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<div data-explorer data-page-size="${pageSize}">${parts}
    <p tabindex="-1"><span role="status" data-result="{shown} of {total}"></span></p>
    <ul data-list>${ITEMS.map((text) => `<li data-kind="${text.length}"><b data-text>${text}</b></li>`).join('')}</ul>
  </div>`;
  startExplorer(document.querySelector('[data-explorer]') as HTMLElement);
};
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const form = (attributes: string, field = '<input type="search">') =>
  `<form role="search" ${attributes}>${field}<button>Search</button></form>`;
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  jest.mocked(showToast).mockClear();
});

describe('what a search says', () => {
  const said = () => jest.mocked(showToast).mock.calls.map(([{ title, text }]) => [title, text]);

  it('is nothing where the form has no notice', async () => {
    open(form(''));
    await press('Search');
    expect(shown()).toEqual(ITEMS);
    expect(said()).toEqual([]);
  });

  it.each([
    ['of everything', ''],
    ['of some', '?q=one'],
  ])('is the notice alone where there are no words for a search %s', async (_what, address) => {
    open(form('data-notice="Done"'), { address: `/${address}` });
    await press('Search');
    expect(said()).toEqual([['Done', '']]);
  });
});

describe('a list without a field', () => {
  const CHOICE =
    '<button data-facet="kind">Any</button><button data-facet="kind" data-value="3">Short</button>';

  it('obeys the address, and goes back to another', () => {
    open('', { address: '/?q=one' });
    expect(shown()).toEqual(['One']);
    window.history.replaceState(null, '', '/?q=two');
    fireEvent.popState(window);
    expect(shown()).toEqual(['Two']);
  });

  it('can be reset', async () => {
    open('<button data-reset>Reset</button>', { address: '/?q=one' });
    await press('Reset');
    expect(shown()).toEqual(ITEMS);
  });

  it('has a form that finds everything', async () => {
    open(form('', ''), { address: '/?q=one' });
    await press('Search');
    expect(shown()).toEqual(ITEMS);
  });

  it('is filtered, and no longer by a button that names no value', async () => {
    open(CHOICE);
    await press('Short');
    expect(shown()).toEqual(['One', 'Two']);
    await press('Any');
    expect(shown()).toEqual(ITEMS);
    expect(window.location.search).toBe('');
  });
});

describe('the pager', () => {
  const NUMBERS = '<button data-number="Page {page}">1</button>';
  const PAGER = `<nav data-pager>${NUMBERS.repeat(3)}</nav>`;
  const numbers = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  it.each([
    ['2', ['1', '2'], true],
    ['1', ['1', '2', '3'], true],
    ['3', [], false],
  ])('with %s on a page offers the pages %j', (pageSize, pages, visible) => {
    open(PAGER, { pageSize });
    expect(numbers()).toEqual(pages);
    expect(screen.queryByRole('navigation') !== null).toBe(visible);
  });

  it('can be used without a line of numbers', async () => {
    open('<nav data-pager><button data-step="1">Next</button></nav>', { pageSize: '2' });
    await press('Next');
    expect(shown()).toEqual(['Three']);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});

it('what has not changed is not announced again', async () => {
  open(form('data-typing="true"'));
  const spoken = jest.fn();
  new MutationObserver(spoken).observe(screen.getByRole('status'), { childList: true, characterData: true });
  await user.type(screen.getByRole('searchbox'), 'o');
  expect(shown()).toEqual(['One', 'Two']);
  expect(spoken).toHaveBeenCalledTimes(1);
  // Another word that finds as many.
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 't' } });
  await Promise.resolve();
  expect(shown()).toEqual(['Two', 'Three']);
  expect(spoken).toHaveBeenCalledTimes(1);
});
