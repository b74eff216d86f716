/** The site search's own chunk, loaded when the search is opened or its page is shown. */

import { searchAddress } from './address.ts';
import { startBox } from './box.ts';
import { closeWell } from './dialog.ts';
import { startShortcut } from './shortcut.ts';

/** Results in the dialog; the page shows the rest. */
const IN_DIALOG = 8;
const ON_PAGE = 50;

/** What is alive, with what stood in its field when it was last closed. */
const started = new Map<HTMLElement, string | undefined>();

/** Brings the search inside the dialog or the page to life, the first time, and gives its field the focus. */
export function startSearchIn(place: HTMLElement): void {
  const input = place.querySelector<HTMLInputElement>('input[type="search"]');
  const inDialog = place instanceof HTMLDialogElement;
  const isAwake = started.has(place);
  // Where it came late, the visitor may be elsewhere in the dialog by now.
  if (isAwake || (inDialog && !place.contains(document.activeElement))) input?.focus();
  if (isAwake) {
    // What was typed since it opened is not selected: it would be lost to the next letter.
    if (input?.value === started.get(place)) input?.select();
    return;
  }
  started.set(place, undefined);
  startShortcut(place);
  if (inDialog) {
    closeWell(place);
    place.addEventListener('close', () => started.set(place, input?.value));
  }
  startBox(place, inDialog ? { limit: IN_DIALOG } : { limit: ON_PAGE, address: searchAddress });
}
