/** The word that somebody meant who misspelt it. */

/** Letters to put in, take out or change to come from one word to another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const change = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word that is closest, if at most a third of its letters (two at least) differ. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const scored = known
    .map((candidate) => ({ candidate, off: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.off - b.off);
  const [best] = scored;
  return best && best.off <= Math.max(2, best.candidate.length / 3) ? best.candidate : undefined;
}
