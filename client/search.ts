/**
 * The site search as the entry knows it: what opens it, and nothing of how it works. Its chunk and its index are
 * loaded when it is opened for the first time.
 */

import { fetchModules } from './fetch-modules.ts';
import { replay } from './replay.ts';
import { KEY_OFF } from './search-key.ts';

/**
 * A letter typed here is text; over an open dialog nothing opens. A dialog that has just closed may keep the focus
 * until the next frame.
 */
const BUSY = 'dialog[open],:is(input,textarea,select,[contenteditable]):focus:not(dialog:not([open]) *)';

/** Makes the search of a page start when it is opened or touched; a page without one stays as it is. */
export function startSearch(root: Document): void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-search-dialog]');
  const place = dialog ?? root.querySelector<HTMLElement>('[data-search-page]');
  if (!place) return;
  const start = () =>
    fetchModules(place)
      .then(() => import('./enhance/search/start.ts'))
      .then(
        ({ startSearchIn }) => {
          startSearchIn(place);
          place.dataset.ready = '';
          // The net may have been away when it was opened before.
          delete place.dataset.failed;
        },
        () => {
          place.dataset.failed = '';
          for (const alert of place.querySelectorAll<HTMLElement>('[data-search-error]'))
            alert.textContent = alert.dataset.searchError as string;
        },
      )
      .then(() => replay(place));
  const open = (event: Event) => {
    event.preventDefault();
    // On the page of the search no dialog closes the menu, and where a pressed link takes no focus, nor does the focus.
    if (dialog) dialog.showModal();
    else (event.target as Element).closest<HTMLElement>('[popover]')?.hidePopover?.();
    start();
  };
  // Its own buttons are answered by the entry: no press of them waits for the chunk.
  if (dialog) dialog.dataset.script = '';
  else start();
  addEventListener('online', () => 'failed' in place.dataset && start());

  for (const opener of root.querySelectorAll<HTMLElement>('[data-search]')) {
    opener.role = 'button';
    if (dialog) opener.ariaHasPopup = 'dialog';
    opener.onclick = (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
    };
    opener.onkeydown = (event) => {
      if (event.key === ' ') open(event);
    };
  }
  root.addEventListener('keydown', (event) => {
    const { key } = event;
    // With Caps Lock the letter is a capital; with Shift the press is the browser's.
    const wanted =
      event.ctrlKey || event.metaKey ? !event.shiftKey && /^k$/i.test(key) : key === '/' && !isKeyOff();
    if (!wanted || event.altKey || event.isComposing) return;
    if (!root.querySelector(BUSY)) open(event);
    // The key that opened it is still held: its next press is the browser's, or a letter.
    else if (event.repeat && place.contains(event.target as Node)) event.preventDefault();
  });
}

/** A browser that keeps nothing has nothing turned off either. */
function isKeyOff(): boolean {
  try {
    return KEY_OFF in localStorage;
  } catch {
    return false;
  }
}
