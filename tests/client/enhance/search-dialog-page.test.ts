/** @jest-environment jsdom */
import { enhancePopovers } from '@/client/enhance/popovers';
import { closeWell } from '@/client/enhance/search/dialog';
import '@/tests/helpers/dialog';
import '@/tests/helpers/own-listeners';
import '@/tests/helpers/popover';
import { isLocked } from '@/tests/helpers/scroll-lock';
import { settle } from '@/tests/helpers/search-field';
import '@/tests/helpers/visibility';

/** What the open search leaves to the page below it. */

const MARKUP = `
  <a href="/en/search" id="hidden" data-search hidden></a>
  <button id="menu" popovertarget="site-menu">menu</button>
  <a href="/en/search" id="opener" data-search></a>
  <button id="else">else</button>
  <div id="site-menu" popover="auto"></div>
  <dialog data-search-dialog closedby="any"><a href="#here" id="same"></a><a href="/elsewhere#here" id="other"></a><button>close</button></dialog>`;

const one = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const open = () => {
  dialog().showModal();
  closeWell(dialog());
};
/** Closes it, with the focus on something that is there, or on nothing. */
function close(focused?: HTMLElement) {
  if (focused) focused.focus();
  else (document.activeElement as HTMLElement).blur();
  dialog().open = false;
  dialog().dispatchEvent(new Event('close'));
}

beforeEach(() => {
  document.body.innerHTML = MARKUP;
});

it('the page does not scroll while it is open, however often it is opened from the menu', async () => {
  enhancePopovers(document);
  closeWell(dialog());
  for (const _time of [1, 2]) {
    one('site-menu').showPopover();
    await settle();
    dialog().showModal();
    // As browsers do: no menu stays open over a dialog.
    one('site-menu').hidePopover();
    await settle();
    expect(isLocked()).toBe(true);
    dialog().close();
    await settle();
    expect(isLocked()).toBe(false);
  }
});

it.each([
  ['into the page closes it', 'same', false],
  ['to another page leaves it open until that one comes', 'other', true],
])('a link %s', (_where, link, isOpen) => {
  open();
  // jsdom has no other page.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  one(link).click();
  expect(dialog().open).toBe(isOpen);
});

describe('when it closes, the focus', () => {
  it('goes to the first way to the search that can be seen, without scrolling', () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    open();
    close();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(one('menu')).toHaveFocus();
    focus.mockRestore();
  });

  it('goes to the link where there is no menu', () => {
    one('menu').remove();
    open();
    close();
    expect(one('opener')).toHaveFocus();
  });

  it('goes there, too, from what can no longer be seen', () => {
    open();
    one('else').focus();
    one('else').hidden = true;
    close(one('else'));
    expect(one('menu')).toHaveFocus();
  });

  it('stays on what the visitor has gone to', () => {
    open();
    close(one('else'));
    expect(one('else')).toHaveFocus();
  });

  it('goes nowhere where no way can be seen', () => {
    for (const id of ['menu', 'opener']) one(id).hidden = true;
    open();
    close();
    expect(document.body).toHaveFocus();
  });
});
