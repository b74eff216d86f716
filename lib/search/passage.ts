/** The part of a text that answers, with what was found marked. */
import { placesOf } from './find.ts';
import { foldWithPlaces } from './fold.ts';

export type Piece = { text: string; marked: boolean };

type Range = [start: number, end: number];

/** Where folded words stand in a text as written: in order, without overlaps. */
function rangesOf(original: string, words: readonly string[]): Range[] {
  const { text, at } = foldWithPlaces(original);
  const ranges = words
    .flatMap((word) =>
      [...placesOf(text, word)].map((start): Range => [at[start] ?? 0, endOf(at, start + word.length)]),
    )
    .sort(([one], [other]) => one - other);
  const apart: Range[] = [];
  for (const [start, end] of ranges) {
    const last = apart.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else apart.push([start, end]);
  }
  return apart;
}

/** The place after a folded unit; a ligature that is only half found is marked whole. */
function endOf(at: readonly number[], unit: number): number {
  let end = unit;
  while (end < at.length - 1 && at[end] === at[unit - 1]) end += 1;
  return at[end] ?? 0;
}

/** Blocks and cells, a line each, are shown in one: only a sentence says by itself that it has ended. */
const AFTER_SENTENCE = /(?<=[。．.!?！？])\n/g;

/** Cuts a text at the ranges, none of which begins before `from`. */
function cut(text: string, ranges: readonly Range[], from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let done = from;
  for (const [start, end] of ranges) {
    if (start >= to) break;
    pieces.push({ text: text.slice(done, start), marked: false });
    pieces.push({ text: text.slice(start, Math.min(end, to)), marked: true });
    done = end;
  }
  pieces.push({ text: text.slice(done, to), marked: false });
  return pieces
    .filter(({ text }) => text !== '')
    .map((piece) => ({ ...piece, text: piece.text.replace(AFTER_SENTENCE, ' ').replaceAll('\n', ' / ') }));
}

/** A whole text with the folded words marked. */
export const marked = (text: string, words: readonly string[]): Piece[] =>
  cut(text, rangesOf(text, words), 0, text.length);

/** What ends a sentence: not the dot of 0.3. */
const STOP = /(?:[。!?！？\n]|(?<!\p{Nd})[．.]|[．.](?!\p{Nd}))\s*/gu;

/**
 * About `length` characters of a text around the first word found, from the beginning of a sentence, a block or a cell if
 * that is near, with an ellipsis where something is left out.
 */
export function passage(text: string, words: readonly string[], length: number): Piece[] {
  const ranges = rangesOf(text, words);
  const first = ranges[0]?.[0] ?? 0;
  const lead = Math.floor(length / 3);
  const starts = [0, ...[...text.slice(0, first).matchAll(STOP)].map((stop) => stop.index + stop[0].length)];
  const begun = starts.at(-1) ?? 0;
  let from = first - begun <= lead ? begun : wholeFrom(text, Math.max(0, first - lead));
  // At the end of a text there is room for more before the word.
  if (from !== begun && text.length - from < length) {
    const room = wholeFrom(text, Math.max(0, text.length - length));
    from = starts.find((start) => start >= room) ?? room;
  }
  const to = Math.min(text.length, wholeFrom(text, from + length));
  const pieces = cut(text, ranges, from, to);
  if (!starts.includes(from)) pieces.unshift({ text: '…', marked: false });
  if (to < text.length) pieces.push({ text: '…', marked: false });
  return pieces;
}

/** The next place that splits neither a Latin word nor a pair of surrogates. */
function wholeFrom(text: string, place: number): number {
  let at = place;
  while (/[\w\uDC00-\uDFFF]/.test(text.charAt(at)) && /[\w\uD800-\uDBFF]/.test(text.charAt(at - 1))) at += 1;
  return at;
}
