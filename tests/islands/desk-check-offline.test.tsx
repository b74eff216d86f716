/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, field, openTool, retype, said, words } from './desk-check-tool';

/** The desk check where what comes on demand did not come at first. */

let mockIsOffline = true;
const mockAsked = jest.fn();
jest.mock('@/islands/desk-check/later', () => {
  mockAsked();
  if (mockIsOffline) throw new TypeError('no network');
  return jest.requireActual('@/islands/desk-check/later');
});

const table = () =>
  document.querySelector<HTMLElement>(`[data-paper] [aria-label="${words.compare.title}"] table`);

it('what did not come says so where somebody asked for it, and comes with the next change or press', async () => {
  const user = userEvent.setup();
  await openTool();
  await user.click(button(words.paste.open));
  await waitFor(() => expect(document.querySelector('#procedure')).toHaveTextContent(words.problems.offline));
  await user.click(button(words.take.markdown));
  await waitFor(() => expect(said()).toHaveTextContent(words.problems.offline));
  await user.click(button(words.compare.keep));
  await waitFor(() => expect(mockAsked).toHaveBeenCalled());
  expect(table()).not.toBeInTheDocument();
  mockIsOffline = false;
  await retype(user, field(words.procedure.runs), '7');
  await waitFor(() => expect(table()).toBeInTheDocument());
  await user.click(button(words.paste.open));
  await waitFor(() => expect(document.querySelector('#pasted-protocol')).toBeInTheDocument());
});
