/** @jest-environment jsdom */
import '@/tests/helpers/dialog';
import '@/tests/helpers/own-listeners';
import '@/tests/helpers/popover';
import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { hideToast, showToast } from '@/client/enhance/toast';
import { enhanceToasts } from '@/client/enhance/toast-buttons';
import { ToastRegion } from '@/components/layout/toast-region';
import { serverMarkup } from '@/tests/helpers/server-markup';

const SAVED = { title: 'Saved', text: 'The file is on your disk.' };
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')];
const closeButton = () => screen.getByRole('button', { name: 'button.close' });

let region = '';

beforeAll(async () => {
  region = await serverMarkup(<ToastRegion />);
});

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<button>Elsewhere</button>
    <dialog><button>In the dialog</button></dialog>
    <div id="menu" popover="auto"><button>In the menu</button></div>${region}`;
  enhanceToasts(document);
});

afterEach(() => jest.clearAllTimers());

describe('what a toast says', () => {
  it.each([
    ['politely by default', undefined, 'status', 'alert'],
    ['at once if it is destructive', 'destructive', 'alert', 'status'],
  ] as const)('is announced %s', (_how, variant, role, other) => {
    showToast({ ...SAVED, variant });
    expect(screen.getByRole(role)).toHaveTextContent(/^SavedThe file is on your disk\.$/);
    expect(screen.getByRole(other)).toBeEmptyDOMElement();
    expect(toasts()[0]).toHaveAttribute('data-toast', variant ?? 'default');
    expect(toasts()[0]?.matches(':popover-open')).toBe(true);
    expect(toasts()[0]).not.toHaveAttribute('hidden');
  });

  it('is text, even where it looks like markup', () => {
    const title = '<img src=x onerror=alert(1)>';
    const text = '<b>bold</b> & </span><script>alert(1)</script>';
    showToast({ title, text });
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(toasts()[0]?.querySelector('img, script, b b, span b')).toBeNull();
  });

  it('replaces the one before, whatever its kind', () => {
    showToast({ title: 'First', text: '', variant: 'destructive' });
    showToast({ title: 'Second', text: '' });
    expect(toasts()).toHaveLength(1);
    expect(document.querySelectorAll('[data-toast-template]')).toHaveLength(1);
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeInTheDocument();
  });
});

/** Still there until a moment from now, in milliseconds, and gone then. */
const leavesAfter = (time: number) => {
  jest.advanceTimersByTime(time - 1);
  expect(toasts()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(toasts()).toHaveLength(0);
};
const pass = async () => {
  await user.hover(screen.getByText('Saved'));
  await user.unhover(screen.getByText('Saved'));
};

describe('a toast stays', () => {
  it.each([
    ['5000 ms by default', undefined, 5000],
    ['3000 ms if the caller says so', 3000, 3000],
  ])('%s', (_rule, duration, expected) => {
    showToast({ ...SAVED, duration });
    leavesAfter(expected);
  });

  it('for its own time, not that of the one it replaced', () => {
    showToast(SAVED);
    jest.advanceTimersByTime(4000);
    showToast(SAVED);
    leavesAfter(5000);
  });

  it('as long as the pointer is on it, then for the time that was left', async () => {
    showToast(SAVED);
    jest.advanceTimersByTime(4000);
    await user.hover(screen.getByText('Saved'));
    jest.advanceTimersByTime(60_000);
    await user.unhover(screen.getByText('Saved'));
    leavesAfter(1000);
  });

  it.each([-50, 50])('for the same time when the clock of the machine is set by %i years', async (years) => {
    showToast(SAVED);
    jest.advanceTimersByTime(2000);
    jest.setSystemTime(Date.now() + years * 365 * 86_400_000);
    // Now the toast counts what is left.
    await pass();
    leavesAfter(3000);
  });

  it('as long as the focus is inside, even if the pointer comes and goes', async () => {
    showToast(SAVED);
    jest.advanceTimersByTime(4000);
    closeButton().focus();
    await pass();
    jest.advanceTimersByTime(60_000);
    screen.getByText('Elsewhere').focus();
    leavesAfter(1000);
  });
});

describe('dismissing a toast', () => {
  const pressEscape = (element: HTMLElement) => fireEvent.keyDown(element, { key: 'Escape' });
  beforeEach(() => {
    screen.getByText('Elsewhere').focus();
    showToast(SAVED);
  });

  it('works with its button, and the focus goes back, without moving the page', async () => {
    const focus = jest.spyOn(screen.getByText('Elsewhere'), 'focus');
    await user.click(closeButton());
    expect(toasts()).toHaveLength(0);
    expect(screen.getByText('Elsewhere')).toHaveFocus();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('works with Escape inside, which nobody else hears, however the focus has moved there', () => {
    const heard = jest.fn();
    document.body.addEventListener('keydown', heard, { once: true });
    toasts()[0]?.insertAdjacentHTML('beforeend', '<button>More</button>');
    closeButton().focus();
    screen.getByText('More').focus();
    expect(pressEscape(screen.getByText('More'))).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    expect(toasts()).toHaveLength(0);
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  it('is done by what made it untrue, and again harms nothing', () => {
    hideToast();
    hideToast();
    expect(toasts()).toHaveLength(0);
  });

  it('does not happen on Escape elsewhere or another key inside', () => {
    expect(pressEscape(screen.getByText('Elsewhere'))).toBe(true);
    expect(fireEvent.keyDown(closeButton(), { key: 'a' })).toBe(true);
    expect(toasts()).toHaveLength(1);
  });

  it('leaves the focus alone where it is not inside any more', () => {
    document.body.insertAdjacentHTML('beforeend', '<button>Before</button>');
    for (const element of [screen.getByText('Before'), closeButton(), screen.getByText('Elsewhere')])
      element.focus();
    jest.advanceTimersByTime(5000);
    expect(toasts()).toHaveLength(0);
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });
});

describe('what is open around a toast', () => {
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
  const menu = () => document.querySelector<HTMLElement>('#menu') as HTMLElement;
  const LAYERS = [
    ['a modal dialog', dialog, () => dialog().showModal(), () => dialog().close()],
    ['a menu', menu, () => menu().showPopover(), () => menu().hidePopover()],
  ] as const;

  it.each(LAYERS)('%s: the toast is inside it, where it can be reached', async (_layer, layer, open) => {
    open();
    showToast(SAVED);
    jest.advanceTimersByTime(100);
    expect(layer()).toContainElement(screen.getByText('Saved'));
  });

  it.each(LAYERS)('%s that closes: the toast stays on screen', async (_layer, layer, open, close) => {
    open();
    showToast(SAVED);
    jest.advanceTimersByTime(100);
    await Promise.resolve();
    close();
    await Promise.resolve();
    expect(layer()).not.toContainElement(screen.getByText('Saved'));
    expect(toasts()[0]?.matches(':popover-open')).toBe(true);
  });

  it('a toast that is taken away while the regions move is never shown', () => {
    document.querySelector('dialog')?.showModal();
    showToast(SAVED);
    hideToast();
    jest.advanceTimersByTime(100);
    expect(toasts()).toHaveLength(0);
  });

  it('the regions move first and speak 100 ms later, the latest toast only', () => {
    dialog().showModal();
    showToast({ title: 'First', text: '' });
    expect(dialog()).toContainElement(screen.getByRole('status'));
    expect(toasts()).toHaveLength(0);
    showToast({ title: 'Second', text: '' });
    jest.advanceTimersByTime(100);
    expect(toasts()).toHaveLength(1);
    expect(screen.getByText('Second')).toBeInTheDocument();
  });
});

it.each(['[data-toasts]', '[data-toast-template]', '[data-toast-region="default"]'])(
  'nothing happens without %s',
  (missing) => {
    document.querySelector(missing)?.remove();
    const before = document.body.innerHTML;
    showToast(SAVED);
    document.querySelector('dialog')?.dispatchEvent(new Event('close'));
    jest.runAllTimers();
    expect(document.body.innerHTML).toBe(before);
  },
);
