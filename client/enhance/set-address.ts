/**
 * Writes an address of this page into the history. Browsers refuse where that is done too often, as while a key is held: what
 * is shown counts, and the next change brings the address along.
 */
export function setAddress(address: string, history: 'pushState' | 'replaceState'): void {
  try {
    window.history[history](null, '', address);
  } catch {
    // Nothing is lost but the address of this moment.
  }
}
