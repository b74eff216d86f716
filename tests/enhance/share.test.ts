/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { enhanceShare } from '@/enhance/share';

const TOASTS = `<div data-toasts><p role="status" data-toast-region="default"></p>
  <p role="alert" data-toast-region="destructive"></p>
  <div data-toast-template hidden><b data-toast-slot="title"></b>: <i data-toast-slot="text"></i></div></div>`;

const user = userEvent.setup();
const says = (role: 'status' | 'alert') => screen.getByRole(role).textContent;
const press = () => user.click(screen.getByText('Share'));
const shareWith = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

beforeAll(() => enhanceShare(document));
beforeEach(() => {
  window.history.replaceState(null, '', '/blog/labware?from=list');
  document.body.innerHTML = `<button data-share-title="Labware" data-share-text="What to look for"
    data-copy-done="URL copied" data-copy-done-text="Paste it" data-copy-failed="Not copied"
    data-copy-failed-text="Copy it by hand"><span>Share</span></button>${TOASTS}`;
});
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('gives the browser title, summary and current address', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  shareWith(share);
  await press();
  expect(share.mock.calls).toEqual([
    [{ title: 'Labware', text: 'What to look for', url: 'http://localhost/blog/labware?from=list' }],
  ]);
  expect(says('status')).toBe('');
});

it.each([
  ['cannot share', undefined],
  ['refuses to share', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('copies the address where the browser %s, and says so', async (_why, share) => {
  if (share) shareWith(share);
  await press();
  await waitFor(() => expect(says('status')).toBe('URL copied: Paste it'));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/blog/labware?from=list');
});

it('the notice stays for 3000 ms', async () => {
  jest.useFakeTimers();
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByText('Share'));
  await jest.advanceTimersByTimeAsync(2900);
  expect(says('status')).toBe('URL copied: Paste it');
  await jest.advanceTimersByTimeAsync(100);
  expect(says('status')).toBe('');
  jest.useRealTimers();
});

it('does nothing when the visitor changes their mind', async () => {
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  copy.mockClear();
  shareWith(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await press();
  await waitFor(() => expect(copy).not.toHaveBeenCalled());
  expect([says('status'), says('alert')]).toEqual(['', '']);
});

it('says at once when it can neither share nor copy', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  await press();
  await waitFor(() => expect(says('alert')).toBe('Not copied: Copy it by hand'));
});
