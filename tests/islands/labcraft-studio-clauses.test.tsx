/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { copy, openWith, text } from './labcraft-studio-tool';

/** Several steps in one sentence: each of its blocks is its own, and all of them light it up. */

const SENTENCE = 'Add 50 µL of TMB to column 1, leave it for 15 min, then add 50 µL of stop solution.';
const { check } = copy('en');

const items = () => screen.getAllByRole('treeitem');
const chosen = () => items().findIndex((item) => item.getAttribute('aria-selected') === 'true');
const wordsOf = (step: number) =>
  [...document.querySelectorAll(`[data-editor] span[data-of="${step}"]`)].map((one) => one.textContent);
const assumedIn = (step: number) =>
  within(items()[step] as HTMLElement).queryAllByTitle(check.notSaid).length;

describe('a sentence of several steps', () => {
  it('lights up with each of its blocks, and names what each of its words does', async () => {
    const user = await openWith(SENTENCE);
    await waitFor(() => expect(items()).toHaveLength(3));
    for (const step of [0, 1, 2]) {
      act(() => items()[step]?.focus());
      await waitFor(() => expect(document.querySelector('[data-chosen-line]')).toBeInTheDocument());
    }
    expect(wordsOf(0)[0]).toContain('Add');
    expect(wordsOf(1)[0]).toBe(`leave it${check.verbs.wait}`);
    expect(wordsOf(2)).toHaveLength(3);
    await user.keyboard('{Home}');
    expect(document.querySelector('[data-chosen-line]')).toBeInTheDocument();
  });

  it('chooses the block of the words at the caret', async () => {
    const user = await openWith(SENTENCE);
    await waitFor(() => expect(items()).toHaveLength(3));
    for (const [words, step] of [
      ['stop', 2],
      ['15', 1],
      ['TMB', 0],
    ] as const) {
      await user.click(text());
      text().setSelectionRange(SENTENCE.indexOf(words), SENTENCE.indexOf(words));
      await user.keyboard('{Shift}');
      expect(chosen()).toBe(step);
    }
  });

  it('shows what is assumed at the block of which it is', async () => {
    await openWith(SENTENCE);
    await waitFor(() => expect(items()).toHaveLength(3));
    expect([0, 1, 2].map(assumedIn)).toEqual([1, 0, 1]);
  });
});
