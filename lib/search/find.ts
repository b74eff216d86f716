/** Where a word stands in a text; both are folded. */

const WORD = /[a-z0-9]/;
const DIGIT = /\d/;
/** Latin words as short as this count only when they stand alone: "AI" is not in "aim". */
const SHORT = 2;

const isLatin = (word: string) => /^[a-z0-9]+$/.test(word);

function standsAt(text: string, word: string, start: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(start + word.length);
  if (WORD.test(word.charAt(0)) && WORD.test(before)) return false;
  if (DIGIT.test(word.slice(-1)) && DIGIT.test(after)) return false;
  return !(word.length <= SHORT && isLatin(word) && WORD.test(after));
}

/** The places of a word: Latin words from their beginning, numbers whole, Japanese anywhere. */
export function* placesOf(text: string, word: string): Generator<number> {
  if (word === '') return;
  for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + word.length))
    if (standsAt(text, word, start)) yield start;
}

/** Whether a word stands in a text. */
export const holds = (text: string, word: string): boolean => !placesOf(text, word).next().done;

/** How often a word stands in a text, up to a limit. */
export function count(text: string, word: string, limit: number): number {
  let found = 0;
  for (const _ of placesOf(text, word)) if (++found === limit) break;
  return found;
}
