/** @jest-environment jsdom */
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { estimate } from '@/islands/labcraft-studio/words';
import { copy, open, text, write } from './labcraft-studio-tool';

/** The studio under fingers, mouse and keys: what is reached, played, dragged and dropped. */

const { studio, rehearse } = copy('en');

beforeEach(() => {
  sessionStorage.clear();
  window.location.hash = '';
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const slider = () => screen.getByRole('slider') as HTMLInputElement;
/** A window that has one of the things that are asked of it. */
function windowWith(what: string): void {
  window.matchMedia = (query) =>
    ({
      matches: query.includes(what),
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}

it('of the tabs the one that is shown as selected is reached with Tab', async () => {
  await open();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
    ['true', 0],
    ['false', -1],
    ['true', 0],
  ]);
});

it('says a time of hours to the second, and an estimate to the minute', async () => {
  const user = await open();
  await write(user, 'Wait 3661 seconds.');
  await waitFor(() => expect(button('Time (seconds): 1 h 1 min 1 s')).toBeInTheDocument());
  expect(estimate(3661, 'en')).toBe('1 h 1 min');
  expect(estimate(59.7, 'ja')).toBe('1分');
});

it('does not play where motion is not wanted, with no key either', async () => {
  windowWith('reduced-motion');
  const user = await open();
  act(() => slider().focus());
  await user.keyboard(' ');
  expect(slider()).toHaveValue(slider().max);
  act(() => screen.getAllByRole('treeitem')[0]?.focus());
  await user.keyboard(' ');
  expect(slider()).toHaveValue(slider().max);
});

it('words that are dragged in the field go where they are dropped', async () => {
  await open();
  const dataTransfer = { types: ['text/plain'], files: [] };
  for (const name of ['dragOver', 'drop'] as const) {
    const event = createEvent[name](text(), { dataTransfer });
    fireEvent(text(), event);
    expect(event.defaultPrevented).toBe(false);
  }
});

it('goes one motion back from the end, also after the protocol became shorter', async () => {
  const user = await open();
  await user.click(button(rehearse.back));
  await write(user, 'Wait 5 seconds. Wait 6 seconds.');
  await waitFor(() => expect(slider()).toHaveAttribute('max', '2'));
  await user.click(button(rehearse.back));
  expect(slider()).toHaveValue('1');
});

it('pauses when another protocol comes in its place', async () => {
  const user = await open();
  await user.click(button(rehearse.play));
  await user.click(button(/^Wash three times/));
  expect(button(rehearse.play)).toBeInTheDocument();
});

it('without a step has nothing to play', async () => {
  const user = await open();
  await user.clear(text());
  for (const name of [studio.first, rehearse.back, rehearse.play, rehearse.forward, studio.last])
    await waitFor(() => expect(button(name)).toBeDisabled());
});
