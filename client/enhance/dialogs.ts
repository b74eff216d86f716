/** Closing a dialog gives the focus back to what opened it, and a click beside it closes it, in every browser. */
export function enhanceDialogs(root: Document): void {
  returnFocus(root);
  if (!('closedBy' in HTMLDialogElement.prototype)) closeFromBackdrop(root);
}

/** Safari does not focus a clicked button, so the dialog itself cannot know where to return to. */
function returnFocus(root: Document): void {
  const openers = new Map<string, HTMLElement>();
  root.addEventListener(
    'click',
    (event) => {
      const opener = (event.target as Element).closest<HTMLElement>('[command="show-modal"]');
      if (opener) openers.set(opener.getAttribute('commandfor') ?? '', opener);
    },
    true,
  );
  root.addEventListener(
    'close',
    (event) => {
      const dialog = event.target as Element;
      const active = root.activeElement;
      const lost = active === root.body || dialog.contains(active);
      if (lost) openers.get(dialog.id)?.focus({ preventScroll: true });
    },
    true,
  );
}

/** `closedby="any"`: the press and the release must both lie outside, so that selecting text closes nothing. */
function closeFromBackdrop(root: Document): void {
  let pressed: Element | null = null;
  root.addEventListener('pointerdown', (event) => {
    pressed = isBeside(event) ? (event.target as Element) : null;
  });
  root.addEventListener('click', (event) => {
    if (pressed === event.target && isBeside(event)) (event.target as HTMLDialogElement).close();
  });
}

/** A backdrop's events have the dialog as target and lie outside its box. */
function isBeside({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target as Element).matches('dialog[closedby="any"]')) return false;
  const { left, right, top, bottom } = (target as Element).getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
