/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { startParts } from '@/client/parts';
import type { NewsRow } from '@/lib/news/row';

jest.mock('../../../client/enhance/toast.ts', () => ({ showToast: jest.fn() }));

const TOTAL = 101;
const PICTURE = { name: '/p', widths: [480], src: '/p.jpg', width: 16, height: 10, className: 'ph' };
const ROWS = Array.from({ length: TOTAL }, (_, index): NewsRow => {
  const number = index + 1;
  return {
    ...{ id: `n${number}`, date: '2025-01-22', category: number % 2 ? 'event' : 'case' },
    ...{ phrases: ['Title ', `${number}`], excerpt: 'Excerpt', tags: ['Robots', 'Labs'], picture: null },
    ...(number === 90 && { excerpt: 'ロボット <img src=x>', marks: ['Draft'], picture: PICTURE }),
  };
});

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
  <p role="status" data-result="{total}: {from}-{to}" data-loading="Loading" data-failed="Failed" tabindex="-1"></p>
  <div data-index-failed hidden><p>Sorry</p><button data-retry>Retry</button></div>
  <ul data-list data-marks="State" data-tags="Tags">${ROWS.slice(0, 20)
    .map((_, index) => card(index + 1))
    .join('')}</ul>
  <div data-empty hidden>No match <button data-reset>Reset</button></div>
  <nav data-pager><button data-step="-1">Previous</button>
    ${[1, 2, 3, 4, 5].map((page) => `<button data-number="Page {page}">${page}</button>`).join('')}
    <button data-step="1">Next</button></nav>
</div>`;

const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const press = (text: string) =>
  userEvent.click(
    [...document.querySelectorAll('button')].find((each) => each.textContent === text) as Element,
  );
const shown = () => [...document.querySelectorAll('[data-list] > li')].map(({ id }) => id).join(' ');
const says = () => one('[data-result]').textContent;

const answer = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body });
const fetched = jest.fn();
async function open(at: string): Promise<void> {
  window.history.replaceState(null, '', at);
  document.body.innerHTML = MARKUP;
  await startParts(document);
}
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => {} }));
beforeEach(() => {
  window.fetch = fetched;
  fetched.mockReset();
  fetched.mockResolvedValue(answer(ROWS));
});

it('the list as it opens, and its first pages, load nothing', async () => {
  await open('/en/news');
  await press('5');
  expect([shown(), says()]).toEqual(['n17 n18 n19 n20', '101: 17-20']);
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['a page after those', '/en/news?page=7', 'n25 n26 n27 n28', '101: 25-28'],
  ['a category', '/en/news?category=case', 'n2 n4 n6 n8', '50: 1-4'],
  ['a search for nothing that there is', '/en/news?q=nothing', '', '0: 0-0'],
])('an address with %s loads the index once, the newest in view meanwhile', async (_what, at, ids, line) => {
  await open(at);
  expect([shown(), says()]).toEqual(['n1 n2 n3 n4', 'Loading']);
  await waitFor(() => expect(says()).toBe(line));
  expect(shown()).toBe(ids);
  expect(fetched.mock.calls).toEqual([['/en/news/index.json']]);
});

it('a card from the index says what its row says, as text', async () => {
  await open('/en/news?q=ﾛﾎﾞｯﾄ');
  await waitFor(() => expect(shown()).toBe('n90'));
  const made = one('#n90');
  expect(made.querySelector('a')).toHaveAttribute('href', '/en/news/n90');
  expect(made.querySelector('h2')).toHaveTextContent('Title 90');
  expect(made.querySelector('time')).toHaveTextContent('22 January 2025');
  expect(made.querySelector('b')).toHaveTextContent('Cases');
  expect([...made.querySelectorAll('ul')].map((list) => list.getAttribute('aria-label'))).toEqual([
    'State',
    'Tags',
  ]);
  expect(made.querySelector('.marks')).toHaveTextContent('Draft');
  expect(made).toHaveTextContent('ロボット <img src=x>');
  expect([...made.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/p.jpg']);
});

it.each([
  ['the network is gone', () => Promise.reject(new TypeError('network'))],
  ['the host has none', () => Promise.resolve(answer('', 404))],
  ['it is something else', () => Promise.resolve(answer({ rows: [] }))],
])('where the index does not arrive, since %s, the newest stay, with another try', async (_why, load) => {
  fetched.mockImplementationOnce(load);
  await open('/en/news?category=case');
  await waitFor(() => expect(says()).toBe('Failed'));
  expect(shown()).toBe('n1 n2 n3 n4');
  expect(one('[data-index-failed]')).toBeVisible();
  await press('Retry');
  await waitFor(() => expect(says()).toBe('50: 1-4'));
  expect(one('[data-index-failed]')).not.toBeVisible();
});
