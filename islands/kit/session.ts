/** Texts that outlast a reload and a switch of language, and end with the tab. Storage may be denied or full. */

/** Stores a text, and says whether it is there by then: there are browsers that can be asked, but keep nothing. */
export function storeText(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // What is typed lasts as long as the page.
  }
  return storedText(key) === text;
}

/** The text that was stored, if there is one. */
export function storedText(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What a stored text says as JSON; nothing where it is none. */
export function parsed<T>(json: string | undefined): T | undefined {
  try {
    return JSON.parse(json ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

const BEFORE = '-before';
const MOST_BEFORE = 5;

const listBefore = (key: string) => parsed<string[]>(storedText(key + BEFORE)) ?? [];
const storeList = (key: string, texts: readonly string[]) => storeText(key + BEFORE, JSON.stringify(texts));

/** What stood under a key before something else was opened over it, the newest last; not what is there again. */
export const storedBefore = (key: string): string[] =>
  listBefore(key).filter((text) => text !== storedText(key));

/** Stores what stands under a key once more, before something else is opened over it: a reload leaves no other way back. */
export function storeBefore(key: string): string | undefined {
  const text = storedText(key);
  if (text) storeList(key, [...storedBefore(key), text].slice(-MOST_BEFORE));
  return text;
}

/** Takes away a text that is there again, and what was opened over it. Says whether it was one of them. */
export function dropBefore(key: string, text: string | undefined): boolean {
  const texts = listBefore(key);
  const at = texts.lastIndexOf(text as string);
  if (at >= 0) storeList(key, texts.slice(0, at));
  return at >= 0;
}
