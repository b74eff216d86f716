/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server.node';
import type { BlogItem } from '@/islands/blog/blog-item';
import BlogExplorer, { type BlogExplorerProps } from '@/islands/blog-explorer';

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
