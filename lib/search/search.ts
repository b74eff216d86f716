/** The site search: from a query to pages, best first. Pure; the browser and the tests of the built index share it. */
import type { Corpus } from './corpus.ts';
import { inKatakana, wordsOf } from './query.ts';
import { type Hit, hitOf } from './score.ts';
import { correct } from './spelling.ts';
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

/** The word that was probably meant by one that the site does not know; the word itself if none is near. */
function nearest(word: string, corpus: Corpus, synonyms: Synonyms): string {
  const kana = inKatakana(word);
  if (kana !== word && termOf(kana, corpus, synonyms).length > 0) return kana;
  const vocabulary = new Map(corpus.vocabulary());
  for (const synonym of synonyms.words) if (!vocabulary.has(synonym)) vocabulary.set(synonym, 0);
  return correct(word, vocabulary) ?? (kana === word ? undefined : correct(kana, vocabulary)) ?? word;
}

/** Neighbours that are one word to the site: "robot arm" as a synonym, "lab craft" as labcraft. */
function joinPhrases(words: readonly string[], corpus: Corpus, synonyms: Synonyms): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [word = '', next] = words.slice(index, index + 2);
    const compound = next && !corpus.has(next) ? word + next : '';
    const one =
      next && synonyms.has(`${word} ${next}`)
        ? `${word} ${next}`
        : compound && corpus.has(compound)
          ? compound
          : '';
    joined.push(one || word);
    if (one) index += 1;
  }
  return joined;
}

/** Searches what the corpus holds. An empty query finds nothing. */
export function search(corpus: Corpus, synonyms: Synonyms, query: string): Results {
  const typed = joinPhrases(wordsOf(query), corpus, synonyms);
  const known = (word: string) => termOf(word, corpus, synonyms).length > 0;
  const words = typed.map((word) => (known(word) ? word : nearest(word, corpus, synonyms)));
  const corrected = words.join() === typed.join() ? undefined : words.join(' ');
  const terms = words.map((word) => termOf(word, corpus, synonyms));
  const all = ranked(corpus, terms, false);
  if (all.length > 0) return { hits: all, corrected, partial: false };
  const some = ranked(corpus, terms, true);
  return some.length > 0 ? { hits: some, corrected, partial: true } : NONE;
}
