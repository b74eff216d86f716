/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server.node';
import BlogExplorer, { type BlogExplorerProps } from '@/islands/blog-explorer';
import { type BlogItem, type BlogRow, blogItem } from '@/lib/blog/item';

const user = userEvent.setup();

const NAMES: Record<string, string> = {
  arms: 'Robot arms',
  react: 'React',
  parts: 'Parts',
  print: 'Printing',
};
const item = (slug: string, title: string, tags: string[]): BlogItem => ({
  ...{ slug, title, phrases: [title], summary: `About ${slug} & <more>`, href: `/en/blog/${slug}` },
  ...{ date: '2025-04-19', dateText: '19 April 2025', minutesText: '3 min', picture: null, marks: [] },
  tags: tags.map((id) => ({ id, name: NAMES[id] ?? id })),
});

const props: BlogExplorerProps = {
  items: [
    item('one', 'First', ['arms', 'parts', 'react', 'print']),
    item('two', 'Second', ['react']),
    ...['Third', 'Fourth', 'Fifth', 'Sixth'].map((title) => item(title.toLowerCase(), title, ['arms'])),
  ],
  index: null,
  tags: Object.entries(NAMES).map(([id, name]) => ({ id, name })),
  labels: {
    search: { search: 'Field', placeholder: 'Keyword', button: 'Search' },
    ...{ tags: 'Tags', marks: 'State', all: 'All', more: '{count} more' },
    ...{ result: '{total}: {from}-{to}', none: 'none', order: 'Order', empty: 'Nothing', reset: 'Reset' },
    index: { loading: 'Loading', failed: 'Failed', failedText: 'Sorry', retry: 'Retry', archive: 'Archive' },
    pages: { nav: 'Pages', previous: 'Previous', next: 'Next', page: 'Page {page}' },
  },
};

const show = (search = '', changes: Partial<BlogExplorerProps> = {}) => {
  window.history.replaceState(null, '', `/en/blog${search}`);
  return render(<BlogExplorer {...props} {...changes} />);
};
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'Tags' })).getByRole('button', { name });
const field = () => screen.getByRole('searchbox', { name: 'Field' });
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const says = () => screen.getByRole('status').textContent;
const FIRST = ['First', 'Second', 'Third', 'Fourth'];

it.each([
  ['', FIRST, '6: 1-4'],
  ['?q=FIFTH', ['Fifth'], '1: 1-1'],
  ['?tag=react', ['First', 'Second'], '2: 1-2'],
  ['?tag=arms&page=2', ['Sixth'], '5: 5-5'],
  ['?tag=react&q=two', ['Second'], '1: 1-1'],
  ['?tag=nosuch', FIRST, '6: 1-4'],
  ['?q=<img src=x onerror=alert(1)>', [], 'none'],
])('the address "%.40s" shows %j', (search, expected, result) => {
  show(search);
  expect([titles(), says()]).toEqual([expected, result]);
});

it('a tag narrows the list, goes into the address, and back undoes it', async () => {
  show('?page=2');
  await user.click(chip('React'));
  expect(titles()).toEqual(['First', 'Second']);
  expect(window.location.search).toBe('?tag=react');
  expect(chip('React')).toHaveFocus();
  expect(chip('React')).toHaveAttribute('aria-pressed', 'true');
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(titles()).toEqual(['Fifth', 'Sixth']);
  await user.click(chip('All'));
  expect(window.location.search).toBe('');
});

it('typing searches, tags that the card leaves out among them, resets the page, and keeps the tag', async () => {
  show('?tag=arms&page=2');
  await user.type(field(), 'th');
  expect([titles(), window.location.search]).toEqual([
    ['Third', 'Fourth', 'Fifth', 'Sixth'],
    '?q=th&tag=arms',
  ]);
  expect(field()).toHaveFocus();
  await user.clear(field());
  await user.type(field(), 'printing{Enter}');
  expect(titles()).toEqual(['First']);
});

it('a page number turns the page, and the result line takes the focus', async () => {
  show();
  expect(button('Page 1')).toHaveAttribute('aria-current', 'page');
  await press('Page 2');
  expect([titles(), says(), window.location.search]).toEqual([['Fifth', 'Sixth'], '6: 5-6', '?page=2']);
  expect(screen.getByRole('status')).toHaveFocus();
});

it('says when nothing matches, and leads back to all posts', async () => {
  show('?q=nothing&tag=react');
  expect(screen.getByText('Nothing')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  await press('Reset');
  expect([titles(), button('Reset')]).toEqual([FIRST, null]);
  expect(field()).toHaveValue('');
});

it('a card has one link, its date, and at most three tags', () => {
  show();
  const [card, second] = screen.getAllByRole('listitem').filter(({ className }) => className === 'bp');
  const inCard = within(card as HTMLElement);
  expect(inCard.getByRole('link')).toHaveAttribute('href', '/en/blog/one');
  expect(inCard.getByText('19 April 2025')).toHaveAttribute('datetime', '2025-04-19');
  const tags = inCard.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(tags).toEqual(['Robot arms', 'Parts', 'React', '+11 more']);
  expect(within(second as HTMLElement).queryByText(/\+/)).toBeNull();
});

describe('a long list', () => {
  const rows: BlogRow[] = Array.from({ length: 101 }, (_, index) => ({
    ...{ slug: `p${index + 1}`, date: '2025-04-19', minutes: 3, picture: null, summary: 'About nothing' },
    ...{ phrases: ['Post ', `${index + 1}`], tags: [index % 2 ? 'arms' : 'react'] },
  }));
  const words = { locale: 'en' as const, minutes: '{minutes} min', tags: NAMES };
  const long = {
    items: rows.slice(0, 20).map((row) => blogItem(row, words)),
    index: { source: '/en/blog/index.json', total: 101, words },
  };
  const answer = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body });
  const fetched = jest.fn();
  const posts = (...numbers: number[]) => numbers.map((number) => `Post ${number}`);

  beforeEach(() => {
    window.fetch = fetched;
    fetched.mockReset();
    fetched.mockResolvedValue(answer(rows));
  });

  it('opens, and turns its first pages, without its index', async () => {
    show('', long);
    await press('Page 5');
    expect([titles(), says()]).toEqual([posts(17, 18, 19, 20), '101: 17-20']);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['?page=7', posts(25, 26, 27, 28), '101: 25-28'],
    ['?tag=arms', posts(2, 4, 6, 8), '50: 1-4'],
    ['?q=nosuch', [], 'none'],
  ])('at %s loads it once, the newest in view meanwhile', async (search, expected, result) => {
    show(search, long);
    expect([says(), titles()]).toEqual(['Loading', posts(1, 2, 3, 4)]);
    await waitFor(() => expect(says()).toBe(result));
    expect(titles()).toEqual(expected);
    expect(fetched.mock.calls).toEqual([['/en/blog/index.json']]);
  });

  it.each([
    ['the network is gone', () => Promise.reject(new TypeError('network'))],
    ['the host has none', () => Promise.resolve(answer('', 404))],
    ['a row of it is broken', () => Promise.resolve(answer([{ ...rows[0], date: 'yesterday' }]))],
  ])('says so when %s, keeps the newest, and offers the archive and another try', async (_why, load) => {
    fetched.mockImplementationOnce(load);
    show('?tag=arms', long);
    await waitFor(() => expect(says()).toBe('Failed'));
    expect(titles()).toEqual(posts(1, 2, 3, 4));
    expect(screen.getByRole('link', { name: 'Archive' })).toHaveAttribute('href', '#archive');
    await press('Retry');
    await waitFor(() => expect(titles()).toEqual(posts(2, 4, 6, 8)));
    expect(button('Retry')).toBeNull();
  });

  it.each([
    ['a short list', {}, 6],
    ['a long one', long, 20],
  ])('%s is in the HTML, the same from the server as at first in the browser', (_what, changes, held) => {
    const { container } = show('', changes);
    const served = document.createElement('div');
    served.innerHTML = renderToStaticMarkup(<BlogExplorer {...props} {...changes} />);
    expect(served.querySelectorAll('[data-list] > li')).toHaveLength(held);
    for (const selector of ['[role="search"]', 'fieldset', '[role="status"]'])
      expect(served.querySelector(selector)).toHaveAttribute('data-needs-script');
    // Attributes may come in another order and texts in pieces; what counts is the same tree.
    container.normalize();
    served.normalize();
    expect(served.isEqualNode(container)).toBe(true);
  });
});
