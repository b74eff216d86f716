/** The word that somebody meant who misspelt it. */
import { distance } from '../search/spelling.ts';

/** The known word that is closest, if at most a third of its letters (two at least) differ. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, off: distance(word.toLowerCase(), candidate.toLowerCase(), Infinity) }))
    .sort((a, b) => a.off - b.off);
  return best && best.off <= Math.max(2, best.candidate.length / 3) ? best.candidate : undefined;
}
