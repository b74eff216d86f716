/** How a number is typed by hand: grouped or not, in half or full width, in ten thousands or millions. */
const MAN = 10_000;
const MILLION = 1_000_000;

/** Small numbers in English, by their value. */
export const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

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

/** Like digits, and also as 100万 or 1 million; for sums of money. */
export function money(value: number): string {
  const forms = [`¥\\s?${digits(value)}`, `JPY\\s?${digits(value)}`, `${digits(value)}\\s?(?:円|yen)`];
  if (value % MAN === 0) forms.push(`${digits(value / MAN)}\\s?万`);
  if (value % (MILLION / 10) === 0) forms.push(`${digits(value / MILLION)}(?:\\s?million|M\\b)`);
  return forms.join('|');
}
