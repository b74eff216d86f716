/** From what a visitor types to the words that are searched. */
import { cleanQuery } from '../listing/normalise.ts';
import { fold } from './fold.ts';

/** What an apostrophe ties to a word counts too (company's, we'll), and don't as a whole: they say nothing of what is wanted. */
const SEPARATOR =
  /(?:\b(?:[a-z]*n['’]t|['’](?:s|re|ve|ll|d|m))\b|(?<!\d),|,(?!\d{3}(?!\d))|[\s、。・!?"'“”‘’「」『』()[\]<>:;/|&+]|(?<!\d)\.|\.(?!\d))+/;
/** か of a count as a keyboard may write it (2カ月); the site writes か. */
const LARGE_KA = /(?<![ァ-ヺー])[カケ](?=[月所国年])/g;
/** A polite prefix as only letters write it (御見積); the site writes お, ご or nothing. */
const POLITE = /御(?=[一-鿿])/g;
/** What a lone dash or arrow has nothing of. */
const TELLING = /[\p{L}\p{N}%¥$]/u;
const MAX_WORDS = 12;

/** English words that say nothing about what is wanted. */
export const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from get how i in is it me my of on or our the there to us we what when where which who why will with you your'.split(
    ' ',
  ),
);

/**
 * The words of a query, folded, without repetitions; stop words only where there is nothing else. `join` parts words and
 * makes one of several before any is dropped, since a phrase may hold a stop word: proof of concept.
 */
export function wordsOf(query: string, join = (words: string[]) => words): string[] {
  // The wave of Windows (～) is a ~ to NFKC, and the site's own is 〜.
  const typed = fold(cleanQuery(query))
    .replaceAll('~', '〜')
    .replace(LARGE_KA, 'か')
    .replace(POLITE, '')
    .split(SEPARATOR)
    .filter((word) => TELLING.test(word))
    .slice(0, MAX_WORDS);
  const words = [...new Set(join(typed))].slice(0, MAX_WORDS);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

const ENDINGS = ['ations', 'ation', 'ating', 'ated', 'ate', 'ings', 'ing', 'ies', 'ed', 'es', 'e', 's'];
const MIN_STEM = 4;

/** What an English word shares with its other forms: `automated` and `automation` give `autom`. Undefined if nothing less. */
export function stemOf(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= MIN_STEM);
  return ending && word.slice(0, -ending.length);
}

/** A word typed in hiragana, as katakana: ろぼっと gives ロボット. */
export const inKatakana = (word: string): string =>
  word.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
