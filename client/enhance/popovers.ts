/**
 * What `popover` leaves to the page: the state on the trigger, and closing when the keyboard, a link or the visitor leaves it. Escape and a click outside are the platform's own.
 */

import { samePageLink } from './same-page.ts';
import { isOpen, POPOVERS } from './top-layer.ts';

const popoverOf = (target: EventTarget | null): HTMLElement | null =>
  (target as Element).closest<HTMLElement>(POPOVERS);

/** The buttons that open and close a popover; one that only hides it says nothing of its state. */
const triggersOf = ({ id }: Element): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`),
];

/** Says on its buttons whether a popover is open. */
function showState(popover: Element, open: boolean): HTMLElement[] {
  const triggers = triggersOf(popover);
  for (const trigger of triggers) trigger.setAttribute('aria-expanded', String(open));
  return triggers;
}

/** Keeps `aria-expanded` and focus in step with every popover of the page. */
export function enhancePopovers(root: Document): void {
  // Markup says nothing of it: that would stay so without a script. The platform may have opened one already.
  for (const popover of root.querySelectorAll(POPOVERS)) showState(popover, isOpen(popover));

  // The popovers that had the focus when they began to close.
  const focusGoesBack = new WeakSet<Element>();

  root.addEventListener(
    'beforetoggle',
    (event) => {
      const popover = event.target as Element;
      const closing = (event as ToggleEvent).newState === 'closed';
      if (closing && popover.contains(root.activeElement)) focusGoesBack.add(popover);
    },
    true,
  );

  root.addEventListener(
    'toggle',
    (event) => {
      const popover = event.target as Element;
      if (popoverOf(popover) !== popover) return;
      const open = (event as ToggleEvent).newState === 'open';
      const triggers = showState(popover, open);
      // Safari does not focus a clicked button, so the platform has nowhere to return to.
      const lost = root.activeElement === root.body;
      if (!open && focusGoesBack.delete(popover) && lost) triggers[0]?.focus({ preventScroll: true });
    },
    true,
  );

  root.addEventListener('click', (event) => {
    const popover = popoverOf(event.target);
    if (!popover || !samePageLink(event) || !isOpen(popover)) return;
    popover.hidePopover();
    // The focus follows the link, not the trigger.
    focusGoesBack.delete(popover);
  });

  const closeAll = (when: (popover: Element) => boolean) => {
    for (const popover of root.querySelectorAll<HTMLElement>(POPOVERS))
      if (isOpen(popover) && when(popover)) popover.hidePopover();
  };

  // A page comes back out of the cache as it was left: not with the menu whose link was followed.
  addEventListener('pagehide', () => closeAll(() => true));

  // A window that became wider or narrower may have no place for the button: nothing would close what it opened.
  addEventListener('resize', () =>
    closeAll((popover) => {
      const triggers = triggersOf(popover);
      return triggers.length > 0 && triggers.every((trigger) => trigger.getClientRects().length === 0);
    }),
  );

  root.addEventListener('focusout', (event) => {
    const from = event.target as Element;
    // The button that opened it is outside of it; what follows there lies below a full-screen one.
    const popover = popoverOf(from) ?? root.getElementById(from.getAttribute('popovertarget') ?? '');
    const next = event.relatedTarget as HTMLElement | null;
    if (!popover || !next || popover.contains(next)) return;
    if (!triggersOf(popover).includes(next) && isOpen(popover)) popover.hidePopover();
  });
}
