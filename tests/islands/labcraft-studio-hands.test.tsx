/** @jest-environment jsdom */
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { estimate } from '@/islands/labcraft-studio/words';
import { copy, open, openValues, openWith, text, windowWith, write } from './labcraft-studio-tool';

/** The studio under fingers, mouse and keys: what is reached, played, dragged and dropped. */

// Browsers have it; jsdom does not, and a press would have no place.
window.PointerEvent ??= MouseEvent as typeof PointerEvent;

const { studio, rehearse } = copy('en');

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const slider = () => screen.getByRole('slider') as HTMLInputElement;

it('of the tabs the one that is shown as selected is reached with Tab', async () => {
  await open();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
    ['true', 0],
    ['false', -1],
    ['true', 0],
  ]);
});

it('arrow keys go between the tabs that are shown', async () => {
  const user = await open();
  const tab = (name: string) => screen.getByRole('tab', { name });
  act(() => tab(studio.tabs.say).focus());
  for (const [key, name] of [
    ['{ArrowRight}', studio.tabs.check],
    ['{ArrowRight}', studio.tabs.say],
    ['{ArrowLeft}', studio.tabs.check],
  ] as const) {
    await user.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
});

it('says a time of hours to the second, and an estimate to the minute', async () => {
  await openWith('Wait 3661 seconds.');
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

it('goes by whole steps with Page Up and Page Down, up as a slider does', async () => {
  const user = await openWith('Add 50 µL of water to A1. Wait 5 seconds. Wait 9 seconds.');
  await waitFor(() => expect(slider()).toHaveAttribute('max', '6'));
  act(() => slider().focus());
  const values: string[] = [];
  for (const key of ['{PageDown}', '{PageDown}', '{PageDown}', '{PageUp}', '{PageUp}']) {
    await user.keyboard(key);
    values.push(slider().value);
  }
  expect(values).toEqual(['4', '3', '0', '3', '4']);
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

it('while it plays, what is read changes at a pace at which it can be, and tells the end', async () => {
  const user = await openWith(
    'Repeat the following 20 times: Wait 1 second. Wait 2 seconds. Wait 3 seconds.',
  );
  await waitFor(() => expect(slider()).toHaveAttribute('max', '60'));
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  await user.click(button(rehearse.play));
  await waitFor(() => expect(frames).toHaveLength(1));
  const begun = performance.now();
  const told = new Set<string>();
  const pointers = new Set<string>();
  for (let ms = 0; slider().value !== '60' || ms < 8000; ms += 100) {
    act(() => frames.shift()?.(begun + ms));
    told.add(slider().value);
    pointers.add(document.querySelector<HTMLElement>('[style*="translateX"]')?.style.transform ?? '');
  }
  expect(pointers.size).toBeGreaterThan(50);
  expect(told.size).toBeGreaterThan(20);
  expect(told.size).toBeLessThan(45);
  await waitFor(() => expect(button(rehearse.play)).toBeInTheDocument());
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
  for (const name of [studio.first, rehearse.back, rehearse.forward, studio.last])
    await waitFor(() => expect(button(name)).toHaveAttribute('aria-disabled', 'true'));
  expect(button(rehearse.play)).toBeDisabled();
});

/** The place of an element in the window, which jsdom does not lay out. */
const at = (element: Element, box: Partial<DOMRect>) =>
  Object.assign(element, { getBoundingClientRect: () => ({ left: 0, right: 0, top: 0, bottom: 0, ...box }) });
const tree = () => screen.getByRole('tree');

describe('the keys of the studio', () => {
  const inSight = () => at(document.querySelector('[data-studio]') as Element, { bottom: innerHeight });

  it('are those of the page while nothing has the focus, and the studio is in sight', async () => {
    const user = await openWith('Wait 5 seconds.');
    act(() => text().blur());
    await user.keyboard('{Control>}z{/Control}');
    expect(text()).toHaveValue('Wait 5 seconds.');
    inSight();
    await user.keyboard('{Control>}z{/Control}');
    expect(text()).toHaveValue('');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(slider()).toBeEnabled());
    await user.keyboard(' ');
    expect(button(rehearse.pause)).toBeInTheDocument();
  });

  it('leave a field elsewhere alone', async () => {
    const user = await open();
    inSight();
    await write(user, 'Wait 5 seconds.');
    const field = document.body.appendChild(document.createElement('input'));
    act(() => field.focus());
    await user.keyboard('{Control>}z{/Control}');
    field.remove();
    expect(text()).toHaveValue('Wait 5 seconds.');
  });
});

describe('the focus', () => {
  it('is where the first block will be when the last one is deleted', async () => {
    const user = await openWith('Wait 5 seconds.');
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(1));
    act(() => screen.getByRole('treeitem').focus());
    await user.keyboard('{Delete}');
    const place = screen.getByRole('group', { name: copy('en').check.tree });
    expect(place).toHaveFocus();
    await user.keyboard('+');
    expect(screen.getByRole('treeitem')).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(place).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(text()).toHaveValue('Wait 5 seconds.');
    expect(screen.getByRole('treeitem')).toHaveFocus();
  });

  it('is on the block that is selected when undo takes another one away with its open values', async () => {
    const user = await openWith('Wait 5 seconds.');
    await user.click(button('Mix'));
    await openValues(user, /^Times/);
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByRole('dialog', { name: /^Values of/ })).toBeNull();
    expect(screen.getByRole('treeitem')).toHaveFocus();
  });

  it('stays on its block where the browser makes the page larger', async () => {
    const user = await openWith('Wait 5 seconds.');
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(1));
    act(() => screen.getByRole('treeitem').focus());
    await user.keyboard('{Control>}+{/Control}{Meta>}+{/Meta}');
    expect(screen.getAllByRole('treeitem')).toHaveLength(1);
  });

  it('goes to the copy that is selected', async () => {
    const user = await openWith('Wait 5 seconds.');
    await user.click(button(copy('en').check.more));
    await user.click(await screen.findByRole('button', { name: copy('en').check.moves.copy }));
    expect(screen.getAllByRole('treeitem')[1]).toHaveFocus();
    expect(screen.getAllByRole('treeitem')[1]).toHaveAttribute('aria-selected', 'true');
  });

  it('goes to the block that is added below another', async () => {
    const user = await openWith('Wait 5 seconds.');
    await user.click(button(copy('en').check.insert));
    expect(screen.getAllByRole('treeitem')[1]).toHaveFocus();
  });

  it('stays on a button that can do no more', async () => {
    const user = await openWith('Wait 5 seconds.');
    const undo = button(copy('en').say.undo);
    await user.click(undo);
    await user.click(undo);
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    expect(undo).toHaveFocus();
  });

  it('is on the timeline once it was pressed', async () => {
    const user = await open();
    await user.click(slider().parentElement as Element);
    expect(slider()).toHaveFocus();
  });
});

describe('what is dragged', () => {
  const drag = (from: Element, ...points: [x: number, y: number][]) => {
    fireEvent.pointerDown(from, { clientX: 0, clientY: 500 });
    for (const [clientX, clientY] of points) fireEvent.pointerMove(from, { clientX, clientY });
    const isShown = document.querySelector('[data-seam]') !== null;
    fireEvent.pointerUp(from);
    fireEvent.click(from, { detail: 1 });
    return isShown;
  };
  const seen = (list: Element) => at(list.parentElement as Element, { right: 300, bottom: 300 });

  it('is put where it is let go, and nowhere outside of the blocks', async () => {
    await openWith('Wait 5 seconds.');
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(1));
    seen(tree());
    expect(drag(button('Mix'), [0, 490], [100, 100], [100, 400])).toBe(false);
    expect(text()).toHaveValue('Wait 5 seconds.');
    expect(drag(button('Mix'), [100, 100])).toBe(true);
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(2));
  });

  it('goes behind the last block, also where the mark of that place is shown already', async () => {
    await openWith('Wait 1 second.\nRepeat the following 2 times:\nWait 2 seconds.\nEnd of repeat.');
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(3));
    seen(tree());
    const boxes = [
      [0, 40],
      [40, 140],
      [80, 120],
    ] as const;
    for (const [place, [top, bottom]] of boxes.entries())
      at(screen.getAllByRole('treeitem')[place] as Element, { top, bottom });
    expect(drag(button('Mix'), [100, 200], [100, 201], [100, 202])).toBe(true);
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(4));
    expect(screen.getAllByRole('treeitem').at(-1)).toHaveAttribute('aria-level', '1');
    expect(text().value).toMatch(/End of repeat\.\nMix/);
  });

  it('is a press where it went no further than a hand slips', async () => {
    await openWith('Wait 5 seconds.');
    seen(tree());
    expect(drag(button('Mix'), [6, 506])).toBe(false);
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(2));
  });

  it('leaves the next press by the keyboard alone', async () => {
    const user = await openWith('Wait 5 seconds.');
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(1));
    seen(tree());
    const grip = document.querySelector('[data-grip]') as Element;
    drag(grip, [100, 100]);
    act(() => button('Mix').focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(2));
  });

  it('is let go of when the blocks change meanwhile: at its path may stand another one', async () => {
    const user = await openWith('Wait 5 seconds. Wait 6 seconds. Wait 7 seconds.');
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(3));
    act(() => screen.getAllByRole('treeitem')[0]?.focus());
    await user.keyboard('{Delete}');
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(2));
    seen(tree());
    const grip = [...document.querySelectorAll('[data-grip]')].at(-1) as Element;
    fireEvent.pointerDown(grip, { clientX: 0, clientY: 500 });
    fireEvent.pointerMove(grip, { clientX: 100, clientY: 100 });
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(3));
    fireEvent.pointerUp(grip);
    expect(text()).toHaveValue('Wait 5 seconds. Wait 6 seconds. Wait 7 seconds.');
  });

  it('is dragged with the first button of a mouse', async () => {
    await openWith('Wait 5 seconds.');
    seen(tree());
    const mix = button('Mix');
    fireEvent.pointerDown(mix, { clientX: 0, clientY: 500, button: 2 });
    fireEvent.pointerMove(mix, { clientX: 100, clientY: 100 });
    expect(document.querySelector('[data-seam]')).toBeNull();
  });

  it('is the first block where there is none', async () => {
    const user = await open();
    await user.clear(text());
    const empty = await screen.findByRole('group', { name: copy('en').check.tree });
    seen(empty);
    drag(button('Wait'), [100, 100]);
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(1));
  });
});

it('what is selected elsewhere comes into sight as a block and as a sentence', async () => {
  const user = await openWith('Add 50 µL of water to A1.\nRemove 80 µL from A1.\nWait 5 seconds.');
  await user.click(await screen.findByText(/^Wait$/, { selector: '[data-slip] span' }));
  const shown: Element[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
    shown.push(this);
  });
  await user.click(await screen.findByRole('button', { name: rehearse.goTo }));
  await waitFor(() => expect(shown).toHaveLength(2));
  expect(shown[0]).toHaveTextContent(/^Remove/);
  expect(shown[1]).toHaveTextContent(/Remove 80 µL/);
});

it('a long value of a block can be read in full', async () => {
  await openWith('Wait 5 seconds. Add 50 µL of “phosphate buffered saline from lot 12345” to A1.');
  await waitFor(() =>
    expect(button(/^Liquid: phosphate/)).toHaveAttribute('title', 'phosphate buffered saline from lot 12345'),
  );
  expect(button('Volume (µL): 50 µL')).not.toHaveAttribute('title');
});
