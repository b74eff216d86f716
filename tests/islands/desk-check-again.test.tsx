/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { user } from '../helpers/user-with-timers';
import {
  button,
  exampleLink,
  field,
  hasButton,
  moveButton,
  names,
  openTool,
  operation,
  PROPS,
  placeName,
  steps,
  storedPlan,
  words,
} from './desk-check-tool';

/** What visitors did plainly in the desk check, and what went wrong: undo twice, two of a kind, words that are an id. */

// The list of operations does not come: their field is a plain one.
jest.mock('@/islands/desk-check/later', () => {
  throw new Error('on its way');
});

const { undo, procedure, start, bench } = words;

it('undo and redo are in sight also where fewer steps are left than there were', async () => {
  await openTool();
  await user.click(button(start.empty));
  await user.click(exampleLink(0));
  await waitFor(() => expect(steps().length).toBeGreaterThan(3));
  const count = steps().length;
  await user.click(moveButton('remove', count));
  for (const left of [count, 1]) {
    await user.click(button(undo.button));
    await waitFor(() => expect(steps()).toHaveLength(left));
  }
  await user.click(button(undo.redo));
  await waitFor(() => expect(steps()).toHaveLength(count));
  await user.click(button(undo.redo));
  await waitFor(() => expect(steps()).toHaveLength(count - 1));
});

it('who starts empty stands in the first step, and has nothing to clear', async () => {
  await openTool();
  await user.click(button(start.empty));
  await waitFor(() => expect(operation(1)).toHaveFocus());
  for (const count of [procedure.runs, procedure.weeks]) expect(field(count)).toHaveValue('');
  const dock = document.querySelector('#dock');
  await waitFor(() => expect(dock).toHaveTextContent(words.worth.empty));
  expect(dock).not.toHaveTextContent(/\d/);
});

it('the focus stays with undo or redo, wherever the notice goes', async () => {
  await openTool();
  await user.click(exampleLink(2));
  const count = steps().length;
  moveButton('remove', count).focus();
  for (let press = 0; press < 4; press += 1) {
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'));
  }
  expect(hasButton(undo.button) || hasButton(undo.redo)).toBe(true);
});

it('of two instruments of a kind, undo brings back the one that was moved last', async () => {
  await openTool();
  await user.click(button(bench.add));
  await user.click(button(bench.add));
  const last = () => storedPlan().bench.stations.slice(-2);
  await waitFor(() => expect(last().map(({ kind }) => kind)).toEqual(['other', 'other']));
  const [one, other] = last();
  const press = async (at: typeof one, keys: string) => {
    const { x = 0, y = 0 } = at ?? {};
    const name = `${names.stations.other}${at === other ? 2 : ''}`;
    act(() => button(placeName(name, { x, y })).focus());
    await user.keyboard(keys);
  };
  await press(one, '{ArrowRight}{ArrowRight}');
  await press(other, '{ArrowDown}');
  const moved = last()[0];
  expect(moved).not.toEqual(one);
  await user.click(button(undo.button));
  await waitFor(() => expect(last()).toEqual([moved, other]));
});

it('undo takes back a move, and nothing that was typed between two of them', async () => {
  await openTool();
  await user.click(button(bench.add));
  const place = () => {
    const { x = 0, y = 0 } = storedPlan().bench.stations.at(-1) ?? {};
    return placeName(names.stations.other, { x, y });
  };
  await waitFor(() => expect(button(place())).toBeInTheDocument());
  act(() => button(place()).focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  const once = storedPlan().bench;
  await user.type(field(procedure.name), '（私の）');
  const { title } = storedPlan();
  await waitFor(() => expect(button(place())).toBeInTheDocument());
  act(() => button(place()).focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(storedPlan().bench).not.toEqual(once);
  await user.click(button(undo.button));
  await waitFor(() => expect(storedPlan().bench).toEqual(once));
  expect(storedPlan().title).toBe(title);
});

it.each([
  ['en', 'open the tube', 'Open the tube'],
  ['en', 'look at the colour', 'Look at the colour'],
  ['ja', 'mixing', 'Mixing'],
  ['ja', 'spinカラム', 'Spinカラム'],
] as const)(
  'in %s, “%s” stays words, though it begins with the id of an operation',
  async (locale, typed, expected) => {
    await openTool(locale);
    await user.click(button(PROPS[locale].words.procedure.add));
    const { length } = storedPlan().steps;
    const operation = document.querySelector(`#field-steps-${length - 1}-operation`) as HTMLInputElement;
    await user.type(operation, typed);
    expect(operation).toHaveValue(expected);
  },
);
