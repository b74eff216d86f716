/**
 * Lines of a title: satori knows neither phrases nor balance, so the lines are made here, from widths that are
 * near enough to choose breaks by. Widths are in em.
 */
import { isJapanese, linesOf } from '../../../lib/text/lines.ts';
import { phrasesOf } from '../../../lib/text/phrases.ts';

/** A piece of a line; `before` and `after` take away the empty half of Japanese punctuation. */
export type Run = { text: string; before: number; after: number };
export type Line = readonly Run[];

/** Signs that fill half of their square: the empty half is to the right, or to the left. */
const EMPTY_RIGHT = /[、。，．）」』】：]/;
const EMPTY_LEFT = /[（「『【：]/;
const TRIM = 0.4;
const TRIM_COLON = 0.24;

const NARROW = /[ijlft.,:;’'|!()-]/;
const WIDE = /[mwMW—]/;

function widthOf(character: string): number {
  if (character === ' ') return 0.25;
  if ((character.codePointAt(0) as number) > 0x2e7f) return 1;
  if (NARROW.test(character)) return 0.34;
  if (WIDE.test(character)) return 0.88;
  return /[A-Z0-9]/.test(character) ? 0.64 : 0.56;
}

const trimOf = (character: string) => (character === '：' ? TRIM_COLON : TRIM);

/** The runs of a text: each sign with an empty half stands alone. */
export function runsOf(text: string): Run[] {
  const pieces = text.split(new RegExp(`(${EMPTY_RIGHT.source}|${EMPTY_LEFT.source})`)).filter(Boolean);
  return pieces.map((piece) => ({
    text: piece,
    before: piece.length === 1 && EMPTY_LEFT.test(piece) ? trimOf(piece) : 0,
    after: piece.length === 1 && EMPTY_RIGHT.test(piece) ? trimOf(piece) : 0,
  }));
}

const runWidth = ({ text, before, after }: Run) =>
  [...text].reduce((sum, character) => sum + widthOf(character), 0) - before - after;

/** The width of a text in em, its punctuation trimmed. */
export const textWidth = (text: string): number => runsOf(text).reduce((sum, run) => sum + runWidth(run), 0);

/** Kana and kanji meet in a compound, which may break there if it is long: オーダーメイド|実験自動化. */
const SEAM = /(?<=\p{Script=Katakana}ー?)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\p{Script=Katakana})/u;
const LONG = 9;

const compounds = (phrase: string) => (textWidth(phrase) > LONG ? phrase.split(SEAM) : [phrase]);

/** The company's trade stays in one piece, although BudouX takes 実験 and 自動化 apart. */
const TRADE = /実験\n(?=自動化)/g;

const japaneseUnits = (text: string): string[] =>
  phrasesOf(text).join('\n').replace(TRADE, '\n実験').split('\n').filter(Boolean).flatMap(compounds);

/** What a text may be broken into: phrases of Japanese, words of English (each with its space). */
const unitsOf = (text: string): readonly string[] =>
  isJapanese(text) ? japaneseUnits(text) : (text.match(/\S+\s*/g) ?? []);

/** The units from one to another, as a line. */
const lineOf = (units: readonly string[], from: number, to: number) => units.slice(from, to).join('').trim();

/** The least width that the widest of some lines can have, for the units from each place on. */
function leastWidths(units: readonly string[], lines: number, widthAt: (from: number, to: number) => number) {
  let least = units.map((_, from) => widthAt(from, units.length));
  const all = [least];
  for (let count = 2; count <= lines; count += 1) {
    const fewer = least;
    least = units.map((_, from) => {
      let best = Number.POSITIVE_INFINITY;
      for (let to = from + 1; to <= units.length - count + 1; to += 1)
        best = Math.min(best, Math.max(widthAt(from, to), fewer[to] as number));
      return best;
    });
    all.push(least);
  }
  return all;
}

/**
 * The text in this many lines, the widest of which is as narrow as can be, the first lines as short as that allows;
 * undefined if it has too few parts.
 */
function balanced(text: string, lines: number): string[] | undefined {
  const units = unitsOf(text);
  if (units.length < lines) return undefined;
  const known = new Map<number, number>();
  const widthAt = (from: number, to: number) => {
    const key = from * (units.length + 1) + to;
    const width = known.get(key) ?? textWidth(lineOf(units, from, to));
    known.set(key, width);
    return width;
  };
  const least = leastWidths(units, lines, widthAt);
  const goal = least[lines - 1]?.[0] as number;
  const found: string[] = [];
  for (let [from, left] = [0, lines - 1]; left >= 0; left -= 1) {
    let to = left === 0 ? units.length : from + 1;
    while (left > 0 && (widthAt(from, to) > goal || (least[left - 1]?.[to] as number) > goal)) to += 1;
    found.push(lineOf(units, from, to));
    from = to;
  }
  return found;
}

/** The lines of one part of a text: the fewest, at most `most`, that fit into `width` em. */
function fitted(text: string, width: number, most: number): string[] | undefined {
  for (let lines = 1; lines <= most; lines += 1) {
    const found = balanced(text, lines);
    if (found && Math.max(...found.map(textWidth)) <= width) return found;
  }
  return undefined;
}

/**
 * A text in at most `most` lines of at most `width` em, breaks made by hand (`|`) kept where all fit;
 * undefined if it needs more room.
 */
export function setLines(text: string, width: number, most: number): Line[] | undefined {
  const parts = linesOf(text).map((part) => fitted(part, width, most));
  if (parts.some((part) => part === undefined)) return undefined;
  const lines = parts.flatMap((part) => part ?? []);
  return lines.length <= most ? lines.map(runsOf) : undefined;
}
