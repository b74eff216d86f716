/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { copy, open, openValues, openWith, takeHome, text } from './labcraft-studio-tool';

/** What a screen reader says of its own while somebody works in the studio: each thing once, and not with each key. */

const LIVE = '[role="status"], [role="alert"], [aria-live]';
/** What the regions held each time something in them changed. */
let heard: string[] = [];
const regionsOf = ({ target, addedNodes }: MutationRecord) => [
  (target instanceof Element ? target : target.parentElement)?.closest(LIVE),
  ...[...addedNodes].flatMap((node) =>
    node instanceof Element ? [node.closest(LIVE), ...node.querySelectorAll(LIVE)] : [],
  ),
];
const observer = new MutationObserver((changes) => {
  // What goes away is not told.
  const told = changes.filter(({ type, addedNodes }) => type === 'characterData' || addedNodes.length);
  for (const region of new Set(told.flatMap(regionsOf)))
    if (region?.textContent) heard.push(region.textContent);
});
/** From now on. */
const listen = () => {
  heard = [];
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
};
/** Longer than a pause after which something is said. */
const rest = () => {
  const end = Date.now() + 1500;
  return waitFor(() => expect(Date.now()).toBeGreaterThan(end));
};
afterEach(() => observer.disconnect());

const en = copy('en');

it('a sentence on its way to be understood is heard once typing rests, with the reason', async () => {
  const user = await openWith('Wait 5 seconds.');
  await rest();
  listen();
  await user.click(text());
  // In one stroke each: between two of them a busy machine may rest.
  for (const part of [' Dance', ' now.']) await user.paste(part);
  expect(heard).toEqual([]);
  await rest();
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatch(/^Sentences not understood: 1.*“Dance now/);
});

it('words that are still being converted are heard of once they are there', async () => {
  await openWith('Wait 5 seconds.');
  await rest();
  listen();
  fireEvent.compositionStart(text());
  fireEvent.input(text(), { target: { value: 'Wait 5 seconds. だn' }, isComposing: true });
  await rest();
  expect(heard).toEqual([]);
  fireEvent.input(text(), { target: { value: 'Wait 5 seconds. Dance.' }, isComposing: true });
  fireEvent.compositionEnd(text());
  await rest();
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatch(/“Dance/);
});

it('why it stops is heard once, and so is that it runs to the end again', async () => {
  const user = await openWith('Wait 5 seconds.');
  await rest();
  listen();
  await user.paste(' Remove 80 µL from A1.');
  await rest();
  expect(heard.filter((one) => /80.µL/.test(one))).toHaveLength(1);
  expect(heard.filter((one) => /stop/i.test(one))).toHaveLength(1);
  heard = [];
  // At an earlier moment the playback does not say it any more.
  await user.click(screen.getByRole('button', { name: en.rehearse.back }));
  await rest();
  expect(heard).toEqual([]);
  // Another value that changes nothing of it.
  await user.click(screen.getByRole('button', { name: 'Time (seconds): 5 s' }));
  const time = await screen.findByRole('textbox', { name: 'Time (seconds)' });
  await user.type(time, '0{Escape}');
  await rest();
  expect(text().value).toContain('Wait 50 seconds.');
  expect(heard).toEqual([]);
  for (const _change of ['of the value', 'of the sentence']) await user.keyboard('{Control>}z{/Control}');
  await rest();
  expect(heard).toEqual([en.studio.fine]);
});

it('undo and redo say how the protocol stands, also where it stands as before', async () => {
  const user = await openWith('Wait 5 seconds.');
  await user.paste(' Wait 6 seconds.');
  await rest();
  listen();
  for (const keys of ['{Control>}z{/Control}', '{Control>}y{/Control}', '{Control>}z{/Control}']) {
    await user.keyboard(keys);
    await rest();
    expect(heard).toEqual([en.studio.fine]);
    heard = [];
  }
});

it('a saying that is added below the bench is heard, also when the same is added again', async () => {
  await openWith('Wait 5 seconds.');
  await rest();
  const saying = document.body.appendChild(document.createElement('button'));
  saying.dataset.say = 'Wait 6 seconds.';
  listen();
  for (const times of [1, 2]) {
    fireEvent.click(saying);
    await waitFor(() => expect(heard).toHaveLength(times));
    await rest();
    expect(heard).toEqual(Array(times).fill('Wait 6 seconds.'));
  }
  saying.remove();
});

it('a place that is half typed is not heard as wrong before a pause', async () => {
  const user = await openWith('Dispense 50 µL of water into A1, with one tip.');
  const values = within(await openValues(user, /^Place/));
  const place = values.getByRole('textbox', { name: 'Place in words' });
  await user.clear(place);
  listen();
  await user.paste('columns 1 to');
  expect(place).toHaveAttribute('aria-invalid', 'true');
  expect(place).toHaveAccessibleDescription(en.check.notPlace);
  expect(heard).toEqual([]);
  await user.paste(' 3');
  await rest();
  expect(heard.join()).not.toContain(en.check.notPlace);
  await user.type(place, ' and');
  await waitFor(() => expect(heard).toContain(en.check.notPlace), { timeout: 10_000 });
});

it('what was copied is heard each time', async () => {
  const user = await open();
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async () => undefined },
    configurable: true,
  });
  const drawer = within(await takeHome(user));
  listen();
  for (const times of [1, 2]) {
    await user.click(drawer.getByRole('button', { name: en.take.copy }));
    await waitFor(() => expect(heard).toEqual(Array(times).fill(en.take.copied)));
  }
});
