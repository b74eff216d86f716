/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import type { IslandComponent } from '@/client/islands';
import { mountIsland } from '@/client/mount-island';

/** What was pressed before an island came. */

const Broken = () => {
  throw new Error('broken');
};

/** As it was served, and what was pressed last; of what was served, one button is not drawn. */
function Keys() {
  const [last, setLast] = useState('none');
  return (
    <p>
      {['A', 'B'].map((name) => (
        <button key={name} type="button" onClick={() => setLast(name)}>
          {name}
        </button>
      ))}
      <output>{last}</output>
    </p>
  );
}

const island = () => document.querySelector('div') as HTMLElement;
const capture = (...names: string[]) => {
  const captured = names.map((name) => screen.getByText(name));
  window.takeCaptured = () => captured;
};

beforeEach(() => {
  document.body.innerHTML = `<div><p><button type="button">A</button><button type="button">B</button>
    <output>none</output><button type="button">gone</button></p></div>`;
});
afterEach(() => Reflect.deleteProperty(window, 'takeCaptured'));

it('what is no longer there is passed over, and the rest is pressed', async () => {
  capture('gone', 'B');
  mountIsland(island(), Keys, {});
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('B'));
});

it('it is pressed in the server’s markup if the island fails', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const pressed = jest.fn();
  screen.getByText('B').addEventListener('click', pressed);
  capture('B');
  mountIsland(island(), Broken, {});
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(island()).toHaveAttribute('data-failed');
  log.mockRestore();
});

it('the focus stays without moving the page', () => {
  screen.getByText('B').focus();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  mountIsland(island(), Keys, {});
  expect(screen.getByText('B')).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  focus.mockRestore();
});

const Folds = () =>
  ['A', 'B'].map((name) => (
    <details key={name}>
      <summary>{name}</summary>
      <input aria-label={`in ${name}`} />
    </details>
  ));

it('what was opened stays open, and keeps the focus within', () => {
  document.body.innerHTML = `<div>${renderToStaticMarkup(<Folds />)}</div>`;
  const folds = () => [...document.querySelectorAll('details')];
  (folds()[1] as HTMLDetailsElement).open = true;
  screen.getByLabelText('in B').focus();
  mountIsland(island(), Folds as IslandComponent, {});
  expect(folds().map(({ open }) => open)).toEqual([false, true]);
  expect(screen.getByLabelText('in B')).toHaveFocus();
});
