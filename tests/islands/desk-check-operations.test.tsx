/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@/lib/listing/fill';
import {
  button,
  FIRST,
  field,
  handsOn,
  names,
  openTool,
  operation,
  PROPS,
  retype,
  steps,
  storedPlan,
  words,
} from './desk-check-tool';

/** The list is a module of its own, which comes when it is first needed, later or never. */
let mockLoading: Error | undefined;
jest.mock('@/islands/desk-check/operation-combobox', () => {
  if (mockLoading instanceof Error) throw mockLoading;
  return jest.requireActual('@/islands/desk-check/operation-combobox');
});

const user = userEvent.setup();
/** One whose name is no part of another's. */
const chosen = names.operations.find(
  ({ id, name }) =>
    id !== FIRST.steps[0]?.operation &&
    names.operations.filter((other) => other.name.includes(name)).length === 1,
) as (typeof names.operations)[number];
const first = names.operations.find(({ id }) => id === FIRST.steps[0]?.operation)?.name ?? '';
const options = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
/** The field of the first step with its list. */
async function enter() {
  await user.click(operation(1));
  await waitFor(() => expect(operation(1)).toHaveAttribute('role', 'combobox'));
  await waitFor(() => expect(operation(1)).toHaveFocus());
}

beforeEach(() => {
  mockLoading = undefined;
});

// The first to ask, since a module that has come is kept.
it('a field whose list does not come takes any words, and asks again the next time', async () => {
  await openTool();
  mockLoading = new Error('it did not come');
  await user.click(operation(1));
  await retype(user, operation(1), '手で混ぜる');
  await waitFor(() => expect(storedPlan().steps[0]?.operation).toBe('手で混ぜる'));
  expect(operation(1)).not.toHaveAttribute('role', 'combobox');
  expect(operation(1)).toHaveAttribute('placeholder', words.procedure.operationHint);
  mockLoading = undefined;
  await user.tab();
  await enter();
  expect(operation(1)).toHaveValue('手で混ぜる');
});

describe('the list of operations', () => {
  beforeEach(() => openTool());

  it('is not there before a field is entered', () => {
    expect(document.querySelector('[role="combobox"]')).toBeNull();
    expect(operation(1)).toHaveValue(first);
  });

  it('opens with all names, and the field keeps its value', async () => {
    await enter();
    expect(operation(1)).toHaveValue(first);
    await waitFor(() => expect(options()).toEqual(names.operations.map(({ name }) => name)));
    expect(operation(1)).toHaveAttribute('aria-expanded', 'true');
    expect(operation(2)).not.toHaveAttribute('role', 'combobox');
  });

  it.each([
    [1, 2],
    [0, 0],
    [3, 3],
  ])('leaves the caret where it was: %d to %d', async (...place) => {
    const caret = () => [operation(1).selectionStart, operation(1).selectionEnd];
    operation(1).focus();
    operation(1).setSelectionRange(...place);
    await waitFor(() => expect(operation(1)).toHaveAttribute('role', 'combobox'));
    await waitFor(() => expect(operation(1)).toHaveFocus());
    await new Promise((done) => setTimeout(done, 100));
    expect(caret()).toEqual(place);
  });

  it('looks and reads like the plain field that it replaces', async () => {
    const look = (input: HTMLElement) => [
      input.className,
      input.parentElement?.querySelector('label')?.className,
      input.parentElement?.querySelector('label')?.textContent,
    ];
    const before = look(operation(1));
    await enter();
    expect(look(operation(1))).toEqual(before);
  });

  it('is chosen from by keyboard; the plan keeps what every language knows', async () => {
    await enter();
    await waitFor(() => expect(options()).not.toEqual([]));
    await retype(user, operation(1), chosen.name);
    await waitFor(() => expect(options()).toEqual([chosen.name]));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(operation(1)).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(storedPlan().steps[0]?.operation).toBe(chosen.id));
    expect(operation(1)).toHaveValue(chosen.name);
  });

  it('puts its minutes into a step that has none, as an estimate that can be changed', async () => {
    await user.click(button(words.procedure.add));
    const last = steps().length;
    await user.click(operation(last));
    await waitFor(() => expect(operation(last)).toHaveAttribute('role', 'combobox'));
    await user.type(operation(last), chosen.name);
    await waitFor(() => expect(options()).toEqual([chosen.name]));
    await user.keyboard('{ArrowDown}{Enter}');
    const hands = names.minutes.find(({ operation }) => operation === chosen.id)?.handsOn ?? 0;
    await waitFor(() =>
      expect(storedPlan().steps.at(-1)).toMatchObject({ operation: chosen.id, handsOn: hands }),
    );
    expect(steps().at(-1)).toHaveTextContent(words.procedure.estimated);
    await user.type(handsOn(last), '5');
    await waitFor(() => expect(steps().at(-1)).not.toHaveTextContent(words.procedure.estimated));
  });

  it('brings no minutes where the times were measured: an estimate is none of them', async () => {
    await user.click(button(words.procedure.add));
    await user.click(field(words.procedure.measured));
    const last = steps().length;
    await user.type(operation(last), chosen.name);
    await waitFor(() => expect(storedPlan().steps.at(-1)?.operation).toBe(chosen.id));
    expect(storedPlan().steps.at(-1)?.handsOn).toBeUndefined();
  });

  it('is left with Escape, and what is in the field stays', async () => {
    await enter();
    await waitFor(() => expect(options()).not.toEqual([]));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(options()).toEqual([]));
    expect(operation(1)).toHaveValue(first);
    expect(operation(1)).toHaveFocus();
  });

  it('leaves free words as they are', async () => {
    await enter();
    await retype(user, operation(1), '独自の操作');
    expect(options()).toEqual([]);
    await user.tab();
    await waitFor(() => expect(handsOn(1)).toHaveFocus());
    expect(operation(1)).toHaveValue('独自の操作');
    await waitFor(() => expect(storedPlan().steps[0]?.operation).toBe('独自の操作'));
  });

  it('does not take free words for the name that they are a part of', async () => {
    const part = chosen.name.slice(0, -1);
    await enter();
    await retype(user, operation(1), part);
    await user.tab();
    await waitFor(() => expect(handsOn(1)).toHaveFocus());
    expect(operation(1)).toHaveValue(part);
    await waitFor(() => expect(storedPlan().steps[0]?.operation).toBe(part));
  });

  it('does not come between two keys of an input method, nor where its last one leaves the field', async () => {
    const rest = () => act(() => new Promise((done) => setTimeout(done, 50)));
    const expectPlain = async () => {
      await rest();
      expect(operation(1)).not.toHaveAttribute('role', 'combobox');
    };
    fireEvent.compositionStart(operation(1));
    act(() => operation(1).focus());
    await expectPlain();
    // The key that ends one conversion begins the next.
    fireEvent.compositionEnd(operation(1));
    fireEvent.compositionStart(operation(1));
    await expectPlain();
    fireEvent.compositionEnd(operation(1));
    act(() => handsOn(1).focus());
    await expectPlain();
    expect(handsOn(1)).toHaveFocus();
    fireEvent.compositionStart(operation(1));
    act(() => operation(1).focus());
    await expectPlain();
    fireEvent.compositionEnd(operation(1));
    await waitFor(() => expect(operation(1)).toHaveAttribute('role', 'combobox'));
  });

  it('does not call the focus back when the visitor has gone on before it came', async () => {
    operation(1).focus();
    handsOn(1).focus();
    await new Promise((done) => setTimeout(done, 100));
    expect(handsOn(1)).toHaveFocus();
    await user.type(handsOn(1), '5');
    await enter();
    await waitFor(() => expect(options()).not.toEqual([]));
  });
});

it('says what is wrong with too many words, before and after the list has come', async () => {
  await openTool();
  fireEvent.input(operation(1), { target: { value: '長'.repeat(61) } });
  const problem = fill(words.problems.long, { limit: 60 });
  await waitFor(() => expect(operation(1)).toHaveAccessibleDescription(problem));
  await enter();
  expect(operation(1)).toBeInvalid();
  expect(operation(1)).toHaveAccessibleDescription(problem);
});

it('shows the same operation in the other language', async () => {
  await openTool('en');
  const id = FIRST.steps[0]?.operation;
  const name = PROPS.en.names.operations.find((one) => one.id === id)?.name;
  expect(document.querySelector('#field-steps-0-operation')).toHaveValue(name);
});
