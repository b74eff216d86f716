/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server.node';
import NewsList, { type NewsListItem, type NewsListProps } from '@/islands/news-list';

const user = userEvent.setup();

const item = (id: string, category: string): NewsListItem => ({
  id,
  href: `/news/${id}`,
  date: '2025-02-14',
  dateText: '14 February 2025',
  category: category.toLowerCase(),
  categoryText: category,
  title: `About ${id} & <more>`,
});

const props: NewsListProps = {
  items: [item('a', 'Service'), item('b', 'Event'), item('c', 'Service')],
  labels: { group: 'Category', all: 'All', result: '{shown} of {total} items' },
};

const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'Category' })).getByRole('button', { name });
const titles = () =>
  screen.queryAllByRole('listitem').map((row) => row.querySelector('b')?.textContent?.slice(6, 7));

it('shows all news first, and offers each category once', () => {
  render(<NewsList {...props} />);
  expect(titles()).toEqual(['a', 'b', 'c']);
  const chips = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(chips).toEqual(['All', 'Service', 'Event']);
  expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3 items');
});

it.each([
  [['Service'], ['a', 'c'], '2 of 3 items'],
  [['Event'], ['b'], '1 of 3 items'],
  [['Event', 'Service'], ['a', 'c'], '2 of 3 items'],
  [['Event', 'Event'], ['b'], '1 of 3 items'],
  [['Event', 'All'], ['a', 'b', 'c'], '3 of 3 items'],
])('after a press on %j shows %j and says "%s"', async (presses, expected, result) => {
  render(<NewsList {...props} />);
  for (const name of presses) await user.click(chip(name));
  expect(titles()).toEqual(expected);
  expect(screen.getByRole('status')).toHaveTextContent(result);
  const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed).toEqual([presses.at(-1)]);
});

it('links each item, with its full date', () => {
  render(<NewsList {...props} />);
  const row = within(screen.getAllByRole('listitem')[1] as HTMLElement);
  expect(row.getByRole('link', { name: /Event.*About b & <more>/ })).toHaveAttribute('href', '/news/b');
  expect(row.getByText('14 February 2025')).toHaveAttribute('datetime', '2025-02-14');
});

it('has nothing to show without news', () => {
  render(<NewsList {...props} items={[]} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('0 of 0 items');
});

it('has every item in the HTML, the same from the server as at first in the browser', () => {
  const { container } = render(<NewsList {...props} />);
  const served = document.createElement('div');
  served.innerHTML = renderToStaticMarkup(<NewsList {...props} />);
  expect(container.innerHTML).toBe(served.innerHTML);
  expect(served.querySelectorAll('li')).toHaveLength(3);
  for (const control of [screen.getByRole('group'), screen.getByRole('status')])
    expect(control).toHaveAttribute('data-needs-script');
});
