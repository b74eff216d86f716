/** What was probably meant by a word of which the site does not know all. */
import type { Corpus } from './corpus.ts';
import { inKatakana } from './query.ts';
import { correct } from './spelling.ts';
import type { Synonyms } from './synonyms.ts';
import { lexiconOf, termOf } from './terms.ts';

/** The parts of a compound in one script that are long enough to be judged: labcrft料金, めんてなんす料金. */
const RUN = /(?<![a-z\d])[a-z][a-z\d]{2,}|[ァ-ヺー]{3,}|[ぁ-ゖー]{3,}/g;

/** The word that was probably meant by one that the site does not know; the word itself if none is near. */
function nearest(word: string, corpus: Corpus, synonyms: Synonyms): string {
  const kana = inKatakana(word);
  if (kana !== word && termOf(kana, corpus, synonyms).length > 0) return kana;
  const vocabulary = new Map(corpus.vocabulary());
  for (const synonym of synonyms.words) if (!vocabulary.has(synonym)) vocabulary.set(synonym, 0);
  return correct(word, vocabulary) ?? (kana === word ? undefined : correct(kana, vocabulary)) ?? word;
}

/**
 * The word as it was probably meant; itself if nothing is near. Hiragana in a compound is mostly grammar: only what is
 * exactly a word in katakana becomes one, between の too (ろぼっとの価格).
 */
export function meant(word: string, corpus: Corpus, synonyms: Synonyms): string {
  const { has, isWord } = lexiconOf(corpus, synonyms);
  const asKatakana = (run: string) => (isWord(inKatakana(run)) ? inKatakana(run) : run);
  const mended = has(word)
    ? word
    : word.replace(RUN, (run) => {
        if (run === word || has(run)) return run;
        if (inKatakana(run) === run) return nearest(run, corpus, synonyms);
        return asKatakana(run).replace(/[^の]{3,}/g, asKatakana);
      });
  return termOf(mended, corpus, synonyms).length > 0 ? mended : nearest(mended, corpus, synonyms);
}
