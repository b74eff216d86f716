/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/app/frame/search-box';
import { searchAddress } from '@/client/enhance/search/address';
import { startBox } from '@/client/enhance/search/box';
import { alert, enter, field, results, says, settle, status, type, ways } from '@/tests/helpers/search-field';
import { type IndexServer, threePages } from '@/tests/helpers/search-index';
import { serverMarkup } from '@/tests/helpers/server-markup';

jest.mock('@/components/ui/icon', () => ({ Icon: () => null }));

const FAILED = 'search.error';
const user = userEvent.setup();

let server: IndexServer;
let log: jest.SpyInstance;
beforeEach(async () => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
  server = threePages([0]);
  document.body.innerHTML = await serverMarkup(<SearchBox id="q" />);
});
afterEach(() => log.mockRestore());
const start = (search = '', limit = 8) => {
  history.pushState(null, '', `/en/search${search}`);
  startBox(document.body, { limit, address: searchAddress });
};
const here = () => location.pathname + location.search;

it('without a query the page fetches and suggests nothing', async () => {
  start();
  await settle();
  expect(server.asked).toEqual([]);
  expect(results()).toBeEmptyDOMElement();
  expect(status()).toBeEmptyDOMElement();
  expect(here()).toBe('/en/search');
});

it('the query of the address stands in the field and is searched', async () => {
  start('?q=pump');
  expect(field()).toHaveValue('pump');
  await says(status, '2 found');
  expect(here()).toBe('/en/search?q=pump');
});

it('what was typed before the search had come counts over the address', async () => {
  field().value = ' gripper';
  start('?q=xyzzy');
  await says(status, '2 found');
  expect(here()).toBe('/en/search?q=gripper');
});

it('what is typed stands in the address, on the same page of the history', async () => {
  start();
  const pages = history.length;
  type('pump');
  await says(status, '2 found');
  expect(here()).toBe('/en/search?q=pump');
  expect(history).toHaveLength(pages);
});

it('what is typed is searched for also where the browser writes no more addresses', async () => {
  start();
  const refused = jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  type('pump');
  await says(status, '2 found');
  refused.mockRestore();
  type('gripper');
  await settle();
  expect(here()).toBe('/en/search?q=gripper');
});

it('what is cleared leaves nothing behind', async () => {
  start('?q=pump');
  await says(status, '2 found');
  type('');
  expect(here()).toBe('/en/search');
  expect(results()).toBeEmptyDOMElement();
  expect(status()).toBeEmptyDOMElement();
});

it('what is cleared takes the failure along', async () => {
  server.isDown = true;
  start('?q=pump');
  await says(alert, FAILED);
  type('');
  expect(alert()).toBeEmptyDOMElement();
  expect(status()).toBeEmptyDOMElement();
});

it('Back and forward bring the query of the address they lead to', async () => {
  history.pushState(null, '', '/en/search?q=pump');
  start('?q=xyzzy');
  await says(status, 'none for xyzzy');
  history.back();
  await waitFor(() => expect(field()).toHaveValue('pump'));
  await says(status, '2 found');
  expect(here()).toBe('/en/search?q=pump');
  history.forward();
  await waitFor(() => expect(field()).toHaveValue('xyzzy'));
  await says(status, 'none for xyzzy');
});

describe('Enter', () => {
  const ask = (query: string) => {
    type(query);
    enter();
  };
  const goBack = async (query: string) => {
    history.back();
    await waitFor(() => expect(field()).toHaveValue(query));
  };

  it('makes each query a step of the history: Back brings the one before, however much was typed since', async () => {
    start();
    for (const query of ['pump', 'gripper', 'xyzzy']) ask(query);
    type('half a wo');
    await goBack('gripper');
    await says(status, '2 found');
    expect(here()).toBe('/en/search?q=gripper');
    await goBack('pump');
    await goBack('');
    expect(results()).toBeEmptyDOMElement();
    expect(here()).toBe('/en/search');
  });

  it('makes no step where nothing else is asked for', async () => {
    start('?q=pump');
    const pages = history.length;
    ask('pump');
    ask('pump ');
    expect(history).toHaveLength(pages);
  });

  it('steps on from the query that Back brought', async () => {
    start();
    for (const query of ['pump', 'gripper']) ask(query);
    await goBack('pump');
    ask('xyzzy');
    await goBack('pump');
    await says(status, '2 found');
  });
});

it('Enter stays on the page, and searches what no letter announced', async () => {
  start();
  field().value = 'pump';
  expect(enter()).toBe(false);
  await says(status, '2 found');
});

it('where there is no room for all, a button shows the others here', async () => {
  start('?q=pump', 1);
  await says(status, '2 found');
  expect(ways()).toEqual(['LineHeading', 'all 2']);
  await user.click(screen.getByText('all 2'));
  expect(ways()).toEqual(['LineHeading', 'CellHeading']);
  // The first row that was not there: the button that was pressed is gone.
  expect(results().querySelectorAll('a')[1]).toHaveFocus();
  // Nothing was typed.
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(ways()).toEqual(['LineHeading', 'CellHeading']);
});

it('all that a button showed stays where a link leads to a place of the page', async () => {
  start('?q=pump', 1);
  await says(status, '2 found');
  await user.click(screen.getByText('all 2'));
  location.hash = '#main';
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  expect(ways()).toEqual(['LineHeading', 'CellHeading']);
  expect(field()).toHaveValue('pump');
});
