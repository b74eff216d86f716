/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOAD, type LoadParts } from '@/islands/labcraft-studio/load';
import { Studio } from '@/islands/labcraft-studio/studio';
import { copy, propsOf, retype, state, text } from './labcraft-studio-tool';

/** The studio while what reads a text has not come yet, or does not come. */

const { studio, rehearse, say } = copy('en');
const [first] = say.examples;
const steps = () => screen.getAllByRole('treeitem').length;

/** Opens the studio over a network that is cut until `connect` is called. */
function open(arrive: Promise<unknown> = Promise.resolve()) {
  cleanup();
  sessionStorage.clear();
  let isConnected = false;
  const load = jest.fn<ReturnType<LoadParts>, []>(async () => {
    await arrive;
    if (!isConnected) throw new TypeError('no network');
    return LOAD.en();
  });
  render(<Studio {...propsOf('en')} isAwake load={load} />);
  return { user: userEvent.setup(), load, connect: () => (isConnected = true) };
}

const errors = () => jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => jest.restoreAllMocks());

test('the first example is shown and read without what reads a text, and nothing is loaded before a touch', () => {
  const { load } = open();
  expect(state()).toBe(studio.fine);
  expect(steps()).toBeGreaterThan(2);
  expect(load).not.toHaveBeenCalled();
});

test('the first example is worked through although nothing comes', async () => {
  errors();
  const { user } = open();
  const back = screen.getByRole('button', { name: rehearse.back });
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: rehearse.slider });
  for (const before of [1, 2, 3]) {
    await user.click(back);
    expect(slider).toHaveValue(String(Number(slider.max) - before));
  }
});

test('what is typed stays, and is not said to be fine, until it can be read', async () => {
  errors();
  const { user, connect } = open();
  const before = steps();
  await retype(user, text(), 'Wait 5 min');
  expect(text()).toHaveValue('Wait 5 min');
  expect(state()).toBe(studio.unread);
  expect(steps()).toBe(before);
  connect();
  await user.type(text(), '.');
  await waitFor(() => expect(steps()).toBe(1));
  expect(text()).toHaveValue('Wait 5 min.');
  expect(state()).toBe(studio.fine);
});

test('an example and a saying that are pressed while nothing comes are in the text, in their order, and not read yet', async () => {
  errors();
  const { user } = open();
  const example = say.examples[2]?.text ?? '';
  for (const [name, words] of Object.entries({ example, say: 'Wait 5 minutes.' })) {
    const button = document.body.appendChild(document.createElement('button'));
    button.dataset[name] = words;
    await user.click(button);
    button.remove();
  }
  await waitFor(() => expect(text()).toHaveValue(`${example}\nWait 5 minutes.`));
  expect(state()).toBe(studio.unread);
});

test('a text that is not read yet is not shown in the other language, nor said to be wrong', async () => {
  errors();
  const { user, connect } = open();
  const other = screen.getByRole('button', { name: '日本語' });
  await retype(user, text(), 'Sing');
  expect(other).toHaveAttribute('aria-disabled', 'true');
  expect(text()).not.toBeInvalid();
  connect();
  await user.type(text(), '.');
  await waitFor(() => expect(text()).toBeInvalid());
});

test('what is typed before it can be read outlasts a reload', async () => {
  errors();
  const { user } = open();
  await retype(user, text(), 'Wait 5 min.');
  cleanup();
  render(<Studio {...propsOf('en')} isAwake load={LOAD.en} />);
  await waitFor(() => expect(steps()).toBe(1));
  expect(text()).toHaveValue('Wait 5 min.');
});

test('a block that is moved before anything came is moved when it comes, once', async () => {
  let come = () => {};
  const { user, connect } = open(
    new Promise<void>((done) => {
      come = done;
    }),
  );
  const names = () =>
    screen
      .getAllByRole('treeitem')
      .map((item) =>
        [...item.querySelectorAll('[data-field]')].map((chip) => chip.getAttribute('aria-label')).join(),
      );
  const before = names();
  act(() => screen.getAllByRole('treeitem')[0]?.focus());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(text()).toHaveValue(first?.text);
  connect();
  come();
  await waitFor(() => expect(text()).not.toHaveValue(first?.text));
  expect([...names()].sort()).toEqual([...before].sort());
});

test('blocks that are added one after another before anything came are all there, in that order, beside what is typed', async () => {
  let come = () => {};
  const { user, connect } = open(
    new Promise<void>((done) => {
      come = done;
    }),
  );
  const before = steps();
  const { verbs } = copy('en').check;
  await user.click(screen.getByRole('button', { name: verbs.mix }));
  await user.click(screen.getByRole('button', { name: verbs.wait }));
  await user.type(text(), '{Enter}Wait 7 seconds.', { initialSelectionStart: 100_000 });
  connect();
  come();
  await waitFor(() => expect(steps()).toBe(before + 3));
  expect(text().value).toMatch(/\nMix .*\nWait .*\n(?:.*\n)*Wait 7 seconds\.$/);
});

test('a key is a touch too, when nothing has the focus and the studio is what one looks at', async () => {
  const { user, load, connect } = open();
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 1000, innerHeight));
  connect();
  expect(document.body).toHaveFocus();
  await user.keyboard('{F6}');
  expect(load).toHaveBeenCalled();
});

test('a menu that was asked for opens when it comes', async () => {
  errors();
  const { user, connect } = open();
  const menu = screen.getByRole('button', { name: new RegExp(`^${say.example}`) });
  await user.click(menu);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  connect();
  await user.click(menu);
  expect(await screen.findByRole('menu')).toBeInTheDocument();
});

describe('what is pressed while its parts are on their way,', () => {
  /** The studio with its parts on their way until `come` is called. */
  function slow() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { connect, ...opened } = open(promise);
    connect();
    const come = async () => {
      resolve();
      await act(() => LOAD.en());
      await act(() => new Promise((done) => setTimeout(done)));
    };
    return { ...opened, come };
  }
  const take = () => screen.getAllByRole('button', { name: copy('en').take.title })[0] as HTMLElement;
  const chip = () => screen.getAllByRole('button', { name: /^Volume/ })[0] as HTMLElement;
  const menu = () => screen.getByRole('button', { name: new RegExp(`^${say.example}`) });
  const isOpen = () => document.querySelector('dialog, [popover]') !== null;
  const PRESSES = [
    ['the drawer', take],
    ['the values', chip],
    ['the menu', menu],
  ] as const;

  it.each(PRESSES)('%s, opens when they come', async (_what, pressed) => {
    const { user, come } = slow();
    await user.click(pressed());
    await come();
    expect(isOpen()).toBe(true);
  });

  it.each(PRESSES)('%s, opens over nobody who has gone on to type', async (_what, pressed) => {
    const { user, come } = slow();
    await user.click(pressed());
    await user.type(text(), '{Enter}Wait 5 min.', { initialSelectionStart: 100_000 });
    await come();
    expect(isOpen()).toBe(false);
    expect(text()).toHaveFocus();
    // What was given up is not opened by the next press of something else either.
    await user.click(screen.getByRole('button', { name: rehearse.back }));
    expect(isOpen()).toBe(false);
  });

  it.each(PRESSES)('%s, says so where they do not come, and opens nothing later', async (_what, pressed) => {
    errors();
    const { user, connect } = open();
    await user.click(pressed());
    expect(await screen.findByText(say.offline)).toBeInTheDocument();
    connect();
    await user.type(text(), '{Enter}Wait 5 min.', { initialSelectionStart: 100_000 });
    await waitFor(() => expect(state()).toBe(studio.fine));
    expect(isOpen()).toBe(false);
    await user.click(pressed());
    await waitFor(() => expect(isOpen()).toBe(true));
    expect(screen.queryByText(say.offline)).not.toBeInTheDocument();
  });

  it('a block that is added, says so where they do not come', async () => {
    errors();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: copy('en').check.verbs.wait }));
    expect(await screen.findByText(say.offline)).toBeInTheDocument();
  });

  it('a block that is moved, takes the focus from nobody who has gone on to type', async () => {
    const { user, come } = slow();
    act(() => screen.getAllByRole('treeitem')[0]?.focus());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await user.type(text(), ' ', { initialSelectionStart: 100_000 });
    await come();
    await waitFor(() => expect(text()).not.toHaveValue(`${first?.text} `));
    expect(text()).toHaveFocus();
  });

  it.each(['example', 'say'])(
    'an %s below the bench, takes neither focus nor sight from who has gone on to type',
    async (name) => {
      const { user, come } = slow();
      const button = document.body.appendChild(document.createElement('button'));
      button.dataset[name] = 'Wait 7 seconds.';
      const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
      await user.click(button);
      await user.click(text());
      await come();
      button.remove();
      expect(text().value).toMatch(/Wait 7 seconds\.$/);
      expect(text()).toHaveFocus();
      // What is selected then may come into sight in its part.
      expect(scroll).not.toHaveBeenCalledWith();
    },
  );
});
