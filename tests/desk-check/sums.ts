/** Sums as they are printed, read and done again: what a purchasing office does with the paper. */

type Between = { low: number; high: number; decimals: number; isUp?: boolean };
type Token = { number: Between } | { sign: string };

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const UNIT = 'kg|g(?![a-z])|時間|h(?![a-z])|か月|months?';
const TOKEN = new RegExp(`(${NUMBER})(?:[〜–](${NUMBER}))?(?:\\s*(${UNIT}))?|[×÷＋+－−＝=≈]`, 'g');
/** To how many decimals a result is printed; all others are whole. */
const DECIMALS: Record<string, number> = { kg: 3, 時間: 1, h: 1 };
const SAME: Record<string, string> = { '＋': '+', '－': '−', '＝': '=' };

const numberOf = (text: string) => Number(text.replaceAll(',', ''));

/** Numbers and signs of a sentence; grams are read as kilograms. */
const tokensOf = (sentence: string): Token[] =>
  [...sentence.matchAll(TOKEN)].map(([whole, low, high = low, unit]) => {
    if (low === undefined || high === undefined) return { sign: SAME[whole] ?? whole };
    const scale = unit === 'g' ? 1000 : 1;
    return {
      number: {
        low: numberOf(low) / scale,
        high: numberOf(high) / scale,
        decimals: DECIMALS[unit ?? ''] ?? 0,
        // Loads and months are rounded up.
        isUp: unit === 'kg' || (unit !== undefined && /月|month/.test(unit)),
      },
    };
  });

const OPERATIONS: Record<string, (one: Between, other: Between) => [low: number, high: number]> = {
  '+': (one, other) => [one.low + other.low, one.high + other.high],
  // Nobody loses hours: what would be less than nothing is nothing.
  '−': (one, other) => [Math.max(0, one.low - other.high), Math.max(0, one.high - other.low)],
  '×': (one, other) => [one.low * other.low, one.high * other.high],
  '÷': (one, other) => [one.low / other.high, one.high / other.low],
};

/** A sum of a text: as it was printed, with what its operands give. */
type Sum = { text: string; sign: string; given: Between; printed: Between };

/** All sums of a text. Of the words between a sign and its numbers those next to it count. */
export function sumsIn(text: string): Sum[] {
  return text.split(/(?<=[。．])|(?<=\.)\s|\n|: |：|; /).flatMap((sentence) => {
    const sums: Sum[] = [];
    let [given, last, sign] = [undefined, undefined, undefined] as [
      Between | undefined,
      Between | undefined,
      string | undefined,
    ];
    for (const token of tokensOf(sentence)) {
      if ('sign' in token) {
        // The number before a sign stands next to it.
        if (given === undefined) given = last;
        sign = token.sign;
      } else {
        last = token.number;
        if (given && (sign === '=' || sign === '≈')) {
          sums.push({ text: sentence, sign, given, printed: token.number });
          given = token.number;
        } else if (given && sign) {
          const [low, high] = (OPERATIONS[sign] as (typeof OPERATIONS)[string])(given, token.number);
          given = { low, high, decimals: 0 };
        }
        sign = undefined;
      }
    }
    return sums;
  });
}

const isNear = (given: number, printed: number, within: number) =>
  Math.abs(given - printed) <= within + 1e-14 * Math.max(1, Math.abs(given));

/** Whether a sum is right: to the last digit, or where it says `≈` to the rounding of that digit. */
export function isRight({ sign, given, printed }: Sum): boolean {
  const isExact = isNear(given.low, printed.low, 0) && isNear(given.high, printed.high, 0);
  if (sign === '=') return isExact;
  const within = (printed.isUp ? 1 : 0.5) * 10 ** -printed.decimals;
  return !isExact && isNear(given.low, printed.low, within) && isNear(given.high, printed.high, within);
}

/** Numbers in the order of a sentence, and whether each is said to be rounded. */
export const numbersIn = (sentence: string): (Between & { isAbout: boolean })[] =>
  [...sentence.matchAll(new RegExp(`(約|about )?(${NUMBER})(?:[〜–](${NUMBER}))?`, 'g'))].map(
    ([, about, low = '', high = low]) => ({
      low: numberOf(low),
      high: numberOf(high),
      decimals: 1,
      isAbout: about !== undefined,
    }),
  );

/** The same for a number in a sentence, which says "about" where it is rounded. */
export const isTold = (given: Pick<Between, 'low' | 'high'>, printed: ReturnType<typeof numbersIn>[number]) =>
  isRight({ text: '', sign: printed.isAbout ? '≈' : '=', given: { ...given, decimals: 0 }, printed });
