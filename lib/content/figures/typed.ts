/**
 * Figures of `content/facts.json` that copy has typed by hand (spec section 9): a price that is typed stays behind
 * when the price changes. A number that means something else is written `{{=3}}`: a number of its own, on purpose.
 */
import { formatDate } from '../../dates.ts';
import { LOCALES } from '../../i18n/locales.ts';
import type { Facts } from '../facts.ts';
import { halfWidth, MAY_HOLD_NUMBER } from './numbers.ts';
import { patternsOf } from './units.ts';

export type TypedFigure = {
  /** What stands in the text: `3 business days`. */
  found: string;
  /** Offset in the text, in UTF-16 units from 0. */
  index: number;
  /** Names of the facts that have this value and unit. */
  names: string[];
};

type Look = { pattern: RegExp; names: string[] };

/** 2025-05-01 in the ways it is written: 2025年5月1日, 1 May 2025, May 1, 2025, 2025/05/01, 2025/5/1. */
function datePatterns(date: string): string[] {
  const [day, month, year] = formatDate(date, 'en').split(' ');
  const inFull = [date, ...LOCALES.map((locale) => formatDate(date, locale)), `${month} ${day}, ${year}`];
  const slashed = date.split('-').map((part) => part.replace(/^0/, '0?'));
  // Not the end of another date (21 May 2025), nor a path (/2025/05/01/).
  return [...inFull.map((form) => `(?<!\\d)${form}(?!\\d)`), `(?<![\\d/])${slashed.join('/')}(?![\\d/])`];
}

/** The patterns of a ledger, made once for all files: facts that look the same share a pattern. */
export function figureLooks(facts: Facts): Look[] {
  const bySource = new Map<string, string[]>();
  for (const [name, { value, unit }] of Object.entries(facts)) {
    const sources = typeof value === 'string' ? datePatterns(value) : unit ? patternsOf(value, unit) : [];
    for (const source of sources) bySource.set(source, [...(bySource.get(source) ?? []), name]);
  }
  return [...bySource].map(([source, names]) => ({ pattern: new RegExp(source, 'giu'), names }));
}

/** Every figure that a text has typed by hand, in the order of the text; each place once, with the longest find. */
export function typedFigures(copy: string, looks: readonly Look[]): TypedFigure[] {
  const text = halfWidth(copy);
  if (!MAY_HOLD_NUMBER.test(text)) return [];
  const found = looks.flatMap(({ pattern, names }) =>
    [...text.matchAll(pattern)].map((match) => ({
      found: copy.slice(match.index, match.index + match[0].length),
      index: match.index,
      names,
    })),
  );
  const longestFirst = found.sort((a, b) => a.index - b.index || b.found.length - a.found.length);
  const places = new Map<number, TypedFigure>();
  for (const figure of longestFirst) {
    const known = places.get(figure.index);
    if (!known) places.set(figure.index, figure);
    else if (known.found === figure.found) known.names = [...new Set([...known.names, ...figure.names])];
  }
  return [...places.values()];
}
