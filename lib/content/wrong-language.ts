/** Texts that were copied from the other language and not translated yet: found by their letters. */
import { isLocale, type Locale, otherLocale } from '../i18n/locales.ts';
import type { Problem, Wording } from './problems.ts';
import { textProblems, type WithTexts } from './texts.ts';
import { UNFILLED } from './unfilled.ts';

const JAPANESE: Wording = {
  ja: '英語の文を書くところに、日本語の文が入っています。訳してください',
  en: 'This is Japanese where the English text belongs: translate it',
};
const ENGLISH: Wording = {
  ja: '日本語の文を書くところに、英語の文が入っています。訳してください',
  en: 'This is English where the Japanese text belongs: translate it',
};

const JAPANESE_LETTER = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
/** No Japanese sentence is without hiragana, and hardly a name is with one. */
const JAPANESE_SENTENCE = /\p{Script=Hiragana}/u;
/** What a text may say in the other language. */
const QUOTED =
  /「[^」]*」|『[^』]*』|“[^”]*”|‘[^’]*’|"[^"]*"|```.*?```|~~~.*?~~~|`[^`]*`|\([^)]*\)|（[^）]*）/gs;
/** Names, titles, codes and addresses may stand in any language; five words in a row with a stop behind them are a sentence. */
const SENTENCE = /(?:[a-z][a-z'’]*,? ){4}[a-z].*[.!?](?:\s|$)/is;

/** The same in a field of its own for a language: there a name or an address is in that language, too. */
const WORDS = /(?:[a-z][a-z'’-]*,? ){4}[a-z]/i;

function wrongIn(whole: string, locale: Locale, isOwn: boolean): Wording | undefined {
  const text = whole.replaceAll(QUOTED, '');
  const japanese = text.match(JAPANESE_LETTER)?.length ?? 0;
  if (locale === 'ja') return japanese === 0 && (isOwn ? WORDS : SENTENCE).test(text) ? ENGLISH : undefined;
  // A name or a word of the page beside may stand among English ones.
  const isMuch = japanese * 3 >= (text.match(/\p{L}/gu)?.length ?? 0);
  return isMuch && (isOwn ? japanese > 0 : JAPANESE_SENTENCE.test(text)) ? JAPANESE : undefined;
}

type Speaking = WithTexts & { locale?: Locale };

/** What is wrong with a text by its place: a file of one language, where `other` is in the other one, or a field for one. */
function wrongAt(text: string, path: readonly string[], { locale }: Speaking): Wording | undefined {
  // Guidance is a problem of its own.
  if (text.includes(UNFILLED)) return undefined;
  if (locale) return wrongIn(text, path[0] === 'other' ? otherLocale(locale) : locale, false);
  const own = path.at(-1) ?? '';
  return isLocale(own) ? wrongIn(text, own, true) : undefined;
}

/** One problem for each text of some files that is in the other language than its file, or its field where a file holds both. */
export const wrongLanguageProblems = (files: readonly Speaking[]): Problem[] =>
  files.flatMap((file) => textProblems([file], (text, path) => wrongAt(text, path, file)));
