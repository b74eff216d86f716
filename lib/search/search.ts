/** The site search: from a query to pages, best first. Pure; the browser and the tests of the built index share it. */
import { asWritten } from './as-written.ts';
import type { Corpus } from './corpus.ts';
import { meant } from './meant.ts';
import { STOP_WORDS, wordsOf } from './query.ts';
import { type Hit, hitOf } from './score.ts';
import type { Synonyms } from './synonyms.ts';
import { type Term, termOf } from './terms.ts';

export type Results = {
  hits: Hit[];
  /** What was searched instead, where the query had a word that the site does not know. */
  corrected: string | undefined;
  /** No page has all the words; these have some. */
  partial: boolean;
};

const NONE: Results = { hits: [], corrected: undefined, partial: false };

const ranked = (corpus: Corpus, terms: readonly Term[], some: boolean): Hit[] =>
  corpus.pages
    .flatMap((page) => hitOf(page, terms, some) ?? [])
    // The sort is stable: equal pages stay in the order of the catalogue.
    .sort((one, other) => other.score - one.score);

/** Neighbours that are one word to the site: the longest run that is a synonym, or "lab craft" as labcraft. */
function joinPhrases(words: readonly string[], corpus: Corpus, synonyms: Synonyms): string[] {
  const [word, next = ''] = words;
  if (!word) return [];
  for (let end = words.length; end > 1; end -= 1) {
    const phrase = words.slice(0, end).join(' ');
    if (synonyms.has(phrase)) return [phrase, ...joinPhrases(words.slice(end), corpus, synonyms)];
  }
  // A stop word, which is dropped later, lengthens no word.
  const joined = word + next;
  const isOne = !STOP_WORDS.has(next) && !corpus.has(next) && (corpus.has(joined) || synonyms.has(joined));
  const [one, length] = isOne ? [joined, 2] : [word, 1];
  return [one, ...joinPhrases(words.slice(length), corpus, synonyms)];
}

/** Searches what the corpus holds. An empty query finds nothing. */
export function search(corpus: Corpus, synonyms: Synonyms, query: string): Results {
  const typed = wordsOf(query, (words) =>
    joinPhrases(
      words.flatMap((word) => asWritten(word, corpus, synonyms)),
      corpus,
      synonyms,
    ),
  );
  const words = typed.map((word) => meant(word, corpus, synonyms));
  const corrected = words.join() === typed.join() ? undefined : words.join(' ');
  const terms = words.map((word) => termOf(word, corpus, synonyms));
  const all = ranked(corpus, terms, false);
  if (all.length > 0) return { hits: all, corrected, partial: false };
  const some = ranked(corpus, terms, true);
  return some.length > 0 ? { hits: some, corrected, partial: true } : NONE;
}
