/** Moves the focus to the next part that is in sight, or to the drawer over them. */
export function nextPane(bench: HTMLElement, by: number): void {
  const panes = [...bench.querySelectorAll<HTMLElement>(':scope > :is(section, dialog):not([inert])')].filter(
    (pane) => pane.offsetParent,
  );
  const now = panes.findIndex((pane) => pane.contains(document.activeElement));
  const next = panes[(now + by + panes.length) % panes.length];
  // What a pane is for, before the buttons in its head.
  const found = ['textarea', ':checked', '[tabindex="0"]', 'button:not([disabled])'].map((one) =>
    next?.querySelector<HTMLElement>(one),
  );
  found.find(Boolean)?.focus();
}
