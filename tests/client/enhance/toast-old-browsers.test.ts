/** @jest-environment jsdom */
import '../../helpers/dialog';
import '../../helpers/own-listeners';
import { screen } from '@testing-library/dom';
import { showToast } from '@/client/enhance/toast';
import { enhanceToasts } from '@/client/enhance/toast-buttons';
import { says, TOASTS } from '../../helpers/toasts';

/** Where the platform knows no popovers: as little as jsdom can it open them, and `:popover-open` is an error. */
const matches = Element.prototype.matches as (this: Element, selector: string) => boolean;
Object.assign(Element.prototype, {
  matches(this: Element, selector: string) {
    if (selector.includes(':popover-open')) throw new DOMException('unknown', 'SyntaxError');
    return matches.call(this, selector);
  },
});

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const close = async () => {
  dialog().close();
  await Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<dialog><button>In the dialog</button></dialog><div id="menu" popover></div>${TOASTS}`;
  enhanceToasts(document);
});
afterEach(() => jest.clearAllTimers());

it('a toast is shown, and not inside a menu, which may be closed', () => {
  showToast({ title: 'Saved', text: 'On your disk' });
  expect(says('status')).toBe('Saved: On your disk');
  expect(document.getElementById('menu')).toBeEmptyDOMElement();
});

it('a toast in a dialog stays when the dialog closes', async () => {
  dialog().showModal();
  showToast({ title: 'Saved', text: '' });
  jest.advanceTimersByTime(100);
  expect(dialog()).toContainElement(screen.getByText('Saved'));
  await close();
  expect(dialog()).not.toContainElement(screen.getByText('Saved'));
  expect(says('status')).toBe('Saved: ');
});

it('the regions come out of a dialog that closes after its toast has gone', async () => {
  dialog().showModal();
  showToast({ title: 'Saved', text: '' });
  jest.advanceTimersByTime(6000);
  expect(dialog()).toContainElement(screen.getByRole('status'));
  await close();
  expect(dialog()).not.toContainElement(screen.getByRole('status'));
});
