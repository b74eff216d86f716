/** Numbers as they are printed, and whether what is printed is the whole number or a rounded one. */
import type { Locale } from '../i18n/locales.ts';
import { fill } from '../listing/fill.ts';
import type { Range } from './company-facts.ts';
import { hundredths } from './hundredths.ts';
import type { Voice } from './voice.ts';

/** What is less than the last decimal has one digit that is not 0: nothing is printed as 0 that is more. */
const formats = (maximumFractionDigits: number): Record<Locale, Intl.NumberFormat> => {
  const digits = {
    maximumFractionDigits,
    maximumSignificantDigits: 1,
    roundingPriority: 'morePrecision',
  } as const;
  return { ja: new Intl.NumberFormat('ja', digits), en: new Intl.NumberFormat('en', digits) };
};
const TENTHS = formats(1);
const HUNDREDTHS = formats(2);
const THOUSANDTHS = formats(3);

/** A number with one decimal at most, or its first digit where that comes later: 1,234.5, 0.02. */
export const numberText = (value: number, locale: Locale): string => TENTHS[locale].format(value);

/** What a visitor entered, or a sum of it, as it is reckoned with: two decimals at most. */
export const quantityText = (value: number, locale: Locale): string =>
  HUNDREDTHS[locale].format(hundredths(value));

/** Kilograms, to a gram. */
export const kilogramText = (value: number, locale: Locale): string => THOUSANDTHS[locale].format(value);

/** From one number to another; one number where both read alike. */
export function rangeText({ low, high }: Range, locale: Locale, text = numberText): string {
  const [from, to] = [text(low, locale), text(high, locale)];
  return from === to ? from : `${from}${locale === 'ja' ? '〜' : '–'}${to}`;
}

/** What a handful of operations in floating point add to a number, as a share of it: more than that is a real rest. */
const NEARLY = 4 * Number.EPSILON;

/** Whether a number has no more decimals than are printed: as many as are given, or up to its first digit that is not 0. */
function isWhole(value: number, decimals: number): boolean {
  const places = decimals && Math.max(decimals, Math.ceil(-Math.log10(Math.abs(value) || 1)));
  const scaled = value * 10 ** places;
  return Math.abs(scaled - Math.round(scaled)) <= NEARLY * Math.max(1, Math.abs(scaled));
}

/** `≈` where what is printed of a number is rounded, and else nothing. */
export const roundedSign = (
  { low, high }: Range,
  decimals: number,
  { words }: Pick<Voice, 'words'>,
): string => (isWhole(low, decimals) && isWhole(high, decimals) ? '' : words.units.nearly);

/** The sign before the result of a sum: `≈` where what is printed of it is rounded. */
export const equalsSign = (range: Range, decimals: number, voice: Pick<Voice, 'words'>): string =>
  roundedSign(range, decimals, voice) || voice.words.units.equals;

/** The sign before a result that is rounded up, and the words behind it that say so. */
export const roundedUp = (value: number, decimals: number, { words }: Pick<Voice, 'words'>) =>
  isWhole(value, decimals)
    ? { is: words.units.equals, up: '' }
    : { is: words.units.nearly, up: words.units.up };

/** A rounded number outside a sum says that it is one: "about 4.5". */
export const about = (text: string, range: Range, decimals: number, voice: Voice): string =>
  roundedSign(range, decimals, voice) ? fill(voice.words.units.about, { value: text }) : text;

/** Both ends of a range that is one number. */
export const just = (value: number): Range => ({ low: value, high: value });

/** Hours, with "about" where they are rounded. */
export const hoursText = (hours: Range, voice: Voice): string =>
  about(rangeText(hours, voice.locale), hours, 1, voice);
