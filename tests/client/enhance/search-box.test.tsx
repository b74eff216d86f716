/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/app/frame/search-box';
import { startBox } from '@/client/enhance/search/box';
import {
  alert,
  enter,
  field,
  results,
  says,
  settle,
  spoken,
  status,
  type,
  ways,
} from '@/tests/helpers/search-field';
import { ADDRESS, catalogueOf, IndexServer, shardAddress, threePages } from '@/tests/helpers/search-index';
import { serverMarkup } from '@/tests/helpers/server-markup';

jest.mock('@/components/ui/icon', () => ({ Icon: () => null }));

const LOADING = 'search.loading';
const FAILED = 'search.error';
const user = userEvent.setup();

let server: IndexServer;
let log: jest.SpyInstance;
beforeEach(async () => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
  server = threePages([2, 0]);
  document.body.innerHTML = await serverMarkup(<SearchBox id="q">close</SearchBox>);
});
afterEach(() => log.mockRestore());
const start = (limit = 8) => startBox(document.body, { limit });

describe('before anything is typed', () => {
  it('the catalogue alone is fetched, and pages are suggested', async () => {
    const arrive = server.hold();
    start();
    expect(status()).toHaveTextContent(LOADING);
    arrive();
    await says(status, '');
    expect(ways()).toEqual(['Cell', 'Arm']);
    expect(server.asked).toEqual([ADDRESS]);
  });

  it('Enter leads nowhere', async () => {
    start();
    await says(status, '');
    type('  ');
    expect(enter()).toBe(false);
  });
});

describe('what is typed', () => {
  it('is searched in the texts, which come with the first letter', async () => {
    start();
    await says(status, '');
    type('gripper');
    await says(status, '2 found');
    expect(ways()).toEqual(['ArmHeading', 'CellHeading']);
    expect(results().querySelector('mark')).toHaveTextContent('gripper');
    expect(log).not.toHaveBeenCalled();
  });

  it('counts also if it was typed before the search had come', async () => {
    field().value = 'pump';
    start();
    await says(status, '2 found');
    expect(field()).toHaveValue('pump');
  });

  it('is left when it is cleared: pages are suggested again', async () => {
    start();
    type('pump');
    await says(status, '2 found');
    type('');
    await says(status, '');
    expect(ways()).toEqual(['Cell', 'Arm']);
  });

  it('has no answer that comes after it was cleared', async () => {
    start();
    await says(status, '');
    const arrive = server.hold();
    type('gripper');
    type('');
    arrive();
    await settle();
    expect(ways()).toEqual(['Cell', 'Arm']);
    expect(status()).toBeEmptyDOMElement();
  });

  it('is not announced twice, and a space behind it changes nothing', async () => {
    start();
    type('pump');
    await says(status, '2 found');
    const times = spoken(status());
    const [shown] = results().children;
    type('pump ');
    await settle();
    expect(shown).toBeInTheDocument();
    type('gripper');
    await settle();
    expect(shown).not.toBeInTheDocument();
    expect(times()).toBe(0);
  });

  it('is taken along by Enter to the page with all results', async () => {
    start();
    type('pump');
    expect(enter()).toBe(true);
    await says(status, '2 found');
  });

  it('finds nothing: says so, and suggests pages', async () => {
    start();
    type('xyzzy');
    await says(status, 'none for xyzzy');
    expect(ways()).toEqual(['Cell', 'Arm']);
  });
});

it('arrows walk from the field through the results', async () => {
  start();
  type('pump');
  await says(status, '2 found');
  await user.type(field(), '{ArrowDown}{ArrowDown}');
  expect(screen.getAllByRole('link')[1]).toHaveFocus();
});

it('where there is no room for all, a link leads to the page with the others', async () => {
  start(1);
  type('pump & gripper');
  await says(status, '1 found');
  type('pump');
  await says(status, '2 found');
  expect(ways()).toEqual(['LineHeading', 'all 2']);
  expect(screen.getByText('all 2')).toHaveAttribute('href', '/en/search?q=pump');
});

it('older texts are searched when they are asked for, some at a time', async () => {
  const many = Array.from({ length: 9 }, () => 'gripper');
  server = new IndexServer(
    catalogueOf(
      many.map((_, place) => `Page ${place}`),
      many.length,
    ),
    many,
  );
  start(20);
  type('gripper');
  await says(status, '4 found');
  await user.click(screen.getByText('older'));
  await says(status, '8 found');
  expect(results().querySelector('a')).toHaveFocus();
  await user.click(screen.getByText('older'));
  await says(status, '9 found');
  expect(screen.queryByText('older')).toBeNull();
  expect(server.asked).toEqual([ADDRESS, ...many.map((_, place) => shardAddress(place))]);
});

describe('an index that does not come', () => {
  beforeEach(() => {
    server.isDown = true;
  });

  it('is reported, and said in place of anything else', async () => {
    start();
    await says(alert, FAILED);
    expect(status()).toBeEmptyDOMElement();
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'no net' }));
  });

  it.each([
    ['the next letter', () => type('pump')],
    ['a return of the net', () => window.dispatchEvent(new Event('online'))],
    [
      'Enter',
      () => {
        field().value = 'pump';
        enter();
      },
    ],
  ])('is asked for again with %s', async (_what, act) => {
    start();
    await says(alert, FAILED);
    server.isDown = false;
    act();
    await says(alert, '');
    expect(ways()).not.toEqual([]);
  });

  it.each([
    ['an empty address', ''],
    ['no address', undefined],
  ])('because it has %s is not asked for at all', async (_what, address) => {
    const { dataset } = document.querySelector('[data-search-box]') as HTMLElement;
    if (address === undefined) delete dataset.searchIndex;
    else dataset.searchIndex = address;
    start();
    await says(alert, FAILED);
    expect(server.asked).toEqual([]);
  });
});

it('texts that do not come are asked for again with the next letter', async () => {
  start();
  await says(status, '');
  server.isDown = true;
  type('pum');
  await says(alert, FAILED);
  server.isDown = false;
  type('pump');
  await says(status, '2 found');
  expect(alert()).toBeEmptyDOMElement();
});

it('a failure that comes once more is said once more', async () => {
  server.isDown = true;
  start();
  await says(alert, FAILED);
  for (const letters of ['p', 'pu']) {
    const times = spoken(alert());
    type(letters);
    expect(alert()).toBeEmptyDOMElement();
    await says(alert, FAILED);
    expect(times()).toBeGreaterThan(0);
  }
});

it('a return of the net leaves alone what was answered', async () => {
  start();
  type('pump');
  await says(status, '2 found');
  const [shown] = results().children;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(shown).toBeInTheDocument();
});

describe('texts that do not come for what stood in the field before', () => {
  it('leave the answer to what stands there now', async () => {
    start();
    await says(status, '');
    const fail = server.hold();
    type('pum');
    await settle();
    const arrive = server.hold();
    type('pump');
    server.isDown = true;
    fail();
    await settle();
    expect(alert()).toBeEmptyDOMElement();
    server.isDown = false;
    arrive();
    await says(status, '2 found');
    expect(ways()).toEqual(['LineHeading', 'CellHeading']);
  });

  it('are no failure once it was cleared', async () => {
    start();
    await says(status, '');
    const fail = server.hold();
    type('pump');
    type('');
    server.isDown = true;
    fail();
    await says(alert, '');
    expect(ways()).toEqual(['Cell', 'Arm']);
    server.isDown = false;
    type('pump');
    await says(status, '2 found');
  });
});
