/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { comeBack } from '../helpers/come-back';
import { copy, open, openValues, openWith, takeHome, text, write } from './labcraft-studio-tool';

/** What visitors do in the studio without meaning to, and what must not come of it. */

const HEATED = 'Keep plate 1 at 37 °C for 10 minutes.';
const OWN_WORDS = 'First, add 50 uL of water to column 1; wait 1 min.\nShake plate 1 at 500 rpm for 60 s.';

it('another temperature in place of the one before leaves the time as it was', async () => {
  const user = await openWith(HEATED);
  const values = within(await openValues(user, /^Temperature/));
  const celsius = values.getByRole('textbox', { name: /^Temperature/ });
  await user.type(celsius, '{Backspace}{Backspace}42');
  expect(text()).toHaveValue(HEATED.replace('37', '42'));
});

describe('what changes nothing leaves the words as they are, and nothing to undo', () => {
  it.each([
    ['a letter in a number', '{Backspace}x'],
    ['the number once more', '{Backspace}0'],
  ])('%s', async (_what, keys) => {
    const user = await openWith(OWN_WORDS);
    const values = within(await openValues(user, /^Volume/));
    const volume = values.getByRole('textbox', { name: /^Volume/ });
    fireEvent.input(volume, { target: { value: keys.endsWith('x') ? '5x' : '50' } });
    expect(text()).toHaveValue(OWN_WORDS);
  });
});

it('a name that cannot be one is shown as wrong, and the block keeps its own', async () => {
  const user = await openWith('Dispense 50 µL of water into A1, with one tip.');
  const values = within(await openValues(user, /^Liquid/));
  const liquid = values.getByRole('textbox', { name: 'Liquid' });
  fireEvent.input(liquid, { target: { value: '㍿'.repeat(11) } });
  expect(liquid).toHaveAttribute('aria-invalid', 'true');
  expect(text().value).toContain('water');
});

it('a name that a sentence would take for something else stays one while it is typed', async () => {
  const user = await open();
  await write(
    user,
    'Dispense 50 µL of water into column 1, with one set of tips. Dispense 50 µL of dye into column 2, with one set of tips.',
  );
  const values = within(await openValues(user, /^Liquid: dye/));
  const liquid = values.getByRole('textbox', { name: 'Liquid' });
  for (const name of ['mixture', 'primer F stock']) {
    await user.clear(liquid);
    await user.type(liquid, name);
    expect(liquid).toHaveValue(name);
    expect(text().value).toContain(`of “${name}” into column 2`);
  }
});

it('the plate of a block that is chosen comes into sight', async () => {
  const user = await open();
  await write(
    user,
    'Add 50 µL of water to A1 of plate 1, with one tip. Add 20 µL of dye to B1 of plate 2, with one tip.',
  );
  const plates = within(screen.getByRole('group', { name: copy('en').plate.plates }));
  const isShown = (plate: string) =>
    expect(plates.getByRole('button', { name: plate })).toHaveAttribute('aria-pressed', 'true');
  act(() => screen.getAllByRole('treeitem')[0]?.focus());
  await user.keyboard('{Home}');
  isShown('1');
  for (const [key, plate] of [
    ['{End}', '2'],
    ['{Home}', '1'],
    ['{ArrowDown}', '2'],
  ] as const) {
    await user.keyboard(key);
    isShown(plate);
  }
});

it('a space in the drawer scrolls what it shows, and plays nothing behind it', async () => {
  const user = await open();
  const drawer = await takeHome(user);
  const slider = document.querySelector<HTMLInputElement>('input[type="range"]') as HTMLInputElement;
  const before = slider.value;
  const preview = drawer.querySelector<HTMLElement>('[tabindex="0"]') as HTMLElement;
  expect(fireEvent.keyDown(preview, { key: ' ' })).toBe(true);
  expect(fireEvent.keyDown(preview, { key: '?' })).toBe(true);
  expect(slider).toHaveValue(before);
});

it('the way back from the other language shows what was changed there, and that can be undone', async () => {
  const user = await openWith('Wait 5 minutes.');
  sessionStorage.setItem('labcraft-studio', JSON.stringify({ ja: '6分待つ。', en: 'Wait 6 minutes.' }));
  comeBack(false);
  expect(text()).toHaveValue('Wait 5 minutes.');
  for (const _time of [1, 2, 3]) comeBack(true);
  expect(text()).toHaveValue('Wait 6 minutes.');
  await user.click(screen.getByRole('button', { name: copy('en').say.undo }));
  expect(text()).toHaveValue('Wait 5 minutes.');
});
