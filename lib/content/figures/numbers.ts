/** How a number is typed by hand: grouped or not, in full width, in ten thousands or millions, in words. */
const MAN = 10_000;
const MILLION = 1_000_000;

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const KANJI = '一二三四五六七八九';

/** A whole number from zero to ninety-nine in English words; undefined for any other. */
export function inWords(value: number): string | undefined {
  const tens = TENS[Math.floor(value / 10) - 2];
  const one = SMALL[tens === undefined ? value : value % 10];
  if (tens === undefined || one === undefined) return one;
  return value % 10 === 0 ? tens : `${tens}-${one}`;
}

/** A whole number from 1 to 99 in Japanese numerals; undefined for any other. */
function inKanji(value: number): string | undefined {
  if (!Number.isInteger(value) || value < 1 || value > 99) return undefined;
  const tens = Math.floor(value / 10);
  return `${tens > 1 ? KANJI.charAt(tens - 1) : ''}${tens > 0 ? '十' : ''}${KANJI.charAt((value % 10) - 1)}`;
}

/** Most texts hold no number at all: whether it is worth while to look closely, in half width. */
export const MAY_HOLD_NUMBER = new RegExp(
  `\\d|[${KANJI}十]|fold\\b|tenth|quarter|\\b(?:${[...SMALL, ...TENS].join('|')})`,
  'i',
);

/** Source of a pattern for a number, in digits or as a word of either language, and nothing else: `0.1`, `one`, `一`. */
export const ANY_NUMBER = `\\d[\\d.,]*|[${KANJI}十]+|(?:${TENS.join('|')})(?:[-\\s](?:${SMALL.slice(1, 10).join('|')}))?|${SMALL.join('|')}`;

/** A text as the source of a pattern that finds it. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const grouped = (value: number) => new Intl.NumberFormat('en').format(value);

/** Full-width digits and signs as half-width ones. One character stays one, so positions do not move. */
export const halfWidth = (text: string): string =>
  text
    .replace(/[０-９．，％：／]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/￥/g, '¥');

/** A number is not part of a longer one: neither of 1,320 nor of 0.320. */
const NOT_BEFORE = '(?<![\\d.,])';
const NOT_AFTER = '(?![\\d]|[.,]\\d)';

/** Source of a pattern for a number as digits: `50000` or `50,000`. */
export const digits = (value: number): string =>
  `${NOT_BEFORE}(?:${[...new Set([String(value), grouped(value)])].map(escaped).join('|')})${NOT_AFTER}`;

/** Source of a pattern for a number as digits or in words, if it has any. */
const orInWords = (value: number, words: string | undefined): string =>
  words ? `(?:${digits(value)}|${words})` : digits(value);

/** A word is not the end of a longer number: neither of twenty-three nor of a hundred and three. */
const NOT_AFTER_WORD = `(?<!\\b(?:${TENS.join('|')}|hundred|hundred and|point)[-\\s])`;

/** Source of a pattern for a number as digits or as an English word: `24`, `twenty-four`, `twenty four`. */
export function english(value: number): string {
  const word = inWords(value)?.replace('-', '[-\\s]');
  return orInWords(value, word && `${NOT_AFTER_WORD}\\b${word}`);
}

/** A numeral is not part of a longer one, nor of 第三, 同一, 唯一. */
const NOT_AFTER_KANJI = `(?<![${KANJI}〇十百千万第同唯統均単])`;

/** Source of a pattern for a number as digits or as Japanese numerals: `24`, `二十四`. */
export function japanese(value: number): string {
  const kanji = inKanji(value);
  return orInWords(value, kanji && NOT_AFTER_KANJI + kanji);
}

/** Like digits, and also as 100万 or 1 million; for sums of money. */
export function money(value: number): string {
  const forms = [`¥\\s?${digits(value)}`, `JPY\\s?${digits(value)}`, `${digits(value)}\\s?(?:円|yen)`];
  if (value % MAN === 0) forms.push(`${digits(value / MAN)}\\s?万`);
  if (value % (MILLION / 10) === 0)
    forms.push(`${english(value / MILLION)}\\s?million`, `${digits(value / MILLION)}M\\b`);
  return forms.join('|');
}
