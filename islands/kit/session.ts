/** Texts that outlast a reload and a switch of language, and end with the tab. Storage may be denied or full. */

/** Stores a text, where that is possible. */
export function storeText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // What is typed lasts as long as the page.
  }
}

/** The text that was stored, if there is one. */
export function storedText(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
