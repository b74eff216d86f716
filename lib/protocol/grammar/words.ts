/** What the grammars ask of words: numbers, names of liquids, and verbs. */
import { isEnglishWord, isKnownLiquid, isPlainJapanese } from '../names.ts';
import { isTitle } from '../notes.ts';
import { isAct } from '../operations/index.ts';
import { wellsNamed } from '../said-place.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** The number that one English word, or the two of `twenty-five` and `two hundred`, mean. */
function englishNumber(words: string): number | undefined {
  const [first = '', second] = words.split(/[ -]/);
  const one = SMALL.indexOf(first);
  const ten = TENS.indexOf(first) + 2;
  const value = one >= 0 ? one : ten > 1 ? ten * 10 : first === 'hundred' ? 100 : undefined;
  if (second === undefined || value === undefined) return value;
  if (second === 'hundred' && one > 0) return value * 100;
  const unit = SMALL.indexOf(second);
  return ten > 1 && unit > 0 && unit < 10 ? value + unit : undefined;
}

const DIGITS = '〇一二三四五六七八九';
const STEPS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const KANA = new Map(
  Object.entries({
    いち: 1,
    に: 2,
    さん: 3,
    よん: 4,
    し: 4,
    ご: 5,
    ろく: 6,
    なな: 7,
    しち: 7,
    はち: 8,
    きゅう: 9,
    じゅう: 10,
  }),
);

/** The number that kanji (二十五, 一二) or the kana of one to ten mean. */
function japaneseNumber(word: string): number | undefined {
  const kana = KANA.get(word);
  if (kana) return kana;
  const signs = [...word.replaceAll('零', '〇')];
  if (!signs.length || signs.some((sign) => !DIGITS.includes(sign) && !STEPS[sign])) return undefined;
  if (!signs.some((sign) => STEPS[sign])) return Number(signs.map((sign) => DIGITS.indexOf(sign)).join(''));
  let sum = 0;
  let digit = 0;
  for (const sign of signs) {
    const by = STEPS[sign];
    if (by) {
      sum += (digit || 1) * by;
      digit = 0;
    } else digit = DIGITS.indexOf(sign);
  }
  return sum + digit;
}

/** All of it by name. */
export const WORDS = {
  englishNumber,
  japaneseNumber,
  isAct,
  isEnglishWord,
  isKnownLiquid,
  isPlainJapanese,
  isTitle,
  wellsNamed,
} as const;
