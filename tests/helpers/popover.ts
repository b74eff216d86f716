/**
 * What jsdom lacks of popovers: the methods, `:popover-open`, the events, and buttons that toggle. Escape, clicks
 * outside and the return of the focus are the browser's part and stay out (Safari returns no focus either).
 */
const openAt = new WeakMap<Element, string>();
const places = new Map<Element, number>();

/** Where an element is: a popover that is moved is closed by it. */
function placeOf(element: Element): string {
  const place: number[] = [];
  for (let node = element.parentElement; node; node = node.parentElement) {
    if (!places.has(node)) places.set(node, places.size);
    place.push(places.get(node) ?? 0);
  }
  return place.join();
}

const isOpen = (element: Element) => element.isConnected && openAt.get(element) === placeOf(element);

function toggleEvent(name: string, newState: 'open' | 'closed'): Event {
  return Object.assign(new Event(name), { newState });
}

function turn(popover: HTMLElement, newState: 'open' | 'closed'): void {
  if (isOpen(popover) === (newState === 'open')) return;
  popover.dispatchEvent(toggleEvent('beforetoggle', newState));
  if (newState === 'open') openAt.set(popover, placeOf(popover));
  else openAt.delete(popover);
  void Promise.resolve().then(() => popover.dispatchEvent(toggleEvent('toggle', newState)));
}

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    turn(this, 'open');
  },
  hidePopover(this: HTMLElement) {
    turn(this, 'closed');
  },
  togglePopover(this: HTMLElement) {
    turn(this, isOpen(this) ? 'closed' : 'open');
  },
});

const matches = Element.prototype.matches as (this: Element, selector: string) => boolean;
Object.assign(Element.prototype, {
  matches(this: Element, selector: string) {
    return selector === ':popover-open' ? isOpen(this) : matches.call(this, selector);
  },
});

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest('[popovertarget]');
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (button?.getAttribute('popovertargetaction') === 'hide') popover?.hidePopover();
  else popover?.togglePopover();
});
