/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openValues, openWith, retype, text } from './labcraft-studio-tool';

/** The values of a block in its sheet: what is typed half, what does not fit, and what undo brings back. */

// What jsdom lacks.
window.PointerEvent ??= MouseEvent as typeof PointerEvent;

const VOLUME = 'Volume (µL)';

describe('a number', () => {
  async function volumeOf(saying: string) {
    const user = await openWith(saying);
    const values = within(await openValues(user, /^Volume/));
    return { user, values, volume: values.getByRole('textbox', { name: VOLUME }) };
  }
  const SAID = 'Dispense 50 µL of water into A1, with one tip.';

  it('that does not fit is shown as wrong, and the block stays as it was', async () => {
    const { user, volume } = await volumeOf(SAID);
    await retype(user, volume, '250000');
    expect(volume).toHaveAttribute('aria-invalid', 'true');
    expect(text()).toHaveValue(SAID);
    await user.tab();
    expect(volume).toHaveValue('50');
    expect(volume).toHaveAttribute('aria-invalid', 'false');
  });

  it('that does not fit is given up with Escape, and the sheet stays open', async () => {
    const { user, volume } = await volumeOf(SAID);
    await retype(user, volume, '12.345{Escape}');
    expect(volume).toHaveValue('50');
    expect(text()).toHaveValue(SAID);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: /^Values of/ })).not.toBeInTheDocument();
  });

  it('is not made less than the pipette can do', async () => {
    const { user, values, volume } = await volumeOf(SAID.replace('50', '12'));
    for (const amount of ['7', '5', '5']) {
      await user.click(values.getByRole('button', { name: `Less: ${VOLUME}` }));
      expect(volume).toHaveValue(amount);
    }
    await user.click(volume);
    await user.keyboard('{ArrowDown}');
    expect(volume).toHaveValue('5');
    await retype(user, volume, '2{ArrowDown}');
    expect(volume).toHaveValue('2');
    await user.keyboard('{ArrowUp}');
    expect(volume).toHaveValue('5');
  });
});

it('keys for the input method leave the sheet and its values as they are', async () => {
  const user = await openWith('Dispense 50 µL of water into A1, with one tip.');
  const values = within(await openValues(user, /^Volume/));
  const volume = values.getByRole('textbox', { name: VOLUME });
  for (const key of ['Escape', 'ArrowUp']) fireEvent.keyDown(volume, { key, isComposing: true });
  expect(volume).toBeInTheDocument();
  expect(volume).toHaveValue('50');
});

it('another button of the mouse picks no wells', async () => {
  const user = await openWith('Dispense 50 µL of water into columns 1 to 3, with one tip.');
  const values = within(await openValues(user, /^Place/));
  const well = values.getByRole('gridcell', { name: 'H12' });
  fireEvent.pointerDown(well, { button: 2 });
  fireEvent.pointerUp(well, { button: 2 });
  expect(text()).toHaveValue('Dispense 50 µL of water into columns 1 to 3, with one tip.');
});

describe('what is undone', () => {
  const undo = (user: UserEvent) => user.keyboard('{Control>}z{/Control}');
  const SAID = 'Dispense 50 µL of water into A1, with one tip.';

  it('is all that was done to a value, and the field follows', async () => {
    const user = await openWith(SAID);
    const values = within(await openValues(user, /^Volume/));
    const volume = values.getByRole('textbox', { name: VOLUME });
    await retype(user, volume, '125');
    const liquid = values.getByRole('textbox', { name: 'Liquid' });
    await retype(user, liquid, 'dye');
    expect(text()).toHaveValue('Dispense 125 µL of dye into A1, with one tip.');
    await undo(user);
    expect(liquid).toHaveValue('water');
    expect(text()).toHaveValue(SAID.replace('50', '125'));
    await undo(user);
    expect(volume).toHaveValue('50');
    expect(text()).toHaveValue(SAID);
  });

  it('is a place in words, which shows what there is again', async () => {
    const user = await openWith(SAID);
    const values = within(await openValues(user, /^Place/));
    const place = values.getByRole('textbox', { name: 'Place in words' });
    await retype(user, place, 'row A');
    await undo(user);
    expect(place).toHaveValue('A1');
    expect(text()).toHaveValue(SAID);
  });

  it('is what was typed since the last pause; what was pasted is undone alone', async () => {
    const user = await openWith('Wait 1 second.');
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    await user.type(text(), ' Wait 2');
    now.mockReturnValue(900);
    await user.type(text(), ' seconds.');
    now.mockReturnValue(2000);
    await user.type(text(), ' Wait 3');
    await user.paste(' seconds.');
    await user.type(text(), ' Mix');
    now.mockRestore();
    for (const before of [
      'Wait 1 second. Wait 2 seconds. Wait 3 seconds.',
      'Wait 1 second. Wait 2 seconds. Wait 3',
      'Wait 1 second. Wait 2 seconds.',
      'Wait 1 second.',
    ]) {
      await undo(user);
      expect(text()).toHaveValue(before);
    }
  });

  it('leaves the caret where it was undone', async () => {
    const user = await openWith('Wait 1 second. Wait 2 seconds.');
    await user.type(text(), '0', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    await undo(user);
    expect(text().selectionStart).toBe(6);
  });
});
