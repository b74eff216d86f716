/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { mountIsland } from '@/client/mount-island';

const user = userEvent.setup();

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </p>
  );
}

/** Works until it is pressed. */
function Fragile() {
  const [pressed, press] = useState(false);
  if (pressed) throw new Error('broken later');
  return (
    <button type="button" onClick={() => press(true)}>
      press
    </button>
  );
}

const Broken = () => {
  throw new Error('broken');
};

const island = () => document.querySelector('div') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div><p><button type="button">7</button></p></div>';
});

it('draws the component with its props in one step, and it is alive', async () => {
  const served = island().innerHTML;
  mountIsland(island(), Counter, { start: 7 });
  expect(island().innerHTML).toBe(served);
  await user.click(screen.getByText('7'));
  expect(await screen.findByText('8')).toBeInTheDocument();
});

describe('a component that fails', () => {
  let log: jest.SpyInstance;
  let served: Element;
  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => {});
    served = screen.getByText('7');
  });
  afterEach(() => log.mockRestore());
  const isGivenBack = () => {
    expect(screen.getByText('7')).toBe(served);
    expect(island()).toHaveAttribute('data-failed');
  };

  it('at once gives the server’s own markup back, and is reported', async () => {
    mountIsland(island(), Broken, {});
    await waitFor(isGivenBack);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  });

  it('later does so, too', async () => {
    mountIsland(island(), Fragile, {});
    expect(served.isConnected).toBe(false);
    await user.click(screen.getByText('press'));
    await waitFor(isGivenBack);
  });
});

/** A list as ours are: its state is read from outside after mount, and each field adds to it. */
function Filters() {
  const [state, setState] = useState({ q: '', field: '', order: 'new', page: 'none' });
  useLayoutEffect(() => setState((before) => ({ ...before, page: 'read' })), []);
  const change = (part: object) => setState({ ...state, ...part });
  return (
    <form>
      <input
        type="search"
        aria-label="q"
        value={state.q}
        onChange={({ target }) => change({ q: target.value })}
      />
      <select
        aria-label="field"
        value={state.field}
        onChange={({ target }) => change({ field: target.value })}
      >
        <option value="">all</option>
        <option value="biology">biology</option>
      </select>
      {['new', 'old'].map((order) => (
        <input
          key={order}
          type="radio"
          aria-label={order}
          checked={state.order === order}
          onChange={() => change({ order })}
        />
      ))}
      <output>{Object.values(state).join(' ')}</output>
    </form>
  );
}

describe('what was entered while the island was asleep', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div><form><input type="search" aria-label="q"><select aria-label="field">
      <option value="" selected>all</option><option value="biology">biology</option></select><input type="radio" aria-label="new" checked>
      <input type="radio" aria-label="old"><output></output></form></div>`;
  });
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

  it('is in the fields afterwards and in the state, beside what was read', async () => {
    await user.type(field('q'), 'reagents');
    await user.selectOptions(field('field'), 'biology');
    await user.click(field('old'));
    mountIsland(island(), Filters, {});
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('reagents biology old read'));
    expect([field('q').value, field('field').value]).toEqual(['reagents', 'biology']);
    expect([field('new').checked, field('old').checked]).toEqual([false, true]);
  });

  it('leaves a field alone that holds what the server sent', async () => {
    await user.selectOptions(field('field'), 'biology');
    mountIsland(island(), Filters, {});
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(' biology new read'));
    expect(field('q').value).toBe('');
  });
});

/** A list that one press empties. */
function Names() {
  const [names, setNames] = useState(['A', 'B']);
  return (
    <p>
      <button type="button" onClick={() => setNames([])}>
        clear
      </button>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => setNames((before) => [...before, 'new'])}>
        add
      </button>
    </p>
  );
}

it('what was pressed before is pressed again, and not what has come to stand in its place', async () => {
  document.body.innerHTML = '<div><p></p></div>';
  for (const name of ['clear', 'A', 'B', 'add']) {
    const button = document.createElement('button');
    button.textContent = name;
    island().firstElementChild?.append(button);
  }
  const pressed = ['clear', 'A', 'B'].map((name) => screen.getByText(name));
  window.takeCaptured = () => pressed;
  mountIsland(island(), Names, {});
  Reflect.deleteProperty(window, 'takeCaptured');
  await waitFor(() => expect(screen.queryByText('A')).not.toBeInTheDocument());
  expect(screen.queryByText('new')).not.toBeInTheDocument();
});
