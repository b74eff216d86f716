/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { copy, open, openValues, openWith, takeHome, text, windowWith, write } from './labcraft-studio-tool';

/** What keys and the focus reach in the studio: what is in sight, and nothing behind it; and what is said to those who do not point. */

const { studio, rehearse, say, take, plate } = copy('en');

// What jsdom lacks: the line between the parts looks at their sizes, where there is room for all three.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('the values of a block that undo took away do not open again by themselves', async () => {
  const user = await openWith('Wait 5 seconds.');
  await user.click(button('Mix'));
  await openValues(user, /^Times/);
  await user.keyboard('{Control>}z{/Control}');
  await user.click(button(say.redo));
  await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(2));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(button(say.undo));
  await user.click(text());
  await user.type(text(), ' Mix column 1 with 50 µL 3 times.');
  await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(2));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(text()).toHaveFocus();
});

it('says so each time where a block more has no room, and leaves the text as it is', async () => {
  const full = 'Wait 5 seconds.\n'.repeat(100).trimEnd();
  const user = await openWith(full);
  await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(100));
  for (const _ of [1, 2, 3]) {
    await user.click(button('Mix'));
    expect(await screen.findByText(say.full)).toBeInTheDocument();
    await user.click(button(studio.close));
    expect(screen.queryByText(say.full)).not.toBeInTheDocument();
  }
  expect(text()).toHaveValue(full);
});

describe('the drawer', () => {
  const covered = () =>
    ['say', 'check', 'try'].filter((name) => document.getElementById(`pane-${name}`)?.closest('[inert]'));

  it('leaves what lies under it to nobody: the words beside it where there is room for all three', async () => {
    windowWith('width >= 74rem');
    const user = await open();
    expect(covered()).toEqual([]);
    await takeHome(user);
    expect(covered()).toEqual(['check', 'try']);
  });

  it('lies over all three where there is no room for them', async () => {
    windowWith('nothing');
    const user = await open();
    await takeHome(user);
    expect(covered()).toEqual(['say', 'check', 'try']);
  });

  it('closes with Escape from the words beside it as well, which keep the focus; from itself it gives it back each time', async () => {
    windowWith('width >= 74rem');
    const user = await open();
    for (const from of ['drawer', 'words', 'drawer']) {
      const drawer = await takeHome(user);
      expect(within(drawer).getByRole('radio', { checked: true })).toHaveFocus();
      if (from === 'words') act(() => text().focus());
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      const opener = screen.getAllByRole('button', { name: take.title })[0];
      expect(from === 'words' ? text() : opener).toHaveFocus();
      expect(covered()).toEqual([]);
    }
  });

  it('is left open by an Escape that ends a conversion of what is typed', async () => {
    windowWith('width >= 74rem');
    const user = await open();
    const drawer = await takeHome(user);
    fireEvent.keyDown(text(), { key: 'Escape', isComposing: true });
    expect(drawer).toBeInTheDocument();
  });

  it('is one of the parts between which F6 goes, in the place of those that it covers', async () => {
    windowWith('width >= 74rem');
    jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
    const user = await open();
    const drawer = await takeHome(user);
    const words = document.getElementById('pane-say');
    for (const part of [words, drawer, words]) {
      await user.keyboard('{F6}');
      expect(part).toContainElement(document.activeElement as HTMLElement);
    }
    // The field, not the buttons above it.
    expect(text()).toHaveFocus();
  });

  it('shows the steps in words in their own language', async () => {
    const user = await open();
    const drawer = within(await takeHome(user));
    const preview = () => drawer.getByRole('region', { name: take.preview });
    await user.click(drawer.getByRole('radio', { name: /^Text in Japanese/ }));
    expect(within(preview()).getAllByText(/分注/)[0]?.closest('[lang]')).toHaveAttribute('lang', 'ja');
    expect(preview()).not.toHaveAttribute('lang');
    await user.click(drawer.getByRole('radio', { name: /JSON/ }));
    expect(
      within(preview())
        .getByText(/schema"/)
        .closest('[lang]'),
    ).toHaveAttribute('lang', 'en');
  });
});

it('a suggestion goes away with what it mends, and leaves the focus where it stood', async () => {
  const user = await openWith('Mix column 1 with 50 µL well.');
  const mend = await screen.findByRole('button', { name: /^Mix column 1 with 50 µL.*3 times\.$/ });
  const foot = mend.closest('[data-foot]');
  mend.focus();
  await user.keyboard('{Enter}');
  expect(mend).not.toBeInTheDocument();
  expect(foot).toHaveFocus();
});

describe('a single key', () => {
  const inSight = () =>
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, 1000, innerHeight));
  /** Whether the page keeps a key for what it does with it itself, as to scroll. */
  const keeps = (init: KeyboardEventInit, target: Element = document.body) => fireEvent.keyDown(target, init);

  it('of a space scrolls where nothing plays', async () => {
    windowWith('reduced-motion');
    await open();
    inSight();
    expect(keeps({ key: ' ' })).toBe(true);
    expect(keeps({ key: ' ' }, screen.getAllByRole('treeitem')[0])).toBe(true);
  });

  it('of a space plays, and scrolls back with Shift', async () => {
    await open();
    inSight();
    for (const name of ['shiftKey', 'ctrlKey', 'altKey', 'metaKey'])
      expect(keeps({ key: ' ', [name]: true })).toBe(true);
    expect(button(rehearse.play)).toBeInTheDocument();
    expect(keeps({ key: ' ' })).toBe(false);
    expect(button(rehearse.pause)).toBeInTheDocument();
  });

  it('of a question mark is for the studio while that has the focus', async () => {
    const user = await open();
    inSight();
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => screen.getAllByRole('treeitem')[0]?.focus());
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: studio.keys })).toBeInTheDocument();
  });

  it('with ⌘ goes back a page from the blocks as from elsewhere', async () => {
    await openWith('Wait 5 seconds. Repeat the following twice: Wait 6 seconds. End of repeat.');
    const inner = await screen.findByRole('treeitem', { name: /6 s/ });
    act(() => inner.focus());
    expect(keeps({ key: 'ArrowLeft', metaKey: true }, inner)).toBe(true);
    expect(inner).toHaveFocus();
    expect(keeps({ key: 'ArrowLeft' }, inner)).toBe(false);
  });
});

it('what comes into sight for a press below the bench moves as the visitor wants things to move', async () => {
  const user = await open();
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(button(/^Wash three times/));
  await waitFor(() => expect(scroll).toHaveBeenCalled());
  for (const [how] of scroll.mock.calls) expect(how ?? {}).not.toHaveProperty('behavior');
});

it('“Go to the block” takes the focus there, also where that block is selected, and only then', async () => {
  const user = await openWith('Wait 5 seconds. Remove 80 µL from A1.');
  const goTo = await screen.findByRole('button', { name: rehearse.goTo });
  for (const _time of ['selects it', 'selected already']) {
    act(() => goTo.focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('treeitem', { name: /^\S+ *Remove/ })).toHaveFocus();
  }
  await write(user, 'Wait 7 seconds.');
  await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(1));
  expect(text()).toHaveFocus();
});

it('what is read in the other language can be scrolled with keys, under a name in this one', async () => {
  const user = await open();
  await user.click(button('日本語'));
  const read = screen.getByRole('region', { name: say.label });
  expect(read).toHaveAttribute('tabindex', '0');
  expect(read.closest('[lang]')).toBeNull();
  expect(within(read).getByText(/1列に/).closest('[lang]')).toHaveAttribute('lang', 'ja');
});

describe('words that are shown to who points', () => {
  it('tell others why the sentences are not read in the other language', async () => {
    const user = await openWith('Dance with the plate.');
    const other = button('日本語');
    await waitFor(() => expect(other).toHaveAccessibleDescription(say.noMirror));
    act(() => other.focus());
    expect(other).toHaveFocus();
    expect(other).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(text()).toBeInTheDocument();
    expect(other).toHaveAttribute('aria-pressed', 'false');
  });

  it('tell others what is left in a reservoir', async () => {
    await open();
    expect(screen.getByText(plate.deadHelp)).toBeInTheDocument();
  });
});
