/** @jest-environment jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { user } from '../helpers/user-with-timers';
import { button, FIRST, field, PROPS, words } from './desk-check-tool';

/** The desk check while what comes on demand is on its way: it takes the focus from nobody who has gone on. */

const own = words.procedure;
const pasted = () => document.querySelector<HTMLTextAreaElement>('#pasted-protocol');
const added = () => document.querySelector(`#field-bench-stations-${FIRST.bench.stations.length}-kind`);

/** Opens the tool; what is loaded late comes when that which is returned is called. */
async function openSlowTool() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const real = await import('@/islands/desk-check/later');
  const { Tool } = await import('@/islands/desk-check/tool');
  window.history.replaceState(null, '', '/plan');
  render(<Tool {...PROPS.ja} load={() => promise.then(() => real)} />);
  await waitFor(() => expect(document.querySelector('[aria-describedby="bench-keys"]')).toBeInTheDocument());
  return () =>
    act(async () => {
      resolve();
      await promise;
    });
}

describe.each([
  ['the field for a protocol', words.paste.open, pasted],
  ['a thing on the bench', words.bench.add, added],
])('%s', (_what, name, late) => {
  it('leaves the focus where somebody types by then', async () => {
    const come = await openSlowTool();
    await user.click(button(name));
    await user.click(field(own.name));
    await user.keyboard('A');
    await come();
    await waitFor(() => expect(late()).toBeInTheDocument());
    await user.keyboard('B');
    expect(field(own.name)).toHaveFocus();
    expect(field(own.name)).toHaveValue(`${FIRST.title}AB`);
  });

  it('has the focus where somebody waits for it', async () => {
    const come = await openSlowTool();
    await user.click(button(name));
    await come();
    await waitFor(() => expect(late()).toHaveFocus());
  });
});
