/** @jest-environment jsdom */
import '../../helpers/own-listeners';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { start as startExplorer } from '@/client/enhance/explorer/explorer';

/** A list that is searched on the button alone, and filtered by selects. */
const user = userEvent.setup();
const MARKUP = `<div data-explorer>
  <form role="search"><input type="search"><button>Search</button></form>
  <select data-facet="field" aria-label="Field"><option value="">All</option><option value="bio">Biology</option></select>
  <select data-facet="people" aria-label="People">
    <option value="">All</option><option value="1">1</option><option value="2">2</option>
  </select>
  <p role="status" data-result="{shown} of {total}" tabindex="-1">3 of 3</p>
  <ul data-list>
    <li data-field="bio" data-people="1 2"><h3 data-text>Tubes</h3></li>
    <li data-field="chem" data-people="2"><h3 data-text>Pipetting</h3></li>
    <li data-field="bio" data-people=""><h3 data-text>Plates</h3></li>
  </ul>
  <div data-empty hidden><button data-reset>Reset</button></div>
</div>`;

const place = (address: string) => {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = MARKUP;
};
const start = () => startExplorer(document.querySelector('[data-explorer]') as HTMLElement);
const open = (address = '/') => {
  place(address);
  start();
};
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const state = () => [shown(), screen.getByText(/ of /).textContent, window.location.search];

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

it.each([
  ['', ['Tubes', 'Pipetting', 'Plates'], '3 of 3'],
  ['?field=bio', ['Tubes', 'Plates'], '2 of 3'],
  ['?people=2', ['Tubes', 'Pipetting'], '2 of 3'],
  ['?field=bio&people=2', ['Tubes'], '1 of 3'],
  ['?field=nosuch', ['Tubes', 'Pipetting', 'Plates'], '3 of 3'],
])('the address "%s" shows %j', (address, titles, said) => {
  open(`/${address}`);
  expect(state()).toEqual([titles, said, address]);
});

it('filters at a choice, all of which must hold, and one can be taken back', async () => {
  open();
  await user.selectOptions(select('Field'), 'bio');
  await user.selectOptions(select('People'), '1');
  expect(state()).toEqual([['Tubes'], '1 of 3', '?field=bio&people=1']);
  await user.selectOptions(select('Field'), '');
  expect(state()).toEqual([['Tubes'], '1 of 3', '?people=1']);
});

it('searches on Enter or the button, not before', async () => {
  open();
  await user.type(screen.getByRole('searchbox'), 'pip');
  expect(shown()).toHaveLength(3);
  await user.keyboard('{Enter}');
  expect(state()).toEqual([['Pipetting'], '1 of 3', '?q=pip']);
  await user.type(screen.getByRole('searchbox'), 'x');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(state()).toEqual([[], '0 of 3', '?q=pipx']);
  expect(document.querySelector('[data-list]')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(state()).toEqual([['Tubes', 'Pipetting', 'Plates'], '3 of 3', '']);
});

it('shows everything as soon as the field is cleared, without a step of the history', async () => {
  open('/?q=pip&people=2');
  const steps = window.history.length;
  await user.type(screen.getByRole('searchbox'), '{Backspace}');
  expect(state()).toEqual([['Pipetting'], '1 of 3', '?q=pip&people=2']);
  await user.clear(screen.getByRole('searchbox'));
  expect(state()).toEqual([['Tubes', 'Pipetting'], '2 of 3', '?people=2']);
  expect(window.history.length).toBe(steps);
});

it('stays on its page when a word is cleared that was not searched for', async () => {
  place('/?page=2');
  document.querySelector('[data-explorer]')?.setAttribute('data-page-size', '2');
  start();
  await user.type(screen.getByRole('searchbox'), 'pip');
  await user.clear(screen.getByRole('searchbox'));
  expect([shown(), window.location.search]).toEqual([['Plates'], '?page=2']);
});

it('what was picked and typed before the script came is kept', () => {
  place('/?people=2');
  select('Field').value = 'bio';
  screen.getByRole<HTMLInputElement>('searchbox').value = 'pip';
  start();
  expect(state()).toEqual([['Tubes'], '1 of 3', '?field=bio&people=2']);
  expect([select('Field').value, screen.getByRole('searchbox')]).toEqual([
    'bio',
    expect.objectContaining({ value: 'pip' }),
  ]);
});
