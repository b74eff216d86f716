/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { TextDecoder, TextEncoder } from 'node:util';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { mountIsland } from '@/client/mount-island';
import LabcraftTry from '@/islands/labcraft-try';
import type { Locale } from '@/lib/i18n/locales';
import { tryWords } from '@/lib/pages/try-words';
import { protocolHash } from '@/lib/protocol/link';
import { understand } from '@/lib/protocol/understand';

Object.assign(globalThis, { TextDecoder, TextEncoder });

/** Does something as a visitor would, and lets the island draw what comes of it. */
async function act(doing: () => unknown): Promise<void> {
  await doing();
  await new Promise((drawn) => setTimeout(drawn, 10));
}

const copy = (locale: Locale) =>
  tryWords.parse(
    JSON.parse(
      readFileSync(`content/pages/labcraft-try/${locale}.json`, 'utf8').replace(/\{\{=?([\w.]+)\}\}/g, '$1'),
    ).workshop,
  );

async function open(locale: Locale = 'en', hash = '') {
  window.location.hash = hash;
  const container = document.body.appendChild(document.createElement('div'));
  const props: Parameters<typeof LabcraftTry>[0] = {
    locale,
    words: copy(locale),
    address: '/services/labcraft/try',
    mail: 'hello@example.com',
    schema: 'https://example.com/data/schema/protocol.json',
  };
  await act(() => mountIsland(container, LabcraftTry, props));
  await waitFor(() => expect(screen.getAllByRole('heading')).toHaveLength(4));
  return userEvent.setup();
}
afterEach(() => document.body.replaceChildren());

const text = () => screen.getByRole('textbox', { name: 'Your protocol' }) as HTMLTextAreaElement;
const blocks = () =>
  screen.getAllByRole('treeitem').map((item) => item.querySelector('.lc-block')?.textContent);
const chosen = () =>
  screen.getAllByRole('treeitem').find((item) => item.getAttribute('aria-selected') === 'true');
async function write(user: ReturnType<typeof userEvent.setup>, words: string) {
  await act(async () => {
    await user.clear(text());
    await user.click(text());
    await user.paste(words);
  });
}
const press = (user: ReturnType<typeof userEvent.setup>, keys: string) =>
  act(async () => user.keyboard(keys));
const click = (user: ReturnType<typeof userEvent.setup>, element: Element) =>
  act(async () => user.click(element));

it('begins with an example, understood, in blocks, rehearsed and ready to be taken home', async () => {
  await open();
  expect(screen.getByText('Everything is understood.')).toBeInTheDocument();
  expect(blocks()).toEqual(['Dispense 50 µL reagent B columns 1 to 8']);
  expect(screen.getByRole('cell', { name: 'A1: reagent B 50 µL' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'A9: empty' })).toBeInTheDocument();
  expect((screen.getByRole('textbox', { name: 'Content' }) as HTMLTextAreaElement).value).toContain(
    'p8.aspirate(50, reservoir["A1"])',
  );
});

it('says what is not understood, where, and what could be said there', async () => {
  const user = await open();
  await write(user, 'Add 50 µL of buffer gently to column 1. Wait 30 seconds.');
  expect(text()).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText('Sentences not understood: 1.')).toBeInTheDocument();
  expect(screen.getByText(/“gently to column 1” is not understood/)).toBeInTheDocument();
  expect(screen.getByText(/You could say here:.*a place such as columns 1 to 8/)).toBeInTheDocument();
  await click(user, screen.getByRole('button', { name: /^Go there/ }));
  expect(text().value.slice(text().selectionStart, text().selectionEnd)).toMatch(/^gently/);
  // Nothing is lost: while a sentence is not understood, blocks do not rewrite the text.
  expect(screen.getByRole('group', { name: /Chosen block/ })).toBeDisabled();
});

it('a change of a block rewrites the sentence, and back', async () => {
  const user = await open();
  const volume = screen.getByRole('spinbutton', { name: 'Volume (µL)' });
  await act(async () => {
    await user.clear(volume);
    await user.type(volume, '75');
  });
  expect(text().value).toBe(
    'Dispense 75 µL of reagent B into columns 1 to 8, with new tips for each column.',
  );
  const place = screen.getByRole('textbox', { name: 'Place' });
  await act(async () => {
    await user.clear(place);
    await user.type(place, 'row A');
  });
  expect(text().value).toContain('into row A');
  await act(async () => {
    await user.clear(place);
    await user.type(place, 'the fridge');
  });
  expect(place).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent('Not understood as a place');
  await act(async () => user.selectOptions(screen.getByRole('combobox', { name: 'Tips' }), 'once'));
  expect(text().value).toContain('with one tip');
});

it('blocks are a tree for the keyboard: chosen, moved into a repeat and out of it, removed', async () => {
  const user = await open();
  await write(user, 'Repeat the following 2 times:\nWait 1 second.\nEnd of repeat.\nWait 2 seconds.');
  await act(async () => chosen()?.focus());
  await press(user, '{End}');
  expect(chosen()).toHaveAccessibleName('Wait 2 s');
  expect(chosen()).toHaveFocus();
  await press(user, '{Alt>}{ArrowRight}{/Alt}');
  expect(chosen()).toHaveAttribute('aria-level', '2');
  expect(text().value).toBe(
    'Repeat the following 2 times:\n  Wait 1 second.\n  Wait 2 seconds.\nEnd of repeat.',
  );
  await press(user, '{Alt>}{ArrowUp}{/Alt}');
  expect(blocks()).toEqual(['Repeat ×2', 'Wait 2 s', 'Wait 1 s']);
  await press(user, '{Alt>}{ArrowLeft}{/Alt}');
  expect(chosen()).toHaveAttribute('aria-level', '1');
  await press(user, '{Delete}');
  expect(text().value).not.toContain('2 seconds');
});

it('blocks are added and put in repeats with buttons', async () => {
  const user = await open();
  await act(async () => user.selectOptions(screen.getByRole('combobox', { name: 'Block to add' }), 'wait'));
  await click(user, screen.getByRole('button', { name: 'Add the block' }));
  await click(user, screen.getByRole('button', { name: 'Put in a repeat' }));
  expect(blocks()).toEqual([expect.stringMatching(/^Dispense/), 'Repeat ×2', 'Wait 30 s']);
});

it('stops before a mistake and says which', async () => {
  const user = await open();
  await write(user, 'Add 50 µL of water to A1.\nRemove 80 µL from A1.');
  await waitFor(() =>
    expect(screen.getByText(/Stopped before step 2\./)).toHaveTextContent(
      'A1 holds 50 µL; 80 µL cannot be drawn.',
    ),
  );
  await click(user, screen.getByRole('button', { name: 'Go to the block' }));
  expect(chosen()).toHaveAccessibleName(/^Remove/);
  // What a machine would run waits for a protocol without mistakes; its words do not.
  expect(screen.getByText(/needs a protocol that can be rehearsed/)).toBeInTheDocument();
  await act(async () => user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'ja'));
  expect((screen.getByRole('textbox', { name: 'Content' }) as HTMLTextAreaElement).value).toContain(
    'A1に水を50 µLずつ',
  );
});

it('shows any moment of the rehearsal', async () => {
  const user = await open();
  const slider = screen.getByRole('slider', { name: 'Progress of the protocol' });
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('drop tips'));
  for (let count = 0; count < 2; count += 1)
    await click(user, screen.getByRole('button', { name: 'One step back' }));
  expect(screen.getByText(/^30 of 32: aspirate 50 µL from reagent B in the reservoir/)).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'A8: empty' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'A7: reagent B 50 µL' })).toBeInTheDocument();
});

it('is read in the other language, and linked and booked with the protocol in it', async () => {
  const user = await open();
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (one: string) => written.push(one) },
    configurable: true,
  });
  expect(
    within(document.body).getByText('1〜8列に試薬Bを50 µLずつ、列ごとに新しいチップで分注する。'),
  ).toHaveAttribute('lang', 'ja');
  await click(user, screen.getByRole('button', { name: 'Copy a link to this protocol' }));
  await waitFor(() => expect(written[0]).toMatch(/\/services\/labcraft\/try#p=/));
  const mail = decodeURIComponent(
    screen.getByRole('link', { name: 'Book a demo with this protocol' }).getAttribute('href') ?? '',
  );
  expect(mail).toContain('Dispense 50 µL of reagent B into columns 1 to 8');
});

it('opens what a link holds', async () => {
  const { protocol } = understand('1列目に水を50 µL加える。', 'ja');
  await open('en', protocolHash(protocol));
  expect(text().value).toBe('Dispense 50 µL of water into column 1, with new tips for each column.');
});

it.each(['ja', 'en'] as const)(
  'all eight examples in %s are understood and run to the end',
  async (locale) => {
    const user = await open(locale);
    const words = copy(locale);
    const choice = screen.getByRole('combobox', { name: words.say.example });
    for (const [index] of words.say.examples.entries()) {
      await act(async () => user.selectOptions(choice, String(index)));
      await waitFor(() => {
        expect(screen.getByText(words.say.understood)).toBeInTheDocument();
        expect(screen.getByText(words.rehearse.fine)).toBeInTheDocument();
      });
    }
  },
);
