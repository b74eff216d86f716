/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { startParts } from '@/client/parts';
import type { NewsRow } from '@/lib/news/row';

jest.mock('../../enhance/toast.ts', () => ({ showToast: jest.fn() }));

const user = userEvent.setup();
const TOTAL = 101;

const row = (number: number): NewsRow => ({
  id: `n${number}`,
  date: `2025-01-${String(28 - (number % 28)).padStart(2, '0')}`,
  category: number % 2 ? 'event' : 'case',
  phrases: ['Title ', `${number}`],
  excerpt: number === 90 ? 'ロボット <img src=x>' : 'Excerpt',
  tags: ['Robots', 'Labs'],
  ...(number === 90 && { marks: ['Japanese only'] }),
  picture:
    number === 90
      ? { name: '/p', widths: [480], src: '/p.jpg', width: 16, height: 10, className: 'ph' }
      : null,
});
const ROWS = Array.from({ length: TOTAL }, (_, index) => row(index + 1));

const card = (number: number) => `
  <li id="n${number}" data-in="${number % 2 ? 'event' : 'case'}" ${number > 4 ? 'hidden' : ''}>
    <picture><img src="/model.jpg" alt=""></picture>
    <p><time datetime="2024-01-01">1 January 2024</time><b>Model</b></p>
    <h2 data-text><a href="/en/news/n${number}">Title ${number}</a></h2>
    <p data-text>Excerpt</p><ul class="tags"><li data-text>Robots</li></ul>
  </li>`;

const MARKUP = `<div data-explorer data-index="/en/news/index.json" data-total="${TOTAL}">
  <form role="search"><input type="search"><button type="submit">Search</button></form>
  <button data-category="" data-count="101" aria-pressed="true">All</button>
  <button data-category="case" aria-pressed="false">Cases</button>
  <button data-category="event" aria-pressed="false">Events</button>
  <p role="status" data-result="{total}: {from}-{to}" data-loading="Loading" data-failed="Failed" tabindex="-1"></p>
  <div data-index-failed hidden><p>Sorry</p><button data-retry>Retry</button><a href="#archive">Archive</a></div>
  <ul data-list data-marks="State" data-tags="Tags">${Array.from({ length: 20 }, (_, index) => card(index + 1)).join('')}</ul>
  <div data-empty hidden>No match <button data-reset>Reset</button></div>
  <nav data-pager>
    <button data-step="-1">Previous</button>
    ${[1, 2, 3, 4, 5].map((page) => `<button data-number="Page {page}">${page}</button>`).join('')}
    <button data-step="1">Next</button>
  </nav>
</div>`;

const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLElement;
const shown = () => [...document.querySelectorAll('[data-list] > li')].map(({ id }) => id).join(' ');
const says = () => one('[data-result]').textContent;

const answer = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body });
const fetched = jest.fn();

async function open(at: string): Promise<void> {
  window.history.replaceState(null, '', at);
  document.body.innerHTML = MARKUP;
  await startParts(document);
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  window.fetch = fetched;
});
beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue(answer(ROWS));
});

it('the list as it opens, and its first pages, load nothing', async () => {
  await open('/en/news');
  expect([shown(), says()]).toEqual(['n1 n2 n3 n4', '101: 1-4']);
  await user.click(button('5'));
  expect([shown(), says()]).toEqual(['n17 n18 n19 n20', '101: 17-20']);
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['a page after those', '/en/news?page=7', 'n25 n26 n27 n28', '101: 25-28'],
  ['the last page', '/en/news?page=26', 'n101', '101: 101-101'],
  ['a page that there is not', '/en/news?page=999', 'n101', '101: 101-101'],
  ['a category', '/en/news?category=case', 'n2 n4 n6 n8', '50: 1-4'],
  ['a search', '/en/news?q=ﾛﾎﾞｯﾄ', 'n90', '1: 1-1'],
  ['a search for nothing that there is', '/en/news?q=nothing', '', '0: 0-0'],
])('an address with %s loads the index once', async (_what, at, ids, line) => {
  await open(at);
  await waitFor(() => expect(says()).toBe(line));
  expect(shown()).toBe(ids);
  expect(fetched.mock.calls).toEqual([['/en/news/index.json']]);
});

it('while it loads the newest stay in view, and the list says that it is busy', async () => {
  await open('/en/news?q=robot');
  expect([shown(), says()]).toEqual(['n1 n2 n3 n4', 'Loading']);
  expect(one('[data-list]')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(one('[data-list]')).toHaveAttribute('aria-busy', 'false'));
});

it('a card from the index says what its row says, as text', async () => {
  await open('/en/news?q=ロボット');
  await waitFor(() => expect(shown()).toBe('n90'));
  const made = one('#n90');
  expect(made.querySelector('a')).toHaveAttribute('href', '/en/news/n90');
  expect(made.querySelector('h2')).toHaveTextContent('Title 90');
  expect(made.querySelector('h2 wbr')).not.toBeNull();
  expect(made.querySelector('time')).toHaveAttribute('datetime', '2025-01-22');
  expect(made.querySelector('time')).toHaveTextContent('22 January 2025');
  expect(made.querySelector('b')).toHaveTextContent('Cases');
  expect([...made.querySelectorAll('.tags li')].map(({ textContent }) => textContent)).toEqual([
    'Robots',
    'Labs',
  ]);
  expect([...made.querySelectorAll('ul')].map((list) => list.getAttribute('aria-label'))).toEqual([
    'State',
    'Tags',
  ]);
  expect(made.querySelector('.marks')).toHaveTextContent('Japanese only');
  expect(made).toHaveTextContent('ロボット <img src=x>');
  expect([...made.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/p.jpg']);
  expect(made.querySelector('source')).toHaveAttribute('srcset', '/p-480.avif 480w');
});

it('a row without a picture gives a card without one', async () => {
  await open('/en/news?page=7');
  await waitFor(() => expect(shown()).toMatch(/^n25/));
  expect(document.querySelector('#n25 picture')).toBeNull();
});

it('what is chosen while it loads counts, and back and forward walk through it', async () => {
  await open('/en/news');
  await user.click(button('Events'));
  await user.click(button('Cases'));
  await waitFor(() => expect(says()).toBe('50: 1-4'));
  expect(fetched).toHaveBeenCalledTimes(1);
  const went = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await went;
  expect(says()).toBe('51: 1-4');
});

describe('an index that does not arrive', () => {
  it.each([
    ['because the network is gone', () => Promise.reject(new TypeError('network'))],
    ['because the host has none', () => Promise.resolve(answer('', 404))],
    ['because it is something else', () => Promise.resolve(answer({ rows: [] }))],
  ])('%s leaves the newest, says so, and offers the archive and another try', async (_why, load) => {
    fetched.mockImplementationOnce(load);
    await open('/en/news?category=case');
    await waitFor(() => expect(says()).toBe('Failed'));
    expect(shown()).toBe('n1 n2 n3 n4');
    expect(one('[data-index-failed]')).toBeVisible();
    await user.click(button('Retry'));
    await waitFor(() => expect(says()).toBe('50: 1-4'));
    expect(one('[data-result]')).toHaveFocus();
    expect(one('[data-index-failed]')).not.toBeVisible();
  });

  it('is forgotten once the visitor is back at what the page holds', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network'));
    await open('/en/news?category=case');
    await waitFor(() => expect(says()).toBe('Failed'));
    await user.click(button('All'));
    expect([says(), shown()]).toEqual(['101: 1-4', 'n1 n2 n3 n4']);
    expect(one('[data-index-failed]')).not.toBeVisible();
  });
});
