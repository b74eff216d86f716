/** What a word of a query may be found as: itself, a synonym, another form, or the parts of a compound. */
import type { Corpus } from './corpus.ts';
import { stemOf } from './query.ts';
import { type Lexicon, segment } from './segment.ts';
import type { Synonyms } from './synonyms.ts';

/** Every part must be on a page, each as one of its words. */
export type Alternative = { parts: string[][]; weight: number };
export type Term = Alternative[];

const WEIGHT = { synonym: 0.8, form: 0.7, parts: 0.5 };
/** コンピューター is also written コンピュータ. */
const LONG_END = /^([ァ-ヺー]{3,})ー$/;

/** What the site and its synonyms can answer to. */
export function lexiconOf(corpus: Corpus, synonyms: Synonyms): Lexicon {
  return {
    has: (piece) => corpus.has(piece) || synonyms.has(piece),
    begins: (piece) => corpus.has(piece) || synonyms.words.some((word) => word.startsWith(piece)),
    isWord: (piece) => corpus.vocabulary().has(piece) || synonyms.has(piece),
  };
}

/** A form, and without its doubled end (`plann`) if that is a word of the site: `plan`, but not `fil` for `fill`. */
const formsOf = (form: string, corpus: Corpus): string[] =>
  [form, form.replace(/(.)\1$/, '$1')].filter((each) => each === form || corpus.vocabulary().has(each));

/** The ways to find one folded word; empty if nothing on the site answers to it. */
export function termOf(word: string, corpus: Corpus, synonyms: Synonyms): Term {
  const others = synonyms.of(word);
  const form = LONG_END.exec(word)?.[1] ?? stemOf(word);
  const parts = segment(word, lexiconOf(corpus, synonyms));
  const ways: Alternative[] = [
    { parts: [[word]], weight: 1 },
    { parts: [others], weight: WEIGHT.synonym },
    ...(form ? [{ parts: [formsOf(form, corpus)], weight: WEIGHT.form }] : []),
    ...(parts ? [{ parts: parts.map((part) => [part, ...synonyms.of(part)]), weight: WEIGHT.parts }] : []),
  ];
  return ways
    .map((way) => ({ ...way, parts: way.parts.map((words) => words.filter((each) => corpus.has(each))) }))
    .filter((way) => way.parts.every((words) => words.length > 0));
}
