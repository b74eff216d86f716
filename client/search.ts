/**
 * The site search as the entry knows it: what opens it, and nothing of how it works. Its chunk and its index are
 * loaded when it is opened for the first time.
 */
const SOURCE = () => import('../enhance/search/start.ts');

/** Where the visitor turned the single key off (WCAG 2.1.4); see `enhance/search/shortcut.ts`. */
const KEY_OFF = 'search-key-off';
const TYPING = 'input,textarea,select,[contenteditable],dialog[open]';

export function startSearch(root: Document): void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-search-dialog]');
  const place = dialog ?? root.querySelector<HTMLElement>('[data-search-page]');
  if (!place) return;
  const start = () =>
    SOURCE().then(
      ({ startSearchIn }) => startSearchIn(place),
      (error) => {
        console.error(error);
        const alert = place.querySelector<HTMLElement>('[data-search-error]');
        if (alert) alert.textContent = alert.dataset.searchError ?? '';
      },
    );
  const open = (event: Event) => {
    event.preventDefault();
    if (dialog?.open) return;
    dialog?.showModal();
    start();
  };
  if (!dialog) start();

  for (const opener of root.querySelectorAll<HTMLElement>('[data-search]')) {
    opener.role = 'button';
    if (dialog) opener.ariaHasPopup = 'dialog';
    opener.addEventListener('click', (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
    });
    opener.addEventListener('keydown', (event) => {
      if (event.key === ' ') open(event);
    });
  }
  root.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (
      event.isComposing ||
      altKey ||
      root.activeElement?.closest(TYPING) ||
      root.querySelector('dialog[open]')
    )
      return;
    const command = ctrlKey || metaKey;
    if (command ? key === 'k' : key === '/' && !isKeyOff()) open(event);
  });
}

/** A browser that keeps nothing also has nothing turned off. */
function isKeyOff(): boolean {
  try {
    return KEY_OFF in localStorage;
  } catch {
    return false;
  }
}
