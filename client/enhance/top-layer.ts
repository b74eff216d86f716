/** What a click outside closes: toasts are popovers of another kind. */
export const POPOVERS = '[popover]:not([popover="manual"])';

/** Tells whether a dialog or popover is open. False where the platform does not know popovers. */
export function isOpen(layer: Element): boolean {
  if (layer.localName === 'dialog') return layer.hasAttribute('open');
  try {
    return layer.matches(':popover-open');
  } catch {
    return false;
  }
}

/**
 * The element that a message must be inside of to be reachable: everything outside an open modal dialog is inert,
 * and a click outside an open menu closes it. The body when nothing is open.
 */
export function topLayer(root: Document): Element {
  const layers = [...root.querySelectorAll(`dialog[open], ${POPOVERS}`)].filter(isOpen);
  return layers.at(-1) ?? root.body;
}
