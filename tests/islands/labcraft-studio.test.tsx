/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { protocolHash } from '@/lib/protocol/link';
import { understand } from '@/lib/protocol/understand';
import {
  copy,
  open,
  openValues,
  openWith,
  page,
  retype,
  state,
  takeHome,
  text,
  well,
} from './labcraft-studio-tool';

const items = () => screen.getAllByRole('treeitem');
const chosen = () => items().find((item) => item.getAttribute('aria-selected') === 'true');
/** The verbs of the blocks, as they are read. */
const verbs = () =>
  items().map((item) => /^[A-Za-z ]+/.exec(item.querySelector('[data-slip]')?.textContent ?? '')?.[0]);
const press = (user: UserEvent, keys: string) => user.keyboard(keys);
const click = (user: UserEvent, element: Element) => user.click(element);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('begins with an example, understood, in blocks, and rehearsed', async () => {
  await open();
  expect(state()).toBe('Runs to the end');
  expect(verbs()).toEqual(['Holds', 'Dispense', 'Serial dilution', 'Repeat', 'Dispense', 'Wait', 'Remove']);
  expect(screen.getByRole('gridcell', { name: /^A8: reagent B / })).toBeInTheDocument();
  expect(well('A9: empty')).toBeInTheDocument();
});

it('what is selected is one thing: its sentence, its block, its wells', async () => {
  const user = await open();
  const { value } = text();
  act(() => text().setSelectionRange(value.indexOf('Wait') + 2, value.indexOf('Wait') + 2));
  act(() => void fireEvent.select(text()));
  expect(chosen()).toHaveAccessibleName(/^\S+ *Wait/);
  await click(user, within(screen.getByRole('tree')).getByText('Holds'));
  expect(chosen()).toHaveAccessibleName(/^\S+ *Holds/);
  expect(screen.getByRole('gridcell', { name: /^A1:/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('gridcell', { name: /^A2:/ })).toHaveAttribute('aria-selected', 'false');
  // The last block that brought something to a well.
  await click(user, screen.getByRole('gridcell', { name: /^A12:/ }));
  expect(chosen()).not.toHaveAccessibleName(/^\S+ *Holds/);
});

it('says what is not understood, where, and what could be said there', async () => {
  const user = await openWith('Add 50 µL of buffer gently to column 1. Wait 30 seconds.');
  expect(text()).toHaveAttribute('aria-invalid', 'true');
  expect(state()).toBe('Sentences not understood: 1');
  expect(screen.getByText(/“gently to column 1” is not understood/)).toBeInTheDocument();
  expect(screen.getByText(/You could say here:.*a place such as columns 1 to 8/)).toBeInTheDocument();
  await click(user, button('Go there'));
  expect(text().value.slice(text().selectionStart, text().selectionEnd)).toMatch(/^gently/);
});

it('a suggestion takes the place of what is not understood', async () => {
  const user = await openWith('Mix column 1 with 50 µL well.');
  await click(user, await screen.findByRole('button', { name: /^Mix column 1 with 50 µL.*3 times\.$/ }));

  expect(text()).toHaveAttribute('aria-invalid', 'false');
});

it('a refused sentence is a gap: the other blocks are changed, and its words stay', async () => {
  const user = await openWith('Wait 1 second.\nDance with the plate.\nWait 2 seconds.');
  expect(verbs()).toEqual(['Wait', 'Not understood', 'Wait']);
  const values = await openValues(user, 'Time (seconds): 2 s');
  const field = within(values).getByRole('textbox', { name: 'Time (seconds)' });
  await retype(user, field, '9');
  expect(text().value).toBe('Wait 1 second.\nDance with the plate.\nWait 9 seconds.');
  await press(user, '{Control>}z{/Control}');
  expect(text().value).toContain('Dance with the plate.');
});

it('while one types, what it means is shown at once, and blocks and plate follow when typing rests', async () => {
  const user = await openWith('Wait 1 second.');
  await waitFor(() => expect(verbs()).toEqual(['Wait']));
  await user.type(text(), ' Wait 2 seconds.');
  expect(document.querySelectorAll('[data-editor] [data-state="understood"]')).toHaveLength(4);
  expect(verbs()).toEqual(['Wait']);
  await waitFor(() => expect(verbs()).toEqual(['Wait', 'Wait']));
});

/** Brings words into the text otherwise than by keys, until they are there. */
const BROUGHT: [name: string, bring: (words: string) => Promise<void>][] = [
  [
    'a saying',
    async (words) => {
      const saying = document.body.appendChild(document.createElement('button'));
      saying.dataset.say = words;
      fireEvent.click(saying);
      saying.remove();
      await waitFor(() => expect(text().value).toContain(words));
    },
  ],
  [
    'what is pasted',
    async (words) => {
      fireEvent.input(text(), { target: { value: `${text().value} ${words}` } });
    },
  ],
  [
    'what is done again',
    async (words) => {
      fireEvent.input(text(), { target: { value: `${text().value} ${words}` } });
      fireEvent.click(button(copy('en').say.undo));
      expect(verbs()).not.toContain('Shake');
      fireEvent.click(button(copy('en').say.redo));
    },
  ],
  [
    'what a link brings',
    async (words) => {
      const { protocol } = understand(`${text().value} ${words}`, 'en');
      window.location.hash = protocolHash(protocol) ?? '';
      await waitFor(() => expect(text().value).toContain(words));
    },
  ],
];

it.each(BROUGHT)('blocks follow what is not typed at once: %s', async (_name, bring) => {
  await openWith('Wait 1 second.');
  await waitFor(() => expect(verbs()).toEqual(['Wait']));
  await bring('Shake plate 1 at 500 rpm for 1 minute.');
  expect(verbs()).toEqual(['Wait', 'Shake']);
});

it('what was just typed is there for whoever leaves the field for a block', async () => {
  const user = await openWith('Wait 1 second.');
  await waitFor(() => expect(verbs()).toEqual(['Wait']));
  await user.type(text(), ' Wait 2 seconds.');
  await click(user, button('Shake'));
  expect(text().value).toMatch(/^Wait 1 second\.\s+Wait 2 seconds\.\s+Shake/);
});

it('a change of a value rewrites the sentence', async () => {
  const user = await openWith('Dispense 50 µL of reagent B into columns 1 to 8.');
  const values = within(await openValues(user, /^Volume/));
  const volume = values.getByRole('textbox', { name: 'Volume (µL)' });
  expect(volume).toHaveFocus();
  await retype(user, volume, '75');
  expect(text().value).toBe(
    'Dispense 75 µL of reagent B into columns 1 to 8, with new tips for each column.',
  );
  await click(user, values.getByRole('button', { name: 'More: Volume (µL)' }));
  expect(text().value).toMatch(/^Dispense 80 µL/);
  await press(user, '{ArrowDown}');
  const place = values.getByRole('textbox', { name: 'Place in words' });
  await retype(user, place, 'row A');
  expect(text().value).toContain('into row A');
  await retype(user, place, 'the fridge');
  expect(place).toHaveAttribute('aria-invalid', 'true');
  expect(place).toHaveAccessibleDescription(/^Not understood as a place/);
  await click(user, values.getByRole('radio', { name: 'one set for this step' }));
  expect(text().value).toContain('with one tip');
  await press(user, '{Escape}');
  expect(screen.queryByRole('dialog', { name: /^Values of/ })).not.toBeInTheDocument();
});

it('wells are picked by column, by row, beside others, and with keys', async () => {
  const user = await openWith('Dispense 50 µL of reagent B into columns 1 to 8.');
  const values = within(await openValues(user, /^Place/));
  const said = () => /into (.*?),/.exec(text().value)?.[1];
  await click(user, values.getByRole('button', { name: 'Column 3' }));
  expect(said()).toBe('column 3');
  await press(user, '{Shift>}');
  await click(user, values.getByRole('button', { name: 'Column 5' }));
  await press(user, '{/Shift}');
  expect(said()).toBe('columns 3 and 5');
  await click(user, values.getByRole('button', { name: 'Row B' }));
  expect(said()).toBe('row B');
  const cell = values.getByRole('gridcell', { name: 'C4' });
  fireEvent.pointerDown(cell);
  fireEvent.pointerUp(cell);
  expect(said()).toBe('C4');
  act(() => cell.focus());
  await press(user, '{ArrowRight} ');
  expect(said()).toBe('C4 and C5');
  await press(user, ' ');
  expect(said()).toBe('C4');
});

it('blocks are a tree for the keyboard: chosen, moved into a repeat and out of it, removed, undone', async () => {
  const user = await openWith(
    'Repeat the following 2 times:\nWait 1 second.\nEnd of repeat.\nWait 2 seconds.',
  );
  act(() => chosen()?.focus());
  await press(user, '{End}');
  expect(chosen()).toHaveAccessibleName(/^\S+ *Wait.*2 s/);
  expect(chosen()).toHaveFocus();
  await press(user, '{Alt>}{ArrowRight}{/Alt}');
  expect(chosen()).toHaveAttribute('aria-level', '2');
  expect(text().value).toBe(
    'Repeat the following 2 times:\n  Wait 1 second.\n  Wait 2 seconds.\nEnd of repeat.',
  );
  await press(user, '{Alt>}{ArrowUp}{/Alt}');
  expect(text().value).toContain('Wait 2 seconds.\n  Wait 1 second.');
  await press(user, '{Alt>}{ArrowLeft}{/Alt}');
  expect(chosen()).toHaveAttribute('aria-level', '1');
  await press(user, '{Control>}d{/Control}');
  expect(verbs()).toEqual(['Repeat', 'Wait', 'Wait', 'Wait']);
  await press(user, '{Alt>}w{/Alt}');
  expect(verbs()).toEqual(['Repeat', 'Wait', 'Wait', 'Repeat', 'Wait']);
  await press(user, '{Delete}');
  expect(items()).toHaveLength(4);
  await press(user, '{Control>}z{/Control}');
  expect(items()).toHaveLength(5);
  await press(user, '{Control>}{Shift>}z{/Shift}{/Control}');
  expect(items()).toHaveLength(4);
});

it('parts are added behind the selected block, and put in repeats', async () => {
  const user = await openWith('Wait 1 second.');
  await click(user, button('Mix'));
  expect(verbs()).toEqual(['Wait', 'Mix']);
  await click(user, button('Open values and actions'));
  await click(user, await screen.findByRole('button', { name: 'Put in a repeat' }));
  expect(verbs()).toEqual(['Wait', 'Repeat', 'Mix']);
});

it('stops before a mistake and says which', async () => {
  const user = await openWith('Add 50 µL of water to A1.\nRemove 80 µL from A1.');
  await waitFor(() => expect(state()).toBe('Stops before step 2'));
  expect(screen.getByRole('alert')).toHaveTextContent('There is 50 µL in A1; 80 µL cannot be drawn.');
  await click(user, button('Go to the block'));
  expect(chosen()).toHaveAccessibleName(/^\S+ *Remove/);
  // What a machine would run waits for a protocol without mistakes; its words do not.
  const drawer = within(await takeHome(user));
  expect(drawer.getByText(/needs a protocol that can be rehearsed/)).toBeInTheDocument();
  await click(user, drawer.getByRole('radio', { name: /^Text in Japanese/ }));
  expect(drawer.getByRole('region', { name: 'Content' })).toHaveTextContent('A1に水を50 µLずつ');
});

it('shows any moment of the rehearsal, one motion or one step at a time', async () => {
  const user = await openWith('Dispense 50 µL of reagent B into columns 1 to 8.');
  const slider = screen.getByRole('slider', { name: 'Progress of the protocol' });
  await waitFor(() => expect(slider).toHaveAttribute('max', '32'));
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('drop tips'));
  for (let count = 0; count < 2; count += 1) await click(user, button('One step back'));
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    '30 of 32: aspirate 50 µL from reagent B in the reservoir',
  );
  expect(well('A8: empty')).toBeInTheDocument();
  expect(well('A7: reagent B 50 µL')).toBeInTheDocument();
  await click(user, button('To the start'));
  expect(well('A1: empty')).toBeInTheDocument();
});

it('the arrow keys go from well to well', async () => {
  const user = await open();
  act(() => document.querySelector<SVGElement>('[data-well="D4"]')?.focus());
  await press(user, '{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toHaveAttribute('data-well', 'E5');
  await press(user, '{Home}');
  expect(document.activeElement).toHaveAttribute('data-well', 'E1');
});

it('in the other language a line lights up with its block, from either side, in repeats too', async () => {
  const user = await openWith(
    'Wait 5 seconds. Repeat the following twice: Wait 6 seconds. Wait 7 seconds. End of repeat.',
  );
  await click(user, button('日本語'));
  const line = (words: string) =>
    within(document.querySelector('pre') as HTMLElement).getByText(words, { exact: false });
  const block = (words: RegExp) => screen.getByRole('treeitem', { name: words });
  await user.hover(line('7秒'));
  expect(block(/7/)).toHaveAttribute('data-pointed');
  expect(block(/6/)).not.toHaveAttribute('data-pointed');
  await user.hover(block(/6/));
  expect(line('6秒')).toHaveAttribute('data-pointed');
  expect(line('7秒')).not.toHaveAttribute('data-pointed');
  await click(user, block(/5/));
  expect(line('5秒')).toHaveAttribute('data-chosen-line');
});

it('is read in the other language, linked, booked, and the drawer gives the focus back', async () => {
  const user = await openWith('Dispense 50 µL of reagent B into columns 1 to 8.');
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (one: string) => written.push(one) },
    configurable: true,
  });
  const read = '1〜8列に試薬Bを50 µLずつ、列ごとに新しいチップで分注する。';
  expect(screen.getByText(read)).toHaveAttribute('lang', 'ja');
  await click(user, button('日本語'));
  expect(screen.getAllByText(read)).toHaveLength(2);
  await takeHome(user);
  await click(user, button('Copy a link to this protocol'));
  await waitFor(() => expect(written[0]).toMatch(/\/services\/labcraft\/try#p=/));
  const mail = decodeURIComponent(
    screen.getByRole('link', { name: 'Book a demo with this protocol' }).getAttribute('href') ?? '',
  );
  expect(mail).toContain('Dispense 50 µL of reagent B into columns 1 to 8');
  await press(user, '{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button('Take it home')).toHaveFocus();
});

it('opens what a link holds', async () => {
  const { protocol } = understand('1列目に水を50 µL加える。', 'ja');
  window.location.hash = protocolHash(protocol) ?? '';
  await open();
  await waitFor(() =>
    expect(text().value).toBe('Dispense 50 µL of water into column 1, with new tips for each column.'),
  );
});

it.each(['ja', 'en'] as const)(
  'all eight examples in %s are understood and run to the end',
  async (locale) => {
    const user = await open(locale);
    const words = copy(locale);
    for (const { name } of words.say.examples) {
      const plates = screen.getByRole('region', { name: page(locale).gallery.label });
      await click(user, within(plates).getByText(name));
      await waitFor(() => expect(state()).toBe(words.studio.fine));
      expect(text(locale)).toHaveAttribute('aria-invalid', 'false');
    }
  },
);

it.each(['ja', 'en'] as const)(
  'each saying in %s is understood, and written into the text until it is undone',
  async (locale) => {
    const user = await open(locale);
    const before = text(locale).value;
    for (const { verb, text: saying } of page(locale).sayings.items) {
      const add = document.body.appendChild(document.createElement('button'));
      add.dataset.say = saying.replace(/[[\]]/g, '');
      if (verb === 'given') add.dataset.first = '';
      await click(user, add);
      add.remove();
      const after = verb === 'given' ? [add.dataset.say, before] : [before, add.dataset.say];
      await waitFor(() => expect(text(locale)).toHaveValue(after.join('\n')));
      expect(text(locale)).toHaveAttribute('aria-invalid', 'false');
      await click(user, button(copy(locale).say.undo));
      expect(text(locale)).toHaveValue(before);
    }
  },
);
