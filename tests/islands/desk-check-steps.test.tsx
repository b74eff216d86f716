/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planHash } from '@/lib/desk-check/link';
import { MOST_STEPS, UNPLACED } from '@/lib/desk-check/schema';
import { fill } from '@/lib/listing/fill';
import {
  button,
  example,
  exampleLink,
  FIRST,
  field,
  handsOn,
  hasButton,
  LONGEST,
  minutes,
  minutesOf,
  moveButton,
  notice,
  openTool,
  operation,
  presets,
  steps,
  storedPlan,
  words,
} from './desk-check-tool';

const user = userEvent.setup();
const own = words.procedure;
const FIRST_MINUTES = minutesOf(FIRST);
const expectMinutes = (expected: readonly string[]) => waitFor(() => expect(minutes()).toEqual(expected));
const undo = () => user.click(button(words.undo.button));

describe('a step', () => {
  beforeEach(() => openTool());

  it('is added at the end, empty, at the place of the last one', async () => {
    await user.click(button(own.add));
    await expectMinutes([...FIRST_MINUTES, '']);
    await waitFor(() => expect(operation(steps().length)).toHaveFocus());
    expect(operation(steps().length).closest('details')).toHaveAttribute('open');
    const last = steps().length;
    expect(operation(last)).toHaveValue('');
    expect(field(own.station, last)).toHaveValue(FIRST.steps.at(-1)?.station);
    await user.type(handsOn(last), '7');
    await waitFor(() => expect(storedPlan().steps.at(-1)?.handsOn).toBe(7));
  });

  it('is removed, which is said, and comes back as it was', async () => {
    await user.click(moveButton('remove', 4));
    await expectMinutes(FIRST_MINUTES.toSpliced(3, 1));
    expect(notice()).toHaveTextContent(fill(words.undo.step, { n: 4 }));
    await undo();
    await expectMinutes(FIRST_MINUTES);
    await waitFor(() => expect(storedPlan()).toEqual(FIRST));
    expect(notice()).toHaveTextContent(words.undo.done);
    expect(hasButton(words.undo.button)).toBe(false);
  });

  it('after step comes back, the last one removed first', async () => {
    await user.click(moveButton('remove', 1));
    await user.click(moveButton('remove', 1));
    await expectMinutes(FIRST_MINUTES.slice(2));
    await undo();
    await expectMinutes(FIRST_MINUTES.slice(1));
    await undo();
    await expectMinutes(FIRST_MINUTES);
  });

  it('after step can be removed until there is none, which is reported', async () => {
    for (const _ of FIRST.steps) await user.click(moveButton('remove', 1));
    await expectMinutes([]);
    const procedure = document.querySelector('#procedure');
    expect(procedure).toHaveTextContent(own.none);
    await waitFor(() => expect(document.querySelector('#answer')).toHaveTextContent(words.worth.empty));
    await user.click(button(own.add));
    await expectMinutes(['']);
    expect(procedure).not.toHaveTextContent(own.none);
    expect(field(own.station, 1)).toHaveValue(UNPLACED);
  });

  it.each([
    ['up', 3, [0, 2, 1]],
    ['down', 1, [1, 0, 2]],
  ] as const)('moves %s, and takes everything along', async (way, n, order) => {
    await user.click(moveButton(way, n));
    const moved = [...order.map((index) => FIRST.steps[index]), ...FIRST.steps.slice(3)];
    await waitFor(() => expect(storedPlan().steps).toEqual(moved));
    await expectMinutes(minutesOf({ steps: moved as typeof FIRST.steps }));
  });

  it('moves on with the same key: the focus goes along', async () => {
    moveButton('down', 1).focus();
    await user.keyboard('{Enter}');
    await expectMinutes([FIRST_MINUTES[1], FIRST_MINUTES[0], ...FIRST_MINUTES.slice(2)] as string[]);
    await waitFor(() => expect(moveButton('down', 2)).toHaveFocus());
    await user.keyboard('{Enter}');
    const [one, two, three, ...rest] = FIRST_MINUTES as [string, string, string];
    await expectMinutes([two, three, one, ...rest]);
    await waitFor(() => expect(moveButton('down', 3)).toHaveFocus());
    for (let n = 3; n < steps().length; n += 1) await user.keyboard('{Enter}');
    await expectMinutes([...FIRST_MINUTES.slice(1), one]);
    // There is no way further down: the other way is next to it.
    await waitFor(() => expect(moveButton('up', steps().length)).toHaveFocus());
  });

  it.each([
    ['in between', 2],
    ['the last', FIRST.steps.length],
  ])('that is removed, %s, leaves the way back in its place, with the focus', async (_which, n) => {
    moveButton('remove', n).focus();
    await user.keyboard('{Enter}');
    await expectMinutes(FIRST_MINUTES.toSpliced(n - 1, 1));
    await waitFor(() => expect(button(words.undo.button)).toHaveFocus());
    const place = [...document.querySelectorAll('#procedure ol > li')][n - 1];
    expect(place).toHaveTextContent(fill(words.undo.step, { n }));
    expect(place).toContainElement(button(words.undo.button));
  });

  it('that is opened closes the other one, and is marked in the run', async () => {
    const rows = [...document.querySelectorAll<HTMLDetailsElement>('#procedure details')];
    expect(new Set(rows.map(({ name }) => name)).size).toBe(1);
    const now = () => document.querySelectorAll('#procedure svg[role="img"] rect.fill-ink').length;
    const before = now();
    (rows[3] as HTMLDetailsElement).open = true;
    await waitFor(() => expect(now()).toBe(before + 1));
  });

  it('that leaves while it is open is marked no more: with a plan that takes its place, or removed', async () => {
    const marks = () =>
      document.querySelectorAll('#procedure svg[role="img"] rect.fill-ink[height="4"]').length;
    const open = async () => {
      const row = steps().at(-1)?.closest('details') as HTMLDetailsElement;
      row.open = true;
      await waitFor(() => expect(marks()).toBe(1));
    };
    const byLength = presets
      .map((_, at) => at)
      .sort((a, b) => example(a).steps.length - example(b).steps.length);
    const [shortest = 0, longest = 0] = [byLength[0], byLength.at(-1)];
    await user.click(exampleLink(longest));
    await expectMinutes(minutesOf(example(longest)));
    for (const leave of [() => exampleLink(shortest), () => moveButton('remove', steps().length)]) {
      await open();
      await user.click(leave());
      await undo();
      await expectMinutes(minutesOf(example(longest)));
      expect(marks()).toBe(0);
    }
  });

  it('moves neither above the first place nor below the last', async () => {
    const last = steps().length;
    expect(moveButton('up', 1)).toBeDisabled();
    expect(moveButton('down', last)).toBeDisabled();
    expect(moveButton('down', 1)).toBeEnabled();
    expect(moveButton('up', last)).toBeEnabled();
    for (let n = last; n > 1; n -= 1) await user.click(moveButton('remove', n));
    await expectMinutes(FIRST_MINUTES.slice(0, 1));
    expect(moveButton('up', 1)).toBeDisabled();
    expect(moveButton('down', 1)).toBeDisabled();
  });
});

it('there are twelve steps at most', async () => {
  await openTool('ja', planHash({ ...LONGEST, steps: LONGEST.steps.slice(1) }));
  await waitFor(() => expect(steps()).toHaveLength(MOST_STEPS - 1));
  await user.click(button(own.add));
  await waitFor(() => expect(steps()).toHaveLength(MOST_STEPS));
  expect(button(own.add)).toBeDisabled();
  await user.click(moveButton('remove', 5));
  await waitFor(() => expect(button(own.add)).toBeEnabled());
});

describe('an example', () => {
  beforeEach(() => openTool());

  it.each(presets.map(({ id }, index) => [id, index] as const))(
    'fills in everything: %s',
    async (_, index) => {
      await user.click(exampleLink(index));
      await expectMinutes(minutesOf(example(index)));
      await waitFor(() => expect(storedPlan()).toEqual(example(index)));
      expect(notice()).toHaveTextContent(fill(words.start.chosen, { name: presets[index]?.title ?? '' }));
      expect(window.location.hash).toBe('');
    },
  );

  it('that is undone gives back what was typed', async () => {
    await user.type(field(own.name), '（私の）');
    await user.click(exampleLink(2));
    await expectMinutes(minutesOf(example(2)));
    await undo();
    await waitFor(() => expect(field(own.name)).toHaveValue(`${FIRST.title}（私の）`));
    await expectMinutes(FIRST_MINUTES);
  });

  it('is a link that can be opened elsewhere: with a key held it changes nothing here', async () => {
    exampleLink(2).addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(exampleLink(2));
    await user.keyboard('{/Control}');
    expect(minutes()).toEqual(FIRST_MINUTES);
    expect(exampleLink(2)).toHaveAttribute('href', `#example-${presets[2]?.id}`);
  });
});
