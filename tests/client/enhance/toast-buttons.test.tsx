/** @jest-environment jsdom */
import '@/tests/helpers/own-listeners';
import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { enhanceToasts } from '@/client/enhance/toast-buttons';
import { SoonButton } from '@/components/ui/soon-button';
import { serverMarkup } from '@/tests/helpers/server-markup';
import { says, TOASTS } from '@/tests/helpers/toasts';

const open = (button: string) => {
  document.body.innerHTML = button + TOASTS;
  enhanceToasts(document);
};
/** Presses what is inside of a link with these attributes. Tells whether the link still leads somewhere. */
const press = (attributes: string) => {
  open(`<a href="/blog" ${attributes}><i>Press</i></a>`);
  return fireEvent.click(screen.getByText('Press'));
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.clearAllTimers());

it('a coming-soon item can be pressed, and says so', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const markup = await serverMarkup(<SoonButton>Planned</SoonButton>);
  document.body.innerHTML = markup;
  // Without script it would do nothing.
  expect(screen.getByRole('button', { name: 'Planned' })).toBeDisabled();
  open(markup);
  await user.click(screen.getByRole('button', { name: 'Planned' }));
  expect(says('status')).toBe('toast.soon.title: toast.soon.text');
});

it.each([
  ['title and text', 'data-toast-title="Soon" data-toast-text="Later"', 'Soon: Later'],
  ['a title alone', 'data-toast-title="Soon"', 'Soon: '],
  ['a text alone', 'data-toast-title data-toast-text="Later"', ': Later'],
])('%s is said, and the navigation cancelled', (_what, attributes, politely) => {
  expect(press(attributes)).toBe(false);
  expect([says('status'), says('alert')]).toEqual([politely, '']);
});

it('a link without such texts leads on, and nothing is said', () => {
  let cancelled = true;
  // jsdom cannot leave the page.
  window.addEventListener('click', (event) => {
    cancelled = event.defaultPrevented;
    event.preventDefault();
  });
  press('');
  expect(cancelled).toBe(false);
  expect([says('status'), says('alert')]).toEqual(['', '']);
});
