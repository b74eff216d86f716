/** @jest-environment jsdom */
import { render, renderHook, screen } from '@testing-library/react';
import { useFocusNext } from '@/islands/desk-check/use-focus-next';

const focusNext = () => {
  render(
    <>
      <button id="off" type="button" disabled>
        Off
      </button>
      <button id="first" type="button">
        First
      </button>
      <button id="second" type="button">
        Second
      </button>
    </>,
  );
  return renderHook(useFocusNext);
};

it.each([
  ['the first of those that were named', ['first', 'second'], 'First'],
  ['the next one where the first cannot have it', ['off', 'second'], 'Second'],
  ['the next one where the first is not there', ['gone', 'second', 'first'], 'Second'],
])('the focus goes to %s, once the next drawing is done', (_which, ids, name) => {
  const { result, rerender } = focusNext();
  result.current(...ids);
  expect(document.body).toHaveFocus();
  rerender();
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

it('the focus goes once: a later drawing leaves it where the visitor has put it', () => {
  const { result, rerender } = focusNext();
  result.current('first');
  rerender();
  screen.getByText('Second').focus();
  rerender();
  expect(screen.getByText('Second')).toHaveFocus();
});
