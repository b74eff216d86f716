/** The nearest word of the site to a misspelt one. */

/** Latin words and katakana words; only these are corrected, since one kanji more or less is another word. */
const WORDS = /[a-z][a-z0-9]{2,}|[ァ-ヺー]{3,}/g;
const CORRECTABLE = /^(?:[a-z][a-z0-9]*|[ァ-ヺー]+)$/;

/** How many letters may be wrong: one in four, two in eight, three in twelve or more. */
const tolerance = (length: number): number => Math.min(3, Math.floor(length / 4));

/**
 * Letters to insert, remove, replace or swap with their neighbour to get from one word to another, at most `limit` + 1.
 */
export function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let best = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      // No letter stands before the first: there, nothing can be swapped.
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        best = Math.min(best, before[column - 2]! + 1);
      next.push(best);
    }
    [before, last] = [last, next];
  }
  return Math.min(last[to.length]!, limit + 1);
}

/** How often each correctable word stands in folded texts. */
export function vocabularyOf(texts: Iterable<string>): Map<string, number> {
  const words = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.matchAll(WORDS)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** The word that was probably meant: the nearest, among equals the most frequent; undefined if none is near. */
export function correct(word: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  const limit = tolerance(word.length);
  if (!CORRECTABLE.test(word)) return undefined;
  let best: { word: string; away: number; often: number } | undefined;
  for (const [candidate, often] of vocabulary) {
    // The first letter is rarely wrong, and keeps unrelated short words apart.
    if (candidate[0] !== word[0]) continue;
    const away = distance(word, candidate, limit);
    if (away > limit || away === 0) continue;
    const nearer = !best || away < best.away || (away === best.away && often > best.often);
    if (nearer) best = { word: candidate, away, often };
  }
  return best?.word;
}
