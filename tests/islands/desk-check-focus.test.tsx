/** @jest-environment jsdom */
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MOST_STATIONS } from '@/lib/desk-check/schema';
import {
  button,
  example,
  FIRST,
  field,
  minutes,
  minutesOf,
  moveButton,
  notice,
  openTool,
  operation,
  planFile,
  said,
  steps,
  storedPlan,
  words,
} from './desk-check-tool';

/** Where the focus is after what takes its element away, what is said twice, and what a key is left to. */

const { take, undo, bench, start, assumptions } = words;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(async () => {
  user = userEvent.setup();
  await openTool();
});
afterEach(() => jest.restoreAllMocks());

describe('the menu of files, which closes around what was pressed in it, has the focus:', () => {
  const menu = () => document.querySelector('#take details') as HTMLDetailsElement;
  const summary = () => menu().querySelector('summary') as HTMLElement;
  beforeEach(() => user.click(summary()));
  const expectClosed = () => {
    expect(menu().open).toBe(false);
    expect(summary()).toHaveFocus();
  };

  it('a file is saved', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:0', revokeObjectURL() {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(button(take.json));
    expectClosed();
  });

  it('a file is opened', async () => {
    const picker = menu().querySelector('input') as HTMLInputElement;
    act(() => picker.focus());
    // The library gives the focus back to the field after that; browsers do so before.
    fireEvent.change(picker, { target: { files: [planFile(example(1))] } });
    expectClosed();
    await waitFor(() => expect(minutes()).toEqual(minutesOf(example(1))));
  });
});

it('Escape closes one thing: a row or menu that is open keeps the key from what lies around it', () => {
  for (const details of [steps()[0]?.closest('details'), document.querySelector('#take details')]) {
    const summary = details?.querySelector('summary') as HTMLElement;
    const isLeft = () => fireEvent.keyDown(summary, { key: 'Escape' });
    expect(isLeft()).toBe(true);
    details?.setAttribute('open', '');
    expect(isLeft()).toBe(false);
    expect(details).not.toHaveAttribute('open');
  }
});

describe('the bar with the short answer', () => {
  const show = () => button(words.answer.show);

  it('leads to the paper beside the procedure, and the focus with it: the bar goes', async () => {
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    HTMLElement.prototype.scrollIntoView = jest.fn();
    await user.click(show());
    expect(document.activeElement?.closest('#answer')).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(FIRST.title);
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  });

  it('says that it opens the paper where that lies over the page', () => {
    expect(show()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('what is said again is told again:', () => {
  /** What a part of the page tells a screen reader while something is done. */
  async function told(region: HTMLElement, act: () => Promise<void>): Promise<string[]> {
    const heard: string[] = [];
    const hear = () => heard.push(region.textContent ?? '');
    const observer = new MutationObserver(hear);
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    await act();
    observer.disconnect();
    return heard;
  }

  it('undo and redo, where it was done and above', async () => {
    for (let times = 0; times < 3; times += 1) await user.click(moveButton('remove', 1));
    for (const name of ['button', 'redo'] as const)
      for (let times = 0; times < 3; times += 1) {
        const heard = await told(notice(), () => user.click(button(undo[name])));
        expect(heard.at(-1)).toContain(name === 'button' ? undo.done : undo.redone);
      }
    await user.click(button(start.empty));
    await user.click(button(start.empty));
    for (let times = 0; times < 2; times += 1)
      expect((await told(notice(), () => user.click(button(undo.button)))).at(-1)).toContain(undo.done);
  });

  it('a file that is no plan', async () => {
    const drop = () => {
      fireEvent.drop(document.querySelector('#procedure') as HTMLElement, {
        dataTransfer: { files: [planFile('手順を書いたメモ')] },
      });
      return waitFor(() => expect(notice()).toHaveTextContent(words.problems.failed));
    };
    await drop();
    const mark = notice().querySelector('p');
    await drop();
    await waitFor(() => expect(mark).not.toBeInTheDocument());
  });

  it('the text is copied, then the link', async () => {
    await user.click(button(take.copy));
    await waitFor(() => expect(said()).toHaveTextContent(take.copied));
    const heard = await told(said(), async () => {
      await user.click(button(take.link));
      await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('#'));
    });
    expect(heard.at(-1)).toBe(take.copied);
  });
});

it('many things that are wrong with a file stand in a list that the keyboard can scroll', async () => {
  const text = JSON.stringify({ ...FIRST, start: '2026-02-30', weeksPerYear: 53 });
  await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, planFile(text));
  const list = () => within(notice()).getByRole('list');
  await waitFor(() => expect(list()).toHaveAttribute('tabindex', '0'));
  expect(list()).toHaveAccessibleName(notice().querySelector('p')?.textContent ?? 'none');
});

it('who takes all steps away and starts empty stands in the first step', async () => {
  while (steps().length > 0) await user.click(moveButton('remove', 1));
  await waitFor(() => expect(document.querySelector('#procedure')).toHaveTextContent(words.procedure.none));
  await waitFor(() => expect(document.querySelector('#dock')).toHaveTextContent(words.worth.empty));
  await user.click(button(start.empty));
  await waitFor(() => expect(operation(1)).toHaveFocus());
});

it('half a day is no part of a plan that is dropped while it is being typed', async () => {
  await user.type(field(assumptions.start), '2027-0');
  fireEvent.drop(document.querySelector('#procedure') as HTMLElement, {
    dataTransfer: { files: [planFile({ ...example(1), start: '2027-04-05' })] },
  });
  await waitFor(() => expect(minutes()).toEqual(minutesOf(example(1))));
  expect(field(assumptions.start)).toHaveValue('2027-04-05');
  await user.tab();
  expect(storedPlan().start).toBe('2027-04-05');
});

it('who adds something to the bench stands in it, also where it is the last for which there is room', async () => {
  for (let count = FIRST.bench.stations.length; count < MOST_STATIONS; count += 1) {
    await user.click(button(bench.add));
    await waitFor(() => expect(document.activeElement?.id).toBe(`field-bench-stations-${count}-kind`));
  }
  expect(button(bench.add)).toBeDisabled();
});
