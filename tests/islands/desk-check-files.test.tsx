/** @jest-environment jsdom */
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPlanHash, readPlanText, writePlan } from '@/lib/desk-check/link';
import { phrase } from '@/lib/desk-check/phrase';
import { problemLine } from '@/lib/desk-check/problem-text';
import { SHEET_PARTS } from '@/lib/desk-check/sheet-lines';
import { fill } from '@/lib/listing/fill';
import { MAX_LENGTH } from '@/lib/mail-draft';
import {
  button,
  closeTool,
  example,
  FIRST,
  field,
  handsOn,
  hasButton,
  LONGEST,
  minutes,
  minutesOf,
  notice,
  openTool,
  PROPS,
  planFile,
  retype,
  said,
  storedPlan,
  words,
} from './desk-check-tool';

const own = words.take;
const filePicker = () => document.querySelector('input[type="file"]') as HTMLInputElement;
const copied = () => navigator.clipboard.readText();
let user: ReturnType<typeof userEvent.setup>;

/** As choosing a file does, and as dropping it on the tool does. */
const WAYS = [
  ['chosen', (file: File) => user.upload(filePicker(), file)],
  [
    'dropped',
    async (file: File) => {
      const target = document.querySelector('#procedure') as HTMLElement;
      // Without this the browser would open the file in place of the page.
      expect(fireEvent.dragOver(target, { dataTransfer: { files: [file] } })).toBe(false);
      expect(fireEvent.drop(target, { dataTransfer: { files: [file] } })).toBe(false);
    },
  ],
] as const;

beforeEach(async () => {
  user = userEvent.setup();
  await openTool();
});
afterEach(() => jest.restoreAllMocks());

describe.each(WAYS)('a file that is %s', (_, open) => {
  const expectStored = async () => {
    await waitFor(() => expect(notice()).toHaveTextContent(words.problems.failed));
    // In sight, wherever the page stood, and where one goes on from.
    expect(notice()).toHaveFocus();
    expect(hasButton(words.undo.button)).toBe(false);
    expect(minutes()).toEqual(minutesOf(FIRST));
    expect(hasButton(words.undo.button)).toBe(false);
  };

  it('and refused leaves the way back from what was done before', async () => {
    await open(planFile({ ...LONGEST, title: '保存した計画' }));
    await waitFor(() => expect(minutes()).toEqual(minutesOf(LONGEST)));
    for (let times = 0; times < 3; times += 1) {
      await open(new File(['no plan'], 'plan.json'));
      await waitFor(() => expect(notice()).toHaveTextContent(words.problems.failed));
      await user.click(button(words.undo.button));
      await waitFor(() => expect(minutes()).toEqual(minutesOf(FIRST)));
      expect(notice()).not.toHaveTextContent(words.problems.failed);
      await user.click(button(words.undo.redo));
      await waitFor(() => expect(minutes()).toEqual(minutesOf(LONGEST)));
    }
  });

  it('and refused says nothing any more of the file before it, nor what was wrong with that', async () => {
    await open(planFile(JSON.stringify({ ...example(1), weeksPerYear: 53 })));
    const opened = phrase(words.problems.openedWith, { n: 1 });
    await waitFor(() => expect(notice()).toHaveTextContent(opened));
    await open(planFile('{"version":1,'));
    await waitFor(() => expect(notice()).toHaveTextContent(words.problems.failed));
    expect(notice()).not.toHaveTextContent(opened);
    expect(notice()?.querySelectorAll('[data-notice]')).toHaveLength(1);
    await user.click(button(words.undo.button));
    await waitFor(() => expect(minutes()).toEqual(minutesOf(FIRST)));
  });

  it('and good takes the place of what is there, until that is undone', async () => {
    await open(planFile({ ...LONGEST, title: '保存した計画' }));
    await waitFor(() => expect(field(words.procedure.name)).toHaveValue('保存した計画'));
    expect(minutes()).toEqual(minutesOf(LONGEST));
    expect(notice()).toHaveTextContent(words.problems.opened);
    await user.click(button(words.undo.button));
    await waitFor(() => expect(minutes()).toEqual(minutesOf(FIRST)));
  });

  it('and partly bad names what is bad, and keeps the rest, until that is undone', async () => {
    const text = JSON.stringify({
      ...example(1),
      start: '2026-02-30',
      weeksPerYear: 53,
      bench: { ...FIRST.bench, depth: 'deep' },
    });
    const { plan, problems } = readPlanText(text);
    expect(problems.length).toBeGreaterThan(2);
    await open(planFile(text));
    await waitFor(() =>
      expect(notice()).toHaveTextContent(phrase(words.problems.openedWith, { n: problems.length })),
    );
    expect(notice()).toHaveFocus();
    for (const problem of problems) expect(notice()).toHaveTextContent(problemLine(problem, plan, PROPS.ja));
    expect(minutes()).toEqual(minutesOf(example(1)));
    await waitFor(() => expect(storedPlan()).toEqual(plan));
    await user.click(button(words.undo.button));
    await waitFor(() => expect(minutes()).toEqual(minutesOf(FIRST)));
  });

  it('and bad in many places names the first, and how many more', async () => {
    const steps = LONGEST.steps.map((one) => ({ ...one, handsOn: '三分', grams: '二杯' }));
    const text = JSON.stringify({ ...FIRST, steps });
    const { plan, problems } = readPlanText(text);
    await open(planFile(text));
    const lines = () => [...(notice()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(lines()).toEqual([
        ...problems.slice(0, 20).map((problem) => problemLine(problem, plan, PROPS.ja)),
        fill(words.problems.more, { n: problems.length - 20 }),
      ]),
    );
  });

  it('and no JSON changes nothing, and says so', async () => {
    await open(planFile('手順を書いたメモ'));
    await expectStored();
  });

  it('and empty changes nothing, and says so', async () => {
    await open(planFile(''));
    await expectStored();
  });

  it('and gone before it is read changes nothing, and says so', async () => {
    const reading = jest.spyOn(Blob.prototype, 'text');
    reading.mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    await open(planFile('{}'));
    await expectStored();
    reading.mockRestore();
  });

  it('and far too large is not read, and says so', async () => {
    await open(planFile(`${writePlan(FIRST)}${' '.repeat(5_000_000)}`));
    await expectStored();
  });

  it('and the same again is opened again', async () => {
    const file = planFile(example(2));
    await open(file);
    await waitFor(() => expect(minutes()).toEqual(minutesOf(example(2))));
    await user.click(button(words.undo.button));
    await waitFor(() => expect(minutes()).toEqual(minutesOf(FIRST)));
    await open(file);
    await waitFor(() => expect(minutes()).toEqual(minutesOf(example(2))));
  });
});

it('a file opened from the sheet that lies over the page leads to what is said, not to what opened the sheet', async () => {
  const hidePopover = jest.fn(() => button(words.answer.show).focus());
  Object.assign(HTMLElement.prototype, { hidePopover });
  await user.upload(filePicker(), planFile(example(2)));
  await waitFor(() => expect(notice()).toHaveTextContent(words.problems.opened));
  expect(hidePopover).toHaveBeenCalled();
  await waitFor(() => expect(notice()).toHaveFocus());
  await user.tab();
  expect(button(words.undo.button)).toHaveFocus();
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

it('something that is dropped and is no file changes nothing', () => {
  fireEvent.drop(document.querySelector('#procedure') as HTMLElement, { dataTransfer: { files: [] } });
  expect(notice()).toBeEmptyDOMElement();
});

it('text that is dropped into a field is the browser’s, a file is not', async () => {
  const drop = (files: File[]) => {
    const event = createEvent.drop(field(words.procedure.name), { dataTransfer: { files, types: [] } });
    fireEvent(field(words.procedure.name), event);
    return event.defaultPrevented;
  };
  expect(drop([])).toBe(false);
  expect(drop([planFile(example(2))])).toBe(true);
  await waitFor(() => expect(minutes()).toEqual(minutesOf(example(2))));
});

describe('copied is', () => {
  it('the sheet as text', async () => {
    await user.click(button(own.copy));
    await waitFor(() => expect(said()).toHaveTextContent(own.copied));
    const text = await copied();
    expect(text).toContain(FIRST.title);
    for (const name of ['purpose', 'now', 'proposal', 'effect', 'cost', 'schedule', 'assumptions'] as const)
      expect(text).toContain(words.sheet[name]);
    expect(text).toContain(words.bring.title);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('a link that opens the same plan', async () => {
    await user.type(field(words.procedure.name), '（私の）');
    await user.click(button(own.link));
    await waitFor(() => expect(said()).toHaveTextContent(own.copied));
    const { origin, pathname, hash } = new URL(await copied());
    expect(origin + pathname).toBe(`${window.location.origin}/plan`);
    expect(readPlanHash(hash)).toEqual({ plan: { ...FIRST, title: `${FIRST.title}（私の）` }, problems: [] });
  });
});

describe('in the moment after a key, before the paper is drawn again,', () => {
  const NEWEST = 'たったいま書いた名前';
  const paper = () => document.querySelector('[data-paper]');
  const storedStart = () => JSON.parse(sessionStorage.getItem('desk-check') ?? '').start;
  beforeEach(() => {
    fireEvent.input(field(words.procedure.name), { target: { value: NEWEST } });
    // Else this would be no such moment.
    expect(paper()).not.toHaveTextContent(NEWEST);
  });

  it.each(['copy', 'link'] as const)('what is copied is the newest: %s', async (name) => {
    fireEvent.click(button(own[name]));
    await waitFor(() => expect(said()).toHaveTextContent(own.copied));
    const text = await copied();
    expect(name === 'copy' ? text : readPlanHash(new URL(text).hash)?.plan.title).toContain(NEWEST);
  });

  it('what is mailed is the newest', () => {
    const mail = screen.getByText(own.mail, { selector: 'a' }) as HTMLAnchorElement;
    let href = '';
    // As the browser does: it reads the address once everybody has heard of the click. jsdom opens none.
    const read = (click: Event) => {
      ({ href } = mail);
      click.preventDefault();
    };
    window.addEventListener('click', read, { once: true });
    fireEvent.click(mail);
    expect(decodeURIComponent(href)).toContain(NEWEST);
  });

  it('what is printed is the newest', () => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(paper()).toHaveTextContent(NEWEST);
  });

  it.each(['beforeprint', 'pagehide'])('a day that cannot be read is kept and told: %s', async (event) => {
    const start = () => field(words.assumptions.start);
    await user.type(start(), '2027-04-05');
    await user.clear(start());
    fireEvent.input(start(), { target: { value: 'next May' } });
    expect(paper()).not.toHaveTextContent(words.problems.date);
    act(() => void window.dispatchEvent(new Event(event)));
    expect(storedStart()).toBe('next May');
    await waitFor(() => expect(paper()).toHaveTextContent(words.problems.date));
  });

  it('what a reload brings back is the newest', async () => {
    closeTool();
    await openTool();
    await waitFor(() => expect(field(words.procedure.name)).toHaveValue(NEWEST));
    expect(paper()).toHaveTextContent(NEWEST);
  });
});

it('a link that is copied holds what could not be read as it was typed', async () => {
  await retype(user, handsOn(1), '2200');
  await user.click(button(own.link));
  await waitFor(async () => {
    const { problems } = readPlanHash(new URL(await copied()).hash) ?? {};
    expect(problems).toMatchObject([{ path: 'steps.0.handsOn', kind: 'high', value: '2200' }]);
  });
});

it.each([
  ['number', () => handsOn(1)],
  ['day', () => field(words.assumptions.start)],
])('however much is pasted in place of a %s, the link that is copied opens', async (_what, place) => {
  await user.clear(place());
  await user.click(place());
  await user.paste('1'.repeat(40_000));
  await user.click(button(own.link));
  await waitFor(async () => expect(readPlanHash(new URL(await copied()).hash)?.plan.title).toBe(FIRST.title));
});

describe('what cannot be copied', () => {
  it.each([['copy'], ['link']] as const)('is shown, to be copied by hand: %s', async (name) => {
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    await user.click(button(own[name]));
    await waitFor(() => expect(said()).toHaveTextContent(own.notCopied));
    const shown = document.querySelector('textarea') as HTMLTextAreaElement;
    expect(shown).toHaveValue(write.mock.calls[0]?.[0]);
    expect(shown).toHaveAttribute('readonly');
    expect(shown).toHaveAccessibleName(own[name]);
    await user.click(shown);
    expect(shown.value.slice(shown.selectionStart, shown.selectionEnd)).toBe(shown.value);
    write.mockRestore();
    await user.click(button(own[name]));
    await waitFor(() => expect(document.querySelector('textarea')).toBeNull());
  });

  it('where the browser has no clipboard is shown as well', async () => {
    jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await user.click(button(own.copy));
    await waitFor(() => expect(document.querySelector('textarea')?.value).toContain(FIRST.title));
  });
});

describe('saved is', () => {
  const saved: { name: string; type: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    saved.length = 0;
    const blobs = new Map<string, Blob>();
    Object.assign(URL, {
      createObjectURL(blob: Blob) {
        const address = `blob:${blobs.size}`;
        blobs.set(address, blob);
        return address;
      },
      revokeObjectURL() {},
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const blob = blobs.get(this.href) as Blob;
      saved.push({ name: this.download, type: blob.type, text: blob.text() });
    });
  });

  it('JSON, which reads as the same plan', async () => {
    await user.type(field(words.procedure.name), '（私の）');
    await user.click(button(own.json));
    expect(saved).toMatchObject([{ name: `${own.fileName}.json`, type: 'application/json;charset=utf-8' }]);
    expect(readPlanText((await saved[0]?.text) ?? '')).toEqual({
      plan: { ...FIRST, title: `${FIRST.title}（私の）` },
      problems: [],
    });
  });

  it('JSON, in which what could not be read is as it was typed, and the rest as it was read', async () => {
    await retype(user, handsOn(1), '2200');
    await retype(user, handsOn(2), '７');
    await user.click(button(own.json));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [first, second] = JSON.parse((await saved[0]?.text) ?? '').steps;
    expect([first.handsOn, second.handsOn]).toEqual(['2200', 7]);
  });

  it('Markdown, in which what was typed stays text', async () => {
    await user.type(field(words.procedure.name), '*_<b>');
    await user.click(button(own.markdown));
    await waitFor(() =>
      expect(saved).toMatchObject([{ name: `${own.fileName}.md`, type: 'text/markdown;charset=utf-8' }]),
    );
    const text = (await saved[0]?.text) ?? '';
    expect(text).toMatch(/^# /);
    expect(text).toContain('\\*\\_\\<b\\>');
    expect(text.match(/^## /gm)).toHaveLength(SHEET_PARTS.length);
  });
});

describe('the menu of files', () => {
  const summary = () => document.querySelector('#take summary') as HTMLElement;
  const isOpen = () => summary().closest('details')?.open;

  it('is closed by Escape, which gives the focus back, and by leaving it, however often', async () => {
    for (const leave of ['{Escape}', '{Shift>}{Tab}{/Shift}', '{Escape}']) {
      await user.click(summary());
      expect(isOpen()).toBe(true);
      await user.keyboard(leave);
      expect(isOpen()).toBe(false);
      if (leave === '{Escape}') expect(summary()).toHaveFocus();
    }
  });
});

it('what could not be copied is shown as it is by now', async () => {
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(button(own.copy));
  const shown = () => document.querySelector('#take textarea') as HTMLTextAreaElement;
  await waitFor(() => expect(shown()).toBeVisible());
  await user.type(field(words.procedure.name), '（私の）');
  await waitFor(() => expect(shown().value).toContain('（私の）'));
});

describe('the mail draft', () => {
  const draft = () =>
    new URL(
      (
        [...document.querySelectorAll('a')].find(({ href }) =>
          href.startsWith('mailto:'),
        ) as HTMLAnchorElement
      ).href,
    );

  it('says what could not be read, and what the sums go on with', async () => {
    await retype(user, handsOn(1), '2200');
    await waitFor(() =>
      expect(draft().searchParams.get('body')).toContain(fill(words.problems.used, { value: '220' })),
    );
  });

  it.each([
    ['ja', FIRST],
    ['ja', { ...LONGEST, title: '長'.repeat(80), purpose: '長'.repeat(200) }],
    ['en', { ...LONGEST, title: 'long '.repeat(16), purpose: 'long '.repeat(40) }],
  ] as const)('in %s goes to the company, within what mail programs take', async (locale, plan) => {
    closeTool();
    sessionStorage.setItem('desk-check', writePlan(plan));
    await openTool(locale);
    const { words: tool, company } = PROPS[locale];
    await waitFor(() =>
      expect(draft().searchParams.get('subject')).toBe(fill(tool.sheet.of, { name: plan.title })),
    );
    expect(draft().pathname).toBe(company.mail);
    expect(draft().href.length).toBeLessThanOrEqual(MAX_LENGTH);
    const body = draft().searchParams.get('body') ?? '';
    expect(body.startsWith(tool.take.greeting)).toBe(true);
    expect(body).toContain(tool.worth.yes);
  });
});

it('printing prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(button(own.print));
  expect(print).toHaveBeenCalledTimes(1);
});

it('nothing is sent, whatever is done', async () => {
  const sent = jest.fn();
  Object.assign(globalThis, { fetch: sent });
  Object.assign(navigator, { sendBeacon: sent });
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(sent);
  await user.type(field(words.procedure.purpose), '秘密');
  await user.click(button(own.copy));
  await user.click(button(own.link));
  await user.upload(filePicker(), planFile(LONGEST));
  await waitFor(() => expect(minutes()).toEqual(minutesOf(LONGEST)));
  expect(sent).not.toHaveBeenCalled();
});
