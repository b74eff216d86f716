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
  slug,
  href: `/en/blog/${slug}`,
  date: '2025-04-19',
  dateText: '19 April 2025',
  minutesText: '3 min read',
  title,
  phrases: [title],
  summary: `About ${slug} & <more>`,
  tags: tags.map((id) => ({ id, name: NAMES[id] ?? id })),
  picture: null,
  marks: [],
});

const props: BlogExplorerProps = {
  items: [
    item('one', 'First', ['arms', 'parts', 'react', 'print']),
    item('two', 'Second', ['react']),
    item('three', 'Third', ['arms']),
    item('four', 'Fourth', ['arms']),
    item('five', 'Fifth', ['arms']),
    item('six', 'Sixth', ['arms']),
  ],
  index: null,
  tags: Object.entries(NAMES).map(([id, name]) => ({ id, name })),
  labels: {
    search: { search: 'Search the blog', placeholder: 'Keyword', button: 'Search' },
    tags: 'Tags',
    marks: 'State',
    all: 'All',
    more: '{count} more tags',
    result: '{total} items, from {from} to {to} shown',
    none: '0 items',
    order: 'Newest first',
    empty: 'No articles match the search conditions.',
    reset: 'Clear all conditions',
    index: {
      loading: 'Loading',
      failed: 'Failed',
      failedText: 'See the archive',
      retry: 'Try again',
      archive: 'Archive',
    },
    pages: { nav: 'Pages', previous: 'Previous page', next: 'Next page', page: 'Page {page}' },
  },
};

const show = (search = '') => {
  window.history.replaceState(null, '', `/en/blog${search}`);
  return render(<BlogExplorer {...props} />);
};
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'Tags' })).getByRole('button', { name });
const field = () => screen.getByRole('searchbox', { name: 'Search the blog' });
const says = () => screen.getByRole('status').textContent;
const pageButton = (page: number) => screen.getByRole('button', { name: `Page ${page}` });

it('shows the first four posts, and that no tag is chosen', () => {
  show();
  expect(titles()).toEqual(['First', 'Second', 'Third', 'Fourth']);
  expect(says()).toBe('6 items, from 1 to 4 shown');
  expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
});

it.each([
  ['?q=FIFTH', ['Fifth'], '1 items, from 1 to 1 shown'],
  ['?tag=react', ['First', 'Second'], '2 items, from 1 to 2 shown'],
  ['?tag=arms&page=2', ['Sixth'], '5 items, from 5 to 5 shown'],
  ['?tag=react&q=two', ['Second'], '1 items, from 1 to 1 shown'],
  ['?tag=nosuch', ['First', 'Second', 'Third', 'Fourth'], '6 items, from 1 to 4 shown'],
  ['?page=-1', ['First', 'Second', 'Third', 'Fourth'], '6 items, from 1 to 4 shown'],
  ['?page=99', ['Fifth', 'Sixth'], '6 items, from 5 to 6 shown'],
  [`?q=${'a'.repeat(10_000)}`, [], '0 items'],
  ['?q=<img src=x onerror=alert(1)>', [], '0 items'],
  ['?q=%ED%A0%80', [], '0 items'],
])('the address %.40s shows %j', (search, expected, result) => {
  show(search);
  expect(titles()).toEqual(expected);
  expect(says()).toBe(result);
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

it('typing searches, resets the page, and keeps the tag', async () => {
  show('?tag=arms&page=2');
  await user.type(field(), 'th');
  expect(titles()).toEqual(['Third', 'Fourth', 'Fifth', 'Sixth']);
  expect(window.location.search).toBe('?q=th&tag=arms');
  expect(field()).toHaveFocus();
});

it('finds a post by the name of a tag that its card leaves out', async () => {
  show();
  await user.type(field(), 'printing{Enter}');
  expect(titles()).toEqual(['First']);
});

it('a page number turns the page, and the result line takes the focus', async () => {
  show();
  expect(pageButton(1)).toHaveAttribute('aria-current', 'page');
  await user.click(pageButton(2));
  expect(titles()).toEqual(['Fifth', 'Sixth']);
  expect(says()).toBe('6 items, from 5 to 6 shown');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(window.location.search).toBe('?page=2');
});

it('says when nothing matches, and leads back to all posts', async () => {
  show('?q=nothing&tag=react');
  expect(screen.getByText('No articles match the search conditions.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear all conditions' }));
  expect(titles()).toHaveLength(4);
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Clear all conditions' })).toBeNull();
});

it('a card has one link, its date, and at most three tags', () => {
  show();
  const [card, second] = screen.getAllByRole('listitem').filter(({ className }) => className === 'bp');
  const inCard = within(card as HTMLElement);
  expect(inCard.getByRole('link')).toHaveAttribute('href', '/en/blog/one');
  expect(inCard.getByText('19 April 2025')).toHaveAttribute('datetime', '2025-04-19');
  const tags = inCard.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(tags).toEqual(['Robot arms', 'Parts', 'React', '+11 more tags']);
  expect(within(second as HTMLElement).queryByText(/\+/)).toBeNull();
});

it('keeps every post in the HTML, and marks the controls that need script', () => {
  document.body.innerHTML = renderToStaticMarkup(<BlogExplorer {...props} />);
  expect(document.querySelectorAll('[data-list] > li')).toHaveLength(6);
  for (const control of [screen.getByRole('search'), screen.getByRole('group'), screen.getByRole('status')])
    expect(control).toHaveAttribute('data-needs-script');
});

it('looks the same from the server as at first in the browser', () => {
  const { container } = show();
  const served = document.createElement('div');
  served.innerHTML = renderToStaticMarkup(<BlogExplorer {...props} />);
  // Attributes may come in another order and texts in pieces; what counts is the same tree.
  container.normalize();
  served.normalize();
  expect(served.childElementCount).toBeGreaterThan(3);
  for (const [index, node] of [...served.childNodes].entries())
    expect(node.isEqualNode(container.childNodes[index] ?? null)).toBe(true);
});

describe('a long list', () => {
  const TOTAL = 101;
  const rows: BlogRow[] = Array.from({ length: TOTAL }, (_, index) => ({
    slug: `p${index + 1}`,
    date: '2025-04-19',
    minutes: 3,
    phrases: ['Post ', `${index + 1}`],
    summary: index === 89 ? 'About <robots>' : 'About nothing',
    tags: [index % 2 ? 'arms' : 'react'],
    picture: null,
  }));
  const words = { locale: 'en' as const, minutes: '{minutes} min read', tags: NAMES };
  const long: BlogExplorerProps = {
    ...props,
    items: rows.slice(0, 20).map((row) => blogItem(row, words)),
    index: { source: '/en/blog/index.json', total: TOTAL, words },
  };
  const answer = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body });
  const fetched = jest.fn();
  const open = (search = '') => {
    window.history.replaceState(null, '', `/en/blog${search}`);
    return render(<BlogExplorer {...long} />);
  };
  const posts = (...numbers: number[]) => numbers.map((number) => `Post ${number}`);

  beforeEach(() => {
    document.body.replaceChildren();
    window.fetch = fetched;
    fetched.mockReset();
    fetched.mockResolvedValue(answer(rows));
  });

  it('opens, and turns its first pages, without its index', async () => {
    open();
    expect([titles(), says()]).toEqual([posts(1, 2, 3, 4), '101 items, from 1 to 4 shown']);
    await user.click(pageButton(5));
    expect([titles(), says()]).toEqual([posts(17, 18, 19, 20), '101 items, from 17 to 20 shown']);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['?page=7', posts(25, 26, 27, 28), '101 items, from 25 to 28 shown'],
    ['?page=99', posts(101), '101 items, from 101 to 101 shown'],
    ['?tag=arms', posts(2, 4, 6, 8), '50 items, from 1 to 4 shown'],
    ['?q=ＲＯＢＯＴＳ', posts(90), '1 items, from 1 to 1 shown'],
    ['?q=nosuch', [], '0 items'],
  ])('at %s loads it once and shows what was asked for', async (search, expected, result) => {
    open(search);
    await waitFor(() => expect(says()).toBe(result));
    expect(titles()).toEqual(expected);
    expect(fetched.mock.calls).toEqual([['/en/blog/index.json']]);
    expect(document.querySelectorAll('.bp')).toHaveLength(expected.length);
  });

  it('keeps the newest in view while it loads, then goes back without loading again', async () => {
    open();
    await user.type(field(), 'post 10');
    expect(field()).toHaveFocus();
    await waitFor(() => expect(titles()).toEqual(posts(10, 100, 101)));
    await user.clear(field());
    expect(says()).toBe('101 items, from 1 to 4 shown');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('says that it is loading', async () => {
    open('?tag=react');
    expect([says(), titles()]).toEqual(['Loading', posts(1, 2, 3, 4)]);
    expect(document.querySelector('[data-list]')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(says()).toMatch(/^51 items/));
    expect(document.querySelector('[data-list]')).not.toHaveAttribute('aria-busy');
  });

  it.each([
    ['the network is gone', () => Promise.reject(new TypeError('network'))],
    ['the host has none', () => Promise.resolve(answer('', 404))],
    ['it is something else', () => Promise.resolve(answer({}))],
    ['a row of it is broken', () => Promise.resolve(answer([{ ...rows[0], date: 'yesterday' }]))],
  ])('says so when %s, keeps the newest, and offers the archive and another try', async (_why, load) => {
    fetched.mockImplementationOnce(load);
    open('?tag=arms');
    await waitFor(() => expect(says()).toBe('Failed'));
    expect(titles()).toEqual(posts(1, 2, 3, 4));
    expect(screen.getByText('See the archive')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Archive' })).toHaveAttribute('href', '#archive');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('status')).toHaveFocus();
    await waitFor(() => expect(titles()).toEqual(posts(2, 4, 6, 8)));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('leaves the failure behind at what the page holds', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network'));
    open('?tag=arms');
    await waitFor(() => expect(says()).toBe('Failed'));
    await user.click(chip('All'));
    expect([says(), titles()]).toEqual(['101 items, from 1 to 4 shown', posts(1, 2, 3, 4)]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('holds its first posts in the HTML, the same from the server as at first in the browser', () => {
    const { container } = open();
    const served = document.createElement('div');
    served.innerHTML = renderToStaticMarkup(<BlogExplorer {...long} />);
    expect(served.querySelectorAll('[data-list] > li')).toHaveLength(20);
    container.normalize();
    served.normalize();
    expect(served.isEqualNode(container)).toBe(true);
  });
});
