/** @jest-environment jsdom */
import '@/tests/helpers/dialog';
import '@/tests/helpers/own-listeners';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { enhanceCommands } from '@/client/enhance/commands';
import { enhanceDialogs } from '@/client/enhance/dialogs';
import { Dialog } from '@/components/ui/dialog';
import { isLocked } from '@/tests/helpers/scroll-lock';
import { serverMarkup } from '@/tests/helpers/server-markup';

const user = userEvent.setup();
const dialog = () => document.getElementById('demo') as HTMLDialogElement;
const opener = () => screen.getByText('Open');

beforeEach(async () => {
  enhanceCommands(document);
  enhanceDialogs(document);
  document.body.innerHTML = `<button command="show-modal" commandfor="demo"><i>Open</i></button>
    <button>Elsewhere</button>
    ${await serverMarkup(
      <Dialog id="demo" title="Demo">
        <p>Text</p>
      </Dialog>,
    )}`;
});

it('the page does not scroll while it is open', async () => {
  expect(isLocked()).toBe(false);
  await user.click(opener());
  expect(isLocked()).toBe(true);
  dialog().close();
  expect(isLocked()).toBe(false);
});

describe('the focus', () => {
  it.each([
    ['goes back to the opener when the browser closes the dialog and focuses nothing', false],
    ['stays where someone else has put it', true],
  ])('%s', async (_rule, elsewhere) => {
    await user.click(opener());
    (document.activeElement as HTMLElement).blur();
    dialog().close();
    if (elsewhere) screen.getByText('Elsewhere').focus();
    await Promise.resolve();
    expect(elsewhere ? screen.getByText('Elsewhere') : opener().parentElement).toHaveFocus();
  });

  it('goes back without moving the page', async () => {
    await user.click(opener());
    const focus = jest.spyOn(opener().parentElement as HTMLElement, 'focus');
    dialog().close();
    await Promise.resolve();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('goes back to an opener that keeps its clicks to itself', async () => {
    opener().parentElement?.addEventListener('click', (event) => {
      event.stopPropagation();
      dialog().showModal();
    });
    await user.click(opener());
    dialog().close();
    await Promise.resolve();
    expect(opener().parentElement).toHaveFocus();
  });

  it('has nowhere to go where a script has opened the dialog, and no harm is done', async () => {
    dialog().showModal();
    (document.activeElement as HTMLElement).blur();
    dialog().close();
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });
});

describe('a click beside the dialog, where the browser does not close it', () => {
  const box = { left: 100, right: 500, top: 100, bottom: 400 };
  const INSIDE = [300, 200] as const;
  const at = (type: string, target: Element, [clientX, clientY]: readonly [number, number]) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY }));

  beforeEach(() => {
    jest.spyOn(dialog(), 'getBoundingClientRect').mockReturnValue(box as DOMRect);
    dialog().showModal();
  });

  it.each([
    ['left of it', [99, 200]],
    ['right of it', [501, 200]],
    ['above it', [300, 99]],
    ['below it', [300, 401]],
  ] as const)('%s closes it', (_where, place) => {
    at('pointerdown', dialog(), place);
    at('click', dialog(), place);
    expect(dialog().open).toBe(false);
  });

  const OUTSIDE = [10, 10] as const;
  it.each([
    ['inside it', INSIDE, INSIDE, 'dialog'],
    ['that begins inside (selecting text)', INSIDE, OUTSIDE, 'dialog'],
    ['that ends inside', OUTSIDE, INSIDE, 'dialog'],
    ['on its left edge', [100, 200], [100, 200], 'dialog'],
    ['on its right edge', [500, 200], [500, 200], 'dialog'],
    ['on its upper edge', [300, 100], [300, 100], 'dialog'],
    ['on its lower edge', [300, 400], [300, 400], 'dialog'],
    ['on its content (a keyboard click has no place)', [0, 0], [0, 0], 'p'],
  ] as const)('%s leaves it open', (_where, down, up, selector) => {
    const target = selector === 'p' ? screen.getByText('Text') : dialog();
    at('pointerdown', target, down);
    at('click', target, up);
    expect(dialog().open).toBe(true);
  });

  it('without closedby leaves it open', () => {
    dialog().removeAttribute('closedby');
    at('pointerdown', dialog(), OUTSIDE);
    at('click', dialog(), OUTSIDE);
    expect(dialog().open).toBe(true);
  });
});

it('a browser that knows closedby closes the dialog itself', () => {
  Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', { value: '', configurable: true });
  const page = document.implementation.createHTMLDocument();
  const listen = jest.spyOn(page, 'addEventListener');
  enhanceDialogs(page);
  expect(listen.mock.calls.map(([type]) => type)).not.toContain('pointerdown');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
});
