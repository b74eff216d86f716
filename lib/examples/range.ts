/** Periods and team sizes of examples are ranges of numbers; one number is a range from itself to itself. */

export type Range = { readonly from: number; readonly to: number };

/** The filter that stands for "3 or more" (spec section 5). */
const THREE_OR_MORE = 3;

/** A range as a value for a filter or an address: `1-2`, `1.5-2`, `2`. */
export const rangeKey = ({ from, to }: Range): string => (from === to ? `${from}` : `${from}-${to}`);

/** A range as it is read, without a unit: `1〜2` in Japanese, `1–2` in English, `2` for one number. */
export const rangeText = ({ from, to }: Range, locale: 'ja' | 'en'): string =>
  from === to ? `${from}` : `${from}${locale === 'ja' ? '〜' : '–'}${to}`;

/** The messages that give the ranges of an example their units: a month or months, an engineer or engineers. */
export const unitsOf = ({ period, engineers }: Record<'period' | 'engineers', Range>) =>
  ({
    period: rangeKey(period) === '1' ? 'periodOne' : 'period',
    engineers: engineers.to === 1 ? 'engineer' : 'engineers',
  }) as const;

/** Shorter ranges first: by where they begin, then by where they end. */
export const compareRanges = (a: Range, b: Range): number => a.from - b.from || a.to - b.to;

/**
 * Whether a team size passes the engineer filter (spec section 5): the filter falls inside the range, which for a
 * single number means equal; the filter 3 means 3 or more and looks at the upper bound alone.
 */
export const engineersMatch = ({ from, to }: Range, wanted: number): boolean =>
  wanted >= THREE_OR_MORE ? to >= THREE_OR_MORE : from <= wanted && wanted <= to;
