/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { protocolHash } from '@/lib/protocol/link';
import { understand } from '@/lib/protocol/understand';
import { fillStorage } from '../helpers/full-storage';
import { copy, open, openValues, openWith, state, text, write } from './labcraft-studio-tool';

/** What the way back leads to in the studio: from a change, a field, a conversion, another language, a reload. */

const { say, check } = copy('en');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const items = () => screen.getAllByRole('treeitem');
const chosen = () => screen.getByRole('treeitem', { selected: true });

const linkTo = (words: string) => {
  window.location.hash = protocolHash(understand(words, 'en').protocol) as string;
  fireEvent(window, new HashChangeEvent('hashchange'));
};

afterEach(() => jest.restoreAllMocks());

it('undo of a new last block leaves the block before it selected, behind which the next one comes', async () => {
  const user = await openWith('Wait 1 second.\nWait 2 seconds.\nWait 3 seconds.');
  await waitFor(() => expect(items()).toHaveLength(3));
  await user.click(items()[0] as HTMLElement);
  await user.keyboard('{End}');
  await user.click(button(check.verbs.mix));
  await waitFor(() => expect(items()).toHaveLength(4));
  await user.click(button(say.undo));
  await waitFor(() => expect(items()).toHaveLength(3));
  expect(chosen()).toBe(items()[2]);
  await user.click(button(check.verbs.shake));
  await waitFor(() => expect(items()[3]).toHaveTextContent(check.verbs.shake));
});

it('a block is called by its number, what it does and its values, and by none of its buttons', async () => {
  await openWith('Wait 1 second.\nWait 20 seconds.');
  await waitFor(() => expect(items()).toHaveLength(2));
  expect(items()[0]).toHaveAccessibleName(/^1 *Wait .*1 s$/);
  expect(items()[1]).toHaveAccessibleName(/^2 *Wait .*20 s$/);
});

describe('a value', () => {
  it('that is none goes with the first undo, and what was changed elsewhere stays', async () => {
    const user = await openWith('Wait 10 seconds.\nWait 20 seconds.');
    const values = await openValues(user, /^Time[^:]*: 10 s/);
    await user.click(values.querySelector('[aria-pressed="false"]') as HTMLElement);
    await user.keyboard('{Escape}');
    const changed = text().value;
    await openValues(user, /^Time[^:]*: 20 s/);
    await user.keyboard('x');
    expect(document.activeElement).toHaveValue('20x');
    await user.keyboard('{Control>}z{/Control}');
    expect(document.activeElement).toHaveValue('20');
    expect(text()).toHaveValue(changed);
  });

  it('that is typed once more leaves the words as they were, and nothing to undo', async () => {
    const words = 'First, add 50 uL of water to column 1; wait 1 min.';
    const user = await openWith(words);
    await user.click(button(say.undo));
    await user.click(button(say.redo));
    await openValues(user, /^Volume/);
    await user.keyboard('{End}{Backspace}0');
    expect(text()).toHaveValue(words);
    await user.keyboard('{Escape}');
    await user.click(button(say.undo));
    expect(text()).not.toHaveValue(words);
  });

  it('that has become none leaves the focus to its block', async () => {
    const user = await openWith('Keep plate 1 at 37 °C for 10 minutes.');
    const values = await openValues(user, /^Time/);
    const none = within(values).getAllByRole('button', { name: check.none });
    await user.click(none.at(-1) as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(chosen()).toHaveFocus());
  });

  it('of which there was none begins with the least', async () => {
    const user = await openWith('Stop heating.');
    const values = await openValues(user, /^Temperature/);
    await user.click(values.querySelector('[aria-label^="More"], [aria-label*="ore"]') as HTMLElement);
    expect(text().value).toMatch(/37 °C/);
  });

  it('that is one of a few is where the focus begins', async () => {
    const user = await openWith('Dispense 50 µL of water into column 1 with one set of tips.');
    await openValues(user, /^Tips/);
    expect(document.activeElement).toBeChecked();
  });
});

it('what is not converted yet is nothing that undo leads to, however long it takes', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1e6);
  const user = await openWith('');
  const type = (value: string) => fireEvent.input(text(), { target: { value }, isComposing: true });
  now.mockReturnValue(2e6);
  fireEvent.compositionStart(text());
  type('うぇ');
  now.mockReturnValue(3e6);
  type('うぇいと');
  now.mockReturnValue(4e6);
  type('Wait 5 seconds.');
  fireEvent.compositionEnd(text());
  await user.click(button(say.undo));
  expect(text()).toHaveValue('');
});

it('words that were refused stay refused behind a change in the other language', async () => {
  await openWith('Mix 3 times.\nWait 5 minutes.');
  await waitFor(() => expect(state()).toMatch(/1/));
  const user = await open('ja');
  await waitFor(() => expect(items()).toHaveLength(2));
  await user.click(items()[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: copy('ja').check.verbs.dispense }));
  await waitFor(() => expect(items()).toHaveLength(3));
  await user.click(items()[1] as HTMLElement);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await open();
  await waitFor(() => expect(items()).toHaveLength(3));
  expect(text().value).toMatch(/Mix 3 times\./);
  expect(document.body).toHaveTextContent(check.gapTitle);
});

it('a link that was left again by undo is not what undo leads to after a reload', async () => {
  const user = await openWith('Wait 1 second.');
  linkTo('Wait 2 seconds.');
  await waitFor(() => expect(text()).toHaveValue('Wait 2 seconds.'));
  linkTo('Wait 3 seconds.');
  await waitFor(() => expect(text()).toHaveValue('Wait 3 seconds.'));
  await user.click(button(say.undo));
  await user.click(button(say.undo));
  expect(text()).toHaveValue('Wait 1 second.');
  await open();
  expect(text()).toHaveValue('Wait 1 second.');
  expect(button(say.undo)).toHaveAttribute('aria-disabled', 'true');
});

it('a link that was left and opened again leaves its way back after a reload', async () => {
  const user = await openWith('Wait 1 second.');
  linkTo('Wait 2 seconds.');
  await waitFor(() => expect(text()).toHaveValue('Wait 2 seconds.'));
  for (const _ of [1, 2, 3]) {
    await user.click(button(say.undo));
    await user.click(button(say.redo));
  }
  expect(text()).toHaveValue('Wait 2 seconds.');
  const again = await open();
  await again.click(button(say.undo));
  expect(text()).toHaveValue('Wait 1 second.');
});

it('where nothing can be stored, a link stays in the address', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  window.location.hash = protocolHash(understand('Wait 2 seconds.', 'en').protocol) as string;
  await open();
  await waitFor(() => expect(text()).toHaveValue('Wait 2 seconds.'));
  expect(window.location.hash).not.toBe('');
});

it('a link for which there is no room in the storage is still there after a reload', async () => {
  await openWith('Wait 1 second.');
  fillStorage(30);
  linkTo('Wait 2 seconds.');
  await waitFor(() => expect(text()).toHaveValue('Wait 2 seconds.'));
  await open();
  await waitFor(() => expect(text()).toHaveValue('Wait 2 seconds.'));
});

describe('an example in the place of what was typed', () => {
  const examples = () => [...document.querySelectorAll<HTMLElement>('button[data-example]')];
  const fromMenu = async (user: UserEvent, index: number) => {
    await user.click(button(new RegExp(`^${say.example}`)));
    await user.click((await screen.findAllByRole('menuitem'))[index] as HTMLElement);
  };
  const fromGallery = (user: UserEvent, index: number) => user.click(examples()[index] as HTMLElement);

  it.each([
    ['of the menu', fromMenu],
    ['below the bench', fromGallery],
  ])('%s leaves a way back to it after a reload, however many are looked at', async (_where, choose) => {
    const user = await openWith('Wait 1 second.');
    for (const [index, example] of say.examples.entries()) {
      await choose(user, index);
      await waitFor(() => expect(text()).toHaveValue(example.text));
    }
    const last = say.examples.at(-1)?.text;
    // It is stored once it is drawn, and nobody reloads a page in between.
    const stored = () => JSON.parse(sessionStorage.getItem('labcraft-studio') ?? '{}');
    await waitFor(() => expect(stored()).toHaveProperty('en', last));
    const again = await open();
    expect(text()).toHaveValue(last);
    await again.click(button(say.undo));
    expect(text()).toHaveValue('Wait 1 second.');
    expect(button(say.undo)).toHaveAttribute('aria-disabled', 'true');
  });

  it('leaves a way back to it in the other language', async () => {
    const user = await openWith('Wait 1 second.');
    await waitFor(() => expect(items()).toHaveLength(1));
    await fromGallery(user, 2);
    await waitFor(() => expect(text()).toHaveValue(say.examples[2]?.text));
    const again = await open('ja');
    await again.click(screen.getByRole('button', { name: copy('ja').say.undo }));
    expect(text('ja').value).toMatch(/1秒/);
  });
});

it('Ctrl+Y with Caps Lock does again what was undone; with Shift it is left to the browser', async () => {
  const user = await openWith('Wait 1 second.');
  await user.keyboard('{Control>}Z{/Control}');
  expect(text()).not.toHaveValue('Wait 1 second.');
  await user.keyboard('{Control>}{Shift>}Y{/Shift}{/Control}');
  expect(text()).not.toHaveValue('Wait 1 second.');
  await user.keyboard('{Control>}Y{/Control}');
  expect(text()).toHaveValue('Wait 1 second.');
});

it('of several files none is opened, and that is said', async () => {
  const user = await open();
  await write(user, 'Wait 1 second.');
  const files = ['a', 'b'].map((name) => new File(['{}'], `${name}.json`));
  fireEvent.drop(text(), { dataTransfer: { files } });
  expect(await screen.findByText(say.unreadableFile)).toBeInTheDocument();
  expect(text()).toHaveValue('Wait 1 second.');
});
