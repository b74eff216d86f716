/**
 * Figures of `content/facts.json` that copy has typed by hand (spec section 9): a price that is typed stays behind
 * when the price changes. A number that means something else is written `{{=3}}`: a number of its own, on purpose.
 */
import type { Facts } from '../facts.ts';
import { patternsOf } from './looks.ts';

export type TypedFigure = {
  /** What stands in the text: `3 business days`. */
  found: string;
  /** Offset in the text, in UTF-16 units from 0. */
  index: number;
  /** Names of the facts that have this value and unit. */
  names: string[];
};

type Look = { pattern: RegExp; names: string[] };

/** The patterns of a ledger, made once for all files: facts that look the same share a pattern. */
export function figureLooks(facts: Facts): Look[] {
  const all = Object.entries(facts).flatMap(([name, { value, unit }]) =>
    (value === undefined ? [] : patternsOf(value, unit)).map((source) => ({ source, name })),
  );
  return [...Map.groupBy(all, ({ source }) => source)].map(([source, same]) => ({
    pattern: new RegExp(source, 'giu'),
    names: same.map(({ name }) => name),
  }));
}

/** Full-width digits and signs as half-width ones. One character stays one, so positions do not move. */
const halfWidth = (text: string): string =>
  text
    .replace(/[０-９．，％：／]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/￥/g, '¥');

/** A letter in an address, as `%E3%81%82`: no share of a hundred. */
const ESCAPED = /(?<!\d)(?:%[\da-f]{2})+/gi;

/** Every figure that a text has typed by hand, in the order of the text; each place once, with the longest find. */
export function typedFigures(copy: string, looks: readonly Look[]): TypedFigure[] {
  const text = halfWidth(copy).replace(ESCAPED, (letters) => ' '.repeat(letters.length));
  if (!/\d/.test(text)) return [];
  const found = looks.flatMap(({ pattern, names }) =>
    [...text.matchAll(pattern)].map((match) => ({
      found: copy.slice(match.index, match.index + match[0].length),
      index: match.index,
      names,
    })),
  );
  const longestFirst = found.sort((a, b) => a.index - b.index || b.found.length - a.found.length);
  return [...Map.groupBy(longestFirst, ({ index }) => index).values()].flatMap((same) => {
    const [longest] = same;
    const names = same.filter((one) => one.found === longest?.found).flatMap((one) => one.names);
    return longest ? [{ ...longest, names: [...new Set(names)] }] : [];
  });
}
