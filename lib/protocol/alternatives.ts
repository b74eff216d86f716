/**
 * Alternatives of a refused sentence, as `PBS or TBS`: each of the two may stand for both, as the whole phrase that it is.
 * Where it is not plain how far a phrase reaches, neither is offered.
 */
import type { Locale } from '../i18n/locales.ts';
import type { Range } from './grammar/match.ts';
import { isKnownLiquid } from './names.ts';

/** What an English phrase ends at: what says where, of what or how, a unit of an amount, and a verb. */
const BOUND =
  'of|to|into|in|onto|on|at|from|for|with|without|and|or|then|by|per|using|via|each|every|the|an|either|until|till|if|when|unless|while|as|after|before|[µμu]l|ml|nl';
const VERB =
  '(?:add|put|dispens|aliquot|transfer|mov|remov|discard|aspirat|mix|shak|heat|keep|incubat|wait|rest|dilut|pipett|pool|fill|wash|hold|leav|stor|repeat)\\w*';
const WORD = `(?!(?:${BOUND})(?![\\w-])|(?<!master\\s)${VERB})[\\w%µμ°℃+/-]+(?:\\.[\\w%]+)*`;
const WORDS = `${WORD}(?:\\s+${WORD})*`;
const LETTER = '[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z\\d.%+℃°-]';
const LETTERS = `${LETTER}(?:${LETTER}|\\s)*`;
const EITHER: Record<Locale, RegExp> = {
  en: new RegExp(
    `(?<=^|[^\\s,]\\s+|[(:;])(?:either\\s+)?(?<![\\w-])(${WORDS})\\s+(?:and/or|or)\\s+(${WORDS})(?=\\s|[,.;:)]|$)`,
    'giu',
  ),
  // A Japanese phrase stands between two particles; a name before の may belong to what follows.
  ja: new RegExp(
    `(?<=^|[（(をにへはがでのも、。]|から|まで|ずつ)\\s*(${LETTERS})(?:か|または|又は|もしくは|あるいは|／)(${LETTERS})(?=[）)をにへはがでも、。]|から|まで|ずつ|(?<=[列行目\\d])の|$)`,
    'giu',
  ),
};

/** What two phrases must have in common: both are times, temperatures, speeds, numbers of times or places, or none of them. */
const KINDS = [
  /\d\s*(?:s|sec\w*|min\w*|h|hours?|秒|分|時間)間?$/i,
  /\d\s*(?:°|℃|度)|^(?:rt|room temp\w*|室温)$/i,
  /rpm|回転/i,
  /\d\s*(?:times|x|×|回)$/i,
  /^(?:columns?|cols?|rows?|wells?|plates?)\b|^[A-H]\d+$|[列行]目?$|ウェル$|^プレート/i,
];
const kindOf = (phrase: string): number => KINDS.findIndex((kind) => kind.test(phrase));
/** Whether a phrase stands for itself: PBS beside distilled water does, and hot beside cold water does not. */
const isWhole = (phrase: string): boolean =>
  isKnownLiquid(phrase.toLowerCase()) || /.[\p{Lu}\d]/u.test(phrase) || kindOf(phrase) >= 0;
const wordsOf = (phrase: string): string[] => phrase.split(/\s+/u);

/** Each of two alternatives, in the place of both. */
export function alternatives(text: string, locale: Locale): (Range & { text: string })[] {
  return [...text.matchAll(EITHER[locale])].flatMap(({ 0: words, 1: one = '', 2: two = '', index }) => {
    const length = Math.min(wordsOf(one).length, wordsOf(two).length);
    const near = [wordsOf(one).slice(-length).join(' '), wordsOf(two).slice(0, length).join(' ')] as const;
    const [isNear, isLong] = [near, [one, two]].map(([a, b]) => kindOf(a) >= 0 && kindOf(a) === kindOf(b));
    // Empty A1 or B1 carefully: of two times or places the words beside them are none.
    if (isNear && !isLong && one.endsWith(near[0]) && two.startsWith(near[1])) {
      const start = index + words.indexOf(one) + one.length - near[0].length;
      const end = index + words.length - two.length + near[1].length;
      return near.map((phrase) => ({ start, end, text: phrase }));
    }
    // Column 1 or 2, reagent A or B: the second has the words of the first.
    const [, head = ''] = /^(.*\D)(?:\d+|[A-Z])$/u.exec(one) ?? [];
    const other = /^(?:\d+|[A-Z])$/u.test(two) ? head + two : two;
    const [shorter = '', longer = ''] = [one, other].sort((a, b) => wordsOf(a).length - wordsOf(b).length);
    const isEven = wordsOf(shorter).length === wordsOf(longer).length;
    if (kindOf(one) !== kindOf(other) || !(isEven || isWhole(shorter))) return [];
    return [one, other].map((phrase) => ({ start: index, end: index + words.length, text: phrase }));
  });
}
