/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server.node';
import type { ExampleItem } from '@/islands/examples/example-card';
import ExamplesExplorer, { type ExamplesExplorerProps } from '@/islands/examples-explorer';

const user = userEvent.setup();

const item = (
  title: string,
  field: string,
  months: [number, number],
  engineers: [number, number],
): ExampleItem => ({
  ...{ id: title.toLowerCase(), title, href: `/en/labneeds/${title.toLowerCase()}` },
  ...{ description: `About ${title}`, field: field.toLowerCase(), fieldText: field },
  ...{ period: { from: months[0], to: months[1] }, periodText: `${months.join('–')} months` },
  ...{
    engineers: { from: engineers[0], to: engineers[1] },
    engineersText: `${engineers.join('–')} engineers`,
  },
});

const props: ExamplesExplorerProps = {
  items: [
    item('Tubes', 'Biology', [1, 2], [1, 2]),
    item('Drops', 'Chemistry', [2, 3], [2, 2]),
    item('Waste', 'Environment', [1, 1.5], [1, 1]),
  ],
  external: false,
  engineerChoices: ['1', '2', '3'].map((value) => ({ value, text: value === '3' ? '3 or more' : value })),
  requestHref: 'https://forms.example.com/request',
  labels: {
    ...{ search: 'Keyword field', placeholder: 'Keyword', button: 'Search', all: 'All', open: 'Details' },
    ...{ fieldFilter: 'Field', periodFilter: 'Duration', engineersFilter: 'Engineers', marks: 'State' },
    ...{ result: '{shown} of {total}', newTab: '(new tab)', empty: 'Nothing', emptyText: 'Ask for it.' },
    ...{ request: 'Request', reset: 'Reset' },
  },
};

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const select = (name: string) => screen.getByRole('combobox', { name });
const search = () => screen.getByRole('searchbox', { name: 'Keyword field' });

beforeEach(() => window.history.replaceState(null, '', '/en/labneeds/examples'));

it('shows every example first, with months, engineers and one link', () => {
  render(<ExamplesExplorer {...props} />);
  expect(titles()).toEqual(['Tubes', 'Drops', 'Waste']);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
  const card = within(screen.getAllByRole('listitem')[0] as HTMLElement);
  expect(card.getByText('1–2 months')).toBeVisible();
  expect(card.getByText('1–2 engineers')).toBeVisible();
  expect(card.getAllByRole('link')).toHaveLength(1);
  expect(card.getByRole('link', { name: 'Details Tubes' })).toHaveAttribute('href', '/en/labneeds/tubes');
});

it.each([
  ['Field', 'Chemistry', ['Drops'], '?field=chemistry'],
  ['Duration', '1–1.5 months', ['Waste'], '?period=1-1.5'],
  ['Engineers', '1', ['Tubes', 'Waste'], '?engineers=1'],
  ['Engineers', '2', ['Tubes', 'Drops'], '?engineers=2'],
])('choosing %s %s leaves %j and the address %s', async (name, option, expected, address) => {
  render(<ExamplesExplorer {...props} />);
  await user.selectOptions(select(name), option);
  expect(titles()).toEqual(expected);
  expect(window.location.search).toBe(address);
  expect(screen.getByRole('status')).toHaveTextContent(`${expected.length} of 3`);
});

it('searches on Enter and on the button, not while typing', async () => {
  render(<ExamplesExplorer {...props} />);
  await user.type(search(), 'drop');
  expect(titles()).toHaveLength(3);
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Drops']);
  expect(search()).toHaveFocus();
  await user.clear(search());
  await user.type(search(), 'BIOLOGY');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(titles()).toEqual(['Tubes']);
});

it('an Enter that ends a conversion does not search', async () => {
  render(<ExamplesExplorer {...props} />);
  await user.type(search(), 'drop');
  const goesOn = fireEvent.keyDown(search(), { key: 'Enter', keyCode: 229 });
  expect(goesOn).toBe(false);
  expect(titles()).toHaveLength(3);
});

it('when nothing matches, offers the request form and a way back', async () => {
  render(<ExamplesExplorer {...props} />);
  await user.selectOptions(select('Engineers'), '3 or more');
  expect(titles()).toEqual([]);
  expect(screen.getByText('Nothing')).toBeVisible();
  const request = screen.getByRole('link', { name: /^Request ?\(new tab\)$/ });
  expect(request).toHaveAttribute('href', props.requestHref);
  expect(request).toHaveAttribute('target', '_blank');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(titles()).toHaveLength(3);
  expect(window.location.search).toBe('');
});

it.each([
  ['?q=drop', ['Drops']],
  ['?field=biology&engineers=2', ['Tubes']],
  ['?field=nonsense&period=-1&engineers=99', ['Tubes', 'Drops', 'Waste']],
  ['?q=%3Cscript%3E', []],
])('the address %.40s shows %j', (address, expected) => {
  window.history.replaceState(null, '', `/en/labneeds/examples${address}`);
  render(<ExamplesExplorer {...props} />);
  expect(titles()).toEqual(expected);
});

it('back leads to what was chosen before', async () => {
  render(<ExamplesExplorer {...props} />);
  await user.selectOptions(select('Field'), 'Biology');
  act(() => {
    window.history.replaceState(null, '', '/en/labneeds/examples');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(titles()).toHaveLength(3);
  expect(select('Field')).toHaveValue('');
});

it('says when its links open a new tab', () => {
  render(<ExamplesExplorer {...props} external />);
  const link = screen.getByRole('link', { name: 'Details Tubes (new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('marks the example that is not public yet, and no other', () => {
  const [tubes, ...others] = props.items;
  if (!tubes) throw new Error('no example to mark');
  render(<ExamplesExplorer {...props} items={[{ ...tubes, marks: ['Draft'] }, ...others]} />);
  const [marks, ...more] = screen.getAllByRole('list', { name: 'State' });
  expect(more).toEqual([]);
  expect(marks).toHaveTextContent('Draft');
  expect(marks?.closest('li')).toHaveTextContent('Tubes');
});

it('keeps every example in the HTML, and marks the controls that need script', () => {
  document.body.innerHTML = renderToStaticMarkup(<ExamplesExplorer {...props} />);
  expect(titles()).toHaveLength(3);
  for (const control of [screen.getByRole('search'), select('Field'), screen.getByRole('status')])
    expect(control.closest('[data-needs-script]')).not.toBeNull();
});
