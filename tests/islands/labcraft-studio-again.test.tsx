/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { copy, open, openValues, openWith, text, well, write } from './labcraft-studio-tool';

/** What visitors did plainly in the studio, and what went wrong: places on other plates, deep repeats, fields that went away. */

const inWords = (field: string) => copy('en').check.inWords.replace('{field}', field);
const PLACES =
  'Column 1 of plate 1 holds 100 µL of sample. Transfer 20 µL from column 1 of plate 1 to column 1 of plate 2, with one set of tips.';

describe('a place in words', () => {
  it.each([
    ['column 2', /to column 2 of plate 2, with one set of tips/],
    ['column 2 of plate 3', /to column 2 of plate 3, with one set of tips/],
    ['plate 1', /to columns 1 to 12 of plate 1, with/],
  ])('%s is on the plate that stands beside it, unless another one is named', async (typed, expected) => {
    const user = await openWith(PLACES);
    const values = within(await openValues(user, /^Place: column 1 of plate 2/));
    const place = values.getByRole('textbox', { name: inWords('Place') });
    await user.clear(place);
    await user.type(place, typed);
    expect(text().value).toMatch(expected);
  });

  it.each(['A1 to A13', 'A1 to B1 and', 'row A and', 'columns 1 to 13'])(
    '%s is refused, and leaves what was there before and no part of itself',
    async (typed) => {
      const user = await open();
      const said = 'Dispense 50 µL of water into D5, with one tip.';
      await write(user, said);
      const values = within(await openValues(user, /^Place: D5/));
      const place = values.getByRole('textbox', { name: inWords('Place') });
      await user.clear(place);
      await user.type(place, typed);
      expect(place).toHaveAttribute('aria-invalid', 'true');
      expect(text()).toHaveValue(said);
      await user.tab();
      expect(place).toHaveValue('D5');
    },
  );
});

it('what does not fit any more is not added: repeats four deep stay as they are', async () => {
  const user = await open();
  const nested = `${'Repeat the following 2 times: '.repeat(4)}Wait 5 seconds. ${[6, 7, 8].map((n) => `End of repeat. Wait ${n} seconds. `).join('')}End of repeat.`;
  await write(user, nested);
  act(() => screen.getAllByRole('treeitem')[0]?.focus());
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toHaveAttribute('aria-level', '5');
  await user.click(screen.getByRole('button', { name: copy('en').check.verbs.repeat }));
  expect(text()).toHaveValue(nested);
});

it('a block that fits no deeper says so, and stays where it is', async () => {
  const deep = 'Repeat the following 2 times:\n';
  const user = await openWith(`${deep.repeat(4)}Wait 1 second.${'\nEnd of repeat.'.repeat(4)}`);
  await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(5));
  const before = text().value;
  await user.click(screen.getAllByRole('treeitem')[0] as HTMLElement);
  await user.keyboard('{End}{Alt>}w{/Alt}');
  expect(await screen.findByText(copy('en').say.full)).toBeInTheDocument();
  expect(text()).toHaveValue(before);
});

it('the field of the sentences stays while somebody types, also where they were read in the other language before', async () => {
  const user = await openWith('Wait 5 seconds. Wait');
  await user.paste(' 6 seconds.');
  await user.click(screen.getByRole('button', { name: '日本語' }));
  await user.click(screen.getAllByRole('button', { name: copy('en').say.undo })[0] as HTMLElement);
  await user.click(text());
  await user.type(text(), ' 60 seconds. Then mix');
  expect(text().value).toMatch(/Wait 60 seconds\. Then mix$/);
});

it('less of 10.2 is 5.2, and neither more nor less', async () => {
  const user = await openWith('Dispense 10.2 µL of water into A1, with one tip. Foo bar baz.');
  const values = within(await openValues(user, /^Volume/));
  await user.click(values.getByRole('button', { name: 'Less: Volume (µL)' }));
  expect(text()).toHaveValue('Dispense 5.2 µL of water into A1, with one tip.\nFoo bar baz.');
});

it('how often is changed in a repeat that has no end yet', async () => {
  const user = await openWith('Repeat the following 3 times:\nWait 30 seconds.');
  const values = within(await openValues(user, /^Times/));
  await user.click(values.getByRole('button', { name: /^More/ }));
  expect(text().value).toMatch(/^Repeat the following 4 times/);
});

it('a temperature is taken away with its time, and less of no time is none', async () => {
  const user = await openWith('Keep plate 1 at 37 °C for 10 minutes.');
  const values = within(await openValues(user, /^Temperature/));
  const temperature = within(values.getByRole('group', { name: /^Temperature/ }));
  await user.click(temperature.getByRole('button', { name: 'none' }));
  expect(text()).toHaveValue('Stop heating plate 1.');
  await user.click(values.getByRole('button', { name: 'Less: Time (seconds)' }));
  await user.click(values.getByRole('button', { name: 'Less: Temperature (°C)' }));
  expect(text()).toHaveValue('Stop heating plate 1.');
});

it('wells are added by keys from where the way without Shift ended', async () => {
  const user = await openWith('Dispense 50 µL of water into A1, with one tip.');
  const values = within(await openValues(user, /^Place: A1/));
  values.getByRole('gridcell', { name: 'A1' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  expect(text().value).toMatch(/into C3 and C4/);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(text().value).toMatch(/into C3, C4, D3 and D4,/);
});

it('a step of the rehearsal sets the focus of no well anew', async () => {
  const user = await open();
  await write(user, 'Dispense 50 µL of water into columns 1 to 3.');
  const set = jest.spyOn(Element.prototype, 'setAttribute');
  await user.click(screen.getByRole('button', { name: copy('en').rehearse.back }));
  await user.click(screen.getByRole('button', { name: copy('en').rehearse.back }));
  expect(well('A3: empty')).toBeInTheDocument();
  expect(set.mock.calls.filter(([name]) => name === 'tabindex')).toEqual([]);
  set.mockRestore();
});

it('a block that goes away by undo or redo leaves the focus to the one that is selected', async () => {
  const user = await open();
  await write(user, 'Wait 1 second.\nWait 2 seconds.');
  act(() => screen.getByRole('treeitem', { name: /1 s/ }).focus());
  for (const keys of ['{Alt>}w{/Alt}', '{Control>}z{/Control}', '{Control>}y{/Control}']) {
    await user.keyboard(keys);
    expect(document.activeElement).toHaveAttribute('role', 'treeitem');
  }
});

it('keys are for the block that has the focus, also where something else than the arrows brought it there', async () => {
  const user = await open();
  await write(user, 'Wait 1 second.\nWait 2 seconds.');
  for (const name of [/2 s/, /1 s/]) act(() => screen.getByRole('treeitem', { name }).focus());
  await user.keyboard('{Delete}');
  expect(text()).toHaveValue('Wait 2 seconds.');
});
