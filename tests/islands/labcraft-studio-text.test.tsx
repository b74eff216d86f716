/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { protocolHash } from '@/lib/protocol/link';
import { understand } from '@/lib/protocol/understand';
import { saveFile } from '@/lib/save-file';
import { copy, open, openWith, state, takeHome, text, well, write } from './labcraft-studio-tool';

jest.mock('@/lib/save-file');

/** What is typed in the studio is kept, opened from a link, undone, and saved as it is now. */

const words = copy('en');
const EXAMPLE = words.say.examples[0]?.text;

afterEach(() => {
  jest.restoreAllMocks();
});

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
/** Until the button says that there is no more. */
async function undoAll(user: UserEvent, name: string) {
  while (screen.getByRole('button', { name }).getAttribute('aria-disabled') !== 'true')
    await press(user, name);
}
const hashOf = (saying: string) => protocolHash(understand(saying, 'en').protocol) as string;

describe('what is typed', () => {
  const SAID = 'Add 50 µL of water to A1. Mix well.';

  it('is no prose that a browser marks as misspelt', async () => {
    await open();
    expect(text()).toHaveAttribute('spellcheck', 'false');
  });

  it('survives a reload', async () => {
    await openWith(SAID);
    await open();
    expect(text()).toHaveValue(SAID);
  });

  it('is read in the other language, and what is not understood stays in its own words', async () => {
    const user = await openWith('Add 50 µL of water to A1.');
    const added = 'A1に水を50 µLずつ、ウェルごとに新しいチップで分注する。';
    await open('ja');
    expect(text('ja')).toHaveValue(added);
    await open('en');
    expect(text()).toHaveValue('Add 50 µL of water to A1.');
    await write(user, SAID);
    await open('ja');
    expect(text('ja')).toHaveValue(`${added}\nMix well.`);
  });

  it('lasts as long as the page where storage is denied', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await openWith(SAID);
    expect(text()).toHaveValue(SAID);
    await open();
    expect(text()).toHaveValue(EXAMPLE);
  });
});

describe('a link', () => {
  it('leaves the address once it is read, so that a reload brings what was typed since', async () => {
    window.location.hash = hashOf('Wait 5 seconds.');
    const user = await open();
    await waitFor(() => expect(text()).toHaveValue('Wait 5 seconds.'));
    expect(screen.getByText(words.say.opened)).toBeInTheDocument();
    expect(window.location.hash).toBe('');
    await write(user, 'Wait 6 seconds.');
    expect(screen.queryByText(words.say.opened)).not.toBeInTheDocument();
    await open();
    expect(text()).toHaveValue('Wait 6 seconds.');
  });

  it('that is followed on the page is opened, and undone', async () => {
    const user = await openWith('Wait 6 seconds.');
    window.location.hash = hashOf('Wait 5 seconds.');
    await waitFor(() => expect(text()).toHaveValue('Wait 5 seconds.'));
    await press(user, words.say.undo);
    expect(text()).toHaveValue('Wait 6 seconds.');
  });

  it('opened twice over what was typed leaves a way back to it after a reload, in both languages', async () => {
    const [typed, printed] = [
      'Add 50 µL of water to A1.',
      'A1に水を50 µLずつ、ウェルごとに新しいチップで分注する。',
    ];
    await openWith(typed);
    for (const saying of ['Wait 5 seconds.', 'Wait 6 seconds.', 'Wait 5 seconds.']) {
      window.location.hash = hashOf(saying);
      await open();
      await waitFor(() => expect(text()).toHaveValue(saying));
    }
    await undoAll(await open('ja'), copy('ja').say.undo);
    expect(text('ja')).toHaveValue(printed);
    await undoAll(await open(), words.say.undo);
    expect(text()).toHaveValue(typed);
  });

  it('that cannot be read is reported, and changes nothing', async () => {
    window.location.hash = '#p=AAAA';
    await open();
    expect(await screen.findByText(words.say.unreadable)).toBeInTheDocument();
    expect(text()).toHaveValue(EXAMPLE);
    expect(window.location.hash).toBe('');
  });

  it('is reported each time, and closing what reports it leaves the focus in the studio', async () => {
    const user = await open();
    for (const _ of ['once', 'twice', 'three times']) {
      window.location.hash = '#p=AAAA';
      expect(await screen.findByText(words.say.unreadable)).toBeInTheDocument();
      await press(user, words.studio.close);
      expect(screen.queryByText(words.say.unreadable)).not.toBeInTheDocument();
      expect(document.querySelector('[data-studio]')).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('that would not be read is not copied', async () => {
    const user = await open();
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (one: string) => written.push(one) },
      configurable: true,
    });
    await write(user, 'Dispense 5 µL of water into rows A to H, with one tip.\n'.repeat(80));
    await takeHome(user);
    await press(user, words.take.link);
    expect(screen.getByText(words.take.tooLong)).toBeInTheDocument();
    expect(written).toEqual([]);
  });
});

it.each(['link', 'copy', 'copyMail'] as const)(
  'what cannot be copied is shown, to be copied by hand: %s',
  async (name) => {
    const user = await open();
    const writing = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('denied'));
    await takeHome(user);
    await press(user, words.take[name]);
    const shown = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: words.take[name] });
    expect(shown).toHaveValue(writing.mock.calls[0]?.[0]);
    expect(shown).toHaveAttribute('readonly');
    await user.click(shown);
    expect(shown.value.slice(shown.selectionStart, shown.selectionEnd)).toBe(shown.value);
    writing.mockRestore();
    await press(user, words.take[name]);
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  },
);

it('a link that could not be copied is that of what is typed since', async () => {
  const user = await open();
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  await takeHome(user);
  await press(user, words.take.link);
  const shown = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: words.take.link });
  await write(user, 'Wait 6 seconds.');
  await waitFor(() => expect(shown.value).toContain(hashOf('Wait 6 seconds.')));
});

describe('an example', () => {
  const choose = async (user: UserEvent, index: number) => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.say.example}`) }));
    await user.click((await screen.findAllByRole('menuitem'))[index] as HTMLElement);
  };

  it('takes the place of what was typed, which undo brings back and redo takes away', async () => {
    const user = await openWith('Wait 6 seconds.');
    await choose(user, 1);
    expect(text()).toHaveValue(words.say.examples[1]?.text);
    await press(user, words.say.undo);
    expect(text()).toHaveValue('Wait 6 seconds.');
    await press(user, words.say.redo);
    expect(text()).toHaveValue(words.say.examples[1]?.text);
    // What was there was cleared, and another text pasted.
    for (let count = 0; count < 3; count += 1) await press(user, words.say.undo);
    expect(text()).toHaveValue(EXAMPLE);
    expect(screen.getByRole('button', { name: words.say.undo })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is chosen from the plates below the bench as well', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: /^Wash three times/ }));
    expect(text()).toHaveValue(words.say.examples[4]?.text);
    // From where it is seen, and said which one it is.
    const bench = screen.getByRole('region', { name: words.studio.name });
    expect(within(bench).getByRole('button', { name: /Wash three times/ })).toHaveFocus();
  });
});

describe('a file', () => {
  const choose = async (user: UserEvent, content: string) => {
    await takeHome(user);
    await user.upload(screen.getByLabelText(words.take.open), new File([content], 'protocol.json'));
  };

  it('that was saved here is opened again, and undone', async () => {
    const user = await open();
    const steps = [{ do: 'wait', seconds: 5 }];
    await choose(user, JSON.stringify({ $schema: 'https://example.com/x.json', version: 1, steps }));
    await waitFor(() => expect(text()).toHaveValue('Wait 5 seconds.'));
    expect(screen.getByText(words.say.openedFile)).toBeInTheDocument();
    await press(user, words.say.undo);
    expect(text()).toHaveValue(EXAMPLE);
  });

  it.each(['', '[1, 2', '{"version": 2}', '{"version": 1, "steps": [{"do": "fly"}]}'])(
    'that is none is reported, and changes nothing: %j',
    async (content) => {
      await choose(await open(), content);
      expect(await screen.findByText(words.say.unreadableFile)).toBeInTheDocument();
      expect(text()).toHaveValue(EXAMPLE);
    },
  );

  it('that may not be read is reported, and changes nothing', async () => {
    jest.spyOn(Blob.prototype, 'text').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    await open();
    fireEvent.drop(text(), { dataTransfer: { files: [new File(['{}'], 'protocol.json')] } });
    expect(await screen.findByText(words.say.unreadableFile)).toBeInTheDocument();
    expect(text()).toHaveValue(EXAMPLE);
  });

  it('is opened by dropping it', async () => {
    await open();
    const file = new File(['{"version": 1, "steps": [{"do": "wait", "seconds": 7}]}'], 'protocol.json');
    fireEvent.drop(text(), { dataTransfer: { files: [file] } });
    await waitFor(() => expect(text()).toHaveValue('Wait 7 seconds.'));
  });
});

describe('what is saved just after typing', () => {
  const saved = jest.mocked(saveFile);
  beforeEach(() => saved.mockClear());

  it('is what is there now', async () => {
    const user = await openWith('Wait 6 seconds.');
    await takeHome(user);
    fireEvent.click(screen.getByRole('button', { name: words.take.save }));
    await write(user, 'Wait 7 seconds.');
    fireEvent.click(screen.getByRole('button', { name: words.take.save }));
    expect(saved.mock.calls.map(([, script]) => /seconds=(\d)/.exec(script)?.[1])).toEqual(['6', '7']);
  });

  it('is nothing where a mistake has just come in', async () => {
    const user = await open();
    await takeHome(user);
    await write(user, 'Remove 80 µL from A1.');
    fireEvent.click(screen.getByRole('button', { name: words.take.save }));
    expect(saved).not.toHaveBeenCalled();
  });
});

it.each(['constructor', '__proto__', 'valueOf', 'toString'])('a liquid may be called %s', async (name) => {
  await openWith(`Add 50 µL of “${name}” to A1. Remove 20 µL from A1.`);
  await waitFor(() => expect(well(`A1: ${name} 30 µL`)).toBeInTheDocument());
  expect(document.body.textContent).not.toMatch(/NaN|function|\[object/);
  expect(state()).toBe(words.studio.fine);
});

describe('what the page says in numbers', () => {
  const values = () =>
    [...document.querySelectorAll('section[aria-label] > div dd')]
      .slice(0, 3)
      .map(({ textContent }) => textContent);

  it.each([
    // 8 columns × 8 wells × 50 µL and the 1 mL that cannot be drawn; 8 × 12 s at least, 8 × 32 s at most.
    [
      'en',
      'Dispense 50 µL of reagent B into columns 1 to 8.',
      ['64 / 64', '3.2 / 3.2 mL', '1 min 36 s to 4 min 16 s'],
      '4.2 mL',
    ],
    ['ja', '1〜8列に試薬Bを50 µLずつ分注する。', ['64／64本', '3.2／3.2 mL', '1分36秒〜4分16秒'], '4.2 mL'],
  ] as const)('in %s: tips, what to fill in, and time', async (locale, saying, said, filled) => {
    await openWith(saying, locale);
    await waitFor(() => expect(values()).toEqual(said));
    expect(
      screen.getByText((_, item) => item?.tagName === 'LI' && /B.*4\.2 mL$/.test(item.textContent ?? '')),
    ).toHaveTextContent(filled);
  });

  it.each([
    ['Add 200.01 µL of water to A1.', '200.01 µL is more than the 200 µL that a tip holds.'],
    ['Add 4.99 µL of water to A1.', '4.99 µL is less than the 5 µL that the pipette can do.'],
    ['A1 holds 360.01 µL of water.', 'A1 would hold 360.01 µL, more than the 360 µL of a well.'],
    ['A1 holds 50 µL of dye. Remove 50.01 µL from A1.', 'There is 50 µL in A1; 50.01 µL cannot be drawn.'],
  ])('%s', async (saying, mistake) => {
    await openWith(saying);
    await waitFor(() => expect(document.body).toHaveTextContent(mistake));
  });

  it('each motion, and each well, to the hundredth', async () => {
    const user = await openWith('Add 12.25 µL of water to A1. Wait 90 seconds.');
    await waitFor(() => expect(well('A1: water 12.25 µL')).toBeInTheDocument());
    const back = screen.getByRole('button', { name: words.rehearse.back });
    const said: (string | null)[] = [];
    for (let count = 0; count < 3; count += 1) {
      await user.click(back);
      said.push(screen.getByRole('slider').getAttribute('aria-valuetext'));
    }
    expect(said).toEqual([
      '4 of 5: wait 90 s',
      '3 of 5: dispense 12.25 µL into A1',
      '2 of 5: aspirate 12.25 µL from water in the reservoir',
    ]);
  });
});

describe('the drawer', () => {
  const file = (seconds: number) =>
    new File([JSON.stringify({ version: 1, steps: [{ do: 'wait', seconds }] })], 'protocol.json');

  it('says what came of each file, also of one that changes nothing', async () => {
    const user = await open();
    const drawer = within(await takeHome(user));
    const input = screen.getByLabelText(words.take.open);
    await user.upload(input, file(5));
    expect(await drawer.findByText(words.say.openedFile)).toBeInTheDocument();
    await user.upload(input, new File(['no'], 'protocol.json'));
    expect(await drawer.findByText(words.say.unreadableFile)).toBeInTheDocument();
    await user.click(drawer.getByRole('radio', { name: /^JSON/ }));
    await user.upload(input, new File(['no'], 'protocol.json'));
    expect(await drawer.findByText(words.say.unreadableFile)).toBeInTheDocument();
    await user.upload(input, file(5));
    await drawer.findByText(words.say.openedFile);
    await press(user, words.say.undo);
    expect(text()).toHaveValue(EXAMPLE);
  });

  it('has its own words where there is no step', async () => {
    const user = await open();
    await user.clear(text());
    expect(within(await takeHome(user)).getByText(words.take.nothing)).toBeInTheDocument();
  });
});
