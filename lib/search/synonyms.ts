/** Words that mean the same, from `content/search.json`. */
import { fold } from './fold.ts';

/** An English plural counts as its singular. */
const singular = (word: string): string => (/[a-z]{3}s$/.test(word) ? word.slice(0, -1) : word);

export class Synonyms {
  readonly words: readonly string[];
  readonly #groups = new Map<string, Set<string>>();

  constructor(groups: readonly (readonly string[])[]) {
    const folded = groups.map((group) => group.map(fold));
    this.words = [...new Set(folded.flat())];
    for (const group of folded)
      for (const word of group) {
        const key = singular(word);
        this.#groups.set(key, new Set([...(this.#groups.get(key) ?? []), ...group]));
      }
  }

  /** Whether a folded word or phrase is in a group. */
  has(word: string): boolean {
    return this.#groups.has(singular(word));
  }

  /** The other words of all groups that a folded word is in. */
  of(word: string): string[] {
    return [...(this.#groups.get(singular(word)) ?? [])].filter((each) => each !== word);
  }
}
