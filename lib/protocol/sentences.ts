/** Parts a text into sentences, and reads each with the grammar of its language: what it says, before it is checked. */
import type { Locale } from '../i18n/locales.ts';
import { type Folded, foldWithPlaces } from '../search/fold.ts';
import { match, type Range } from './grammar/match.ts';
import type { Matched, Refused } from './grammar/tables.ts';
import { CUT_SHORT, liquidName } from './names.ts';
import { pastNotes } from './notes.ts';
import { type Clause, HINTS, type Issue, type Slot } from './said.ts';

/** Characters of a sentence that are read. What the longest step is printed as is shorter (tests/protocol/laws.test.ts). */
export const MAX_SENTENCE = 1500;
/** The end of a sentence, with its sign: in Japanese any full stop or colon, in English one with a space after it. */
const END = /[。｡！？!?；：\n]|(?<![\d０-９])．|[.;:](?=\s|$)|(?<=[^\p{ASCII}]):/u;

/** A colon ends a sentence where a repeat begins; elsewhere what follows belongs to it. */
const REPEATS =
  /\b(?:repeat|loop|the following .*(?:times|twice)|(?:do|perform|carry out|run|execute) (?:this|these|the following))\b|[くり繰]返|くりかえ|くり返|(?:手順|操作|工程|作業|以下|下記|次)を/iu;

/** A stop after these is none: an abbreviation, or the letter of a list. */
const UNENDED =
  /(?:\b(?:excl|inc|asp|ea|ser|dil|pos|neg|std|cols?|approx|temp|resp|no)|^…?(?:[a-h]|[ivx]+|\d\d?|step \d\d?))$/i;

/** Nor after the short name of a liquid or r.p.m., unless a capital begins what comes then. */
const BEGINNING = /^\.\s+[\p{Lu}][\p{Ll}]/u;

/** The end of a sentence in a text, of which there may be something before. */
function endOf(text: string, before: string): { index: number; 0: string } | null {
  for (const end of text.matchAll(new RegExp(END, 'gu'))) {
    const said = before + text.slice(0, end.index);
    const isCutShort =
      (CUT_SHORT.test(said) || /r\.p\.m$/i.test(said)) && !BEGINNING.test(text.slice(end.index));
    const isAbbreviated = end[0] === '.' && (UNENDED.test(said) || isCutShort);
    if (!isAbbreviated && (!/[:：]/u.test(end[0]) || REPEATS.test(said))) return end;
  }
  return null;
}

/** A sentence and its place in the text, maybe below a note. */
export type Spoken = Range & { text: string; below?: boolean };

/** A number that counts a line, and the first character after it. */
const COUNTED = /^(\s*)([\d０-９]{1,2})[.．](\S)/u;

/**
 * Where lines begin after the numbers of a list, where these read as decimals: 「2．5分待つ」 below 「1．水を…」. Lines
 * one below the other are a list where their numbers count up, and one of them is no decimal.
 */
function afterNumbers(text: string): Map<number, number> {
  const lists: { start: number; end: number; isDecimal: boolean }[][] = [];
  let [at, last] = [0, 0];
  for (const line of text.split('\n')) {
    const [, space = '', digits = '', next = ''] = COUNTED.exec(line) ?? [];
    const number = Number(digits.normalize('NFKC'));
    if (next) {
      if (!last || number !== last + 1) lists.push([]);
      const start = at + space.length;
      lists.at(-1)?.push({ start, end: start + digits.length + 1, isDecimal: /[\d０-９]/.test(next) });
    }
    if (line.trim()) last = number;
    at += line.length + 1;
  }
  return new Map(
    lists
      .filter((list) => list.some(({ isDecimal }) => !isDecimal))
      .flatMap((list) => list.filter(({ isDecimal }) => isDecimal).map(({ start, end }) => [start, end])),
  );
}

/** The sentences of a text, no more than so many. */
export function sentencesOf(text: string, most: number): Spoken[] {
  const sentences: Spoken[] = [];
  const numbered = afterNumbers(text);
  for (let at = 0; sentences.length < most; ) {
    const next = pastNotes(text, at);
    if (next === text.length) break;
    const below = sentences.length > 0 && /[^\s。.;；]/.test(text.slice(at, next));
    const start = numbered.get(next) ?? next;
    at = endAfter(text, start);
    const own = text.slice(start, at).trimEnd();
    sentences.push({ start, end: start + own.length, text: own, ...(below && { below }) });
  }
  return sentences;
}

const QUOTING = /^[^"“「『」』”\n。！？!?]*["“「『][^"”」』\n]*["”」』]/u;
/** Where a sentence ends that begins at a place. A stop in a quoted name ends nothing. */
function endAfter(text: string, start: number): number {
  for (let from = start; ; ) {
    const rest = text.slice(from);
    const end = endOf(rest, text.slice(start, from));
    if (!end) return text.length;
    const quoted = /["“「『]/.test(rest.slice(0, end.index)) && QUOTING.exec(rest);
    if (!quoted) return from + end.index + end[0].length;
    from += quoted[0].length;
  }
}

type Read = { clauses: Clause[]; issue?: never } | { clauses?: never; issue: Issue };
/** What sentences say, by language and text: who types changes one of them. */
const known = new Map<string, Read>();
const KEPT = 500;

/** The end of what could not be read: up to the next sign, or a few words. */
export const wordsFrom = (text: string, at: number): number =>
  at + Math.max(1, /^\s*(?: ?(?:[^\s,、。.;；]|[.,](?=\d))+){1,4}/u.exec(text.slice(at))?.[0].length ?? 1);

/** What is said, with each place of it where another text has it. */
function moved<T>(value: T, to: (place: number) => number): T {
  if (Array.isArray(value)) return value.map((one) => moved(one, to)) as T;
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    // In a place, from and to are columns; start and end are in the text.
    key === 'start' || key === 'end' ? to(one) : moved(one, to),
  ]);
  return Object.fromEntries(entries) as T;
}

/** Names as they were typed: the folded text is in lower case. */
const named = (slots: readonly Slot[], sentence: string): Slot[] =>
  slots.map((slot) => {
    if (slot.kind === 'place' && slot.holds) return { ...slot, holds: named(slot.holds, sentence) };
    if (slot.kind !== 'liquid') return slot;
    const range = slot.name as unknown as Range | null;
    if (!range) return { ...slot, name: '' };
    const isQuoted = /["“「『]/.test(sentence.charAt(range.start - 1));
    const name = liquidName(sentence.slice(range.start, range.end));
    return { ...slot, name, ...(isQuoted && { quoted: true }) };
  });

const QUOTED = /["“「『][^"“”「」『』]*["”」』]/.source;
/** Puts § for each letter of what a pattern finds, so that it is not read: but in quotation marks, where it is of a name. */
function unread(pattern: RegExp): (sentence: string) => string {
  const either = new RegExp(`${QUOTED}|(${pattern.source})`, 'gu');
  return (sentence) =>
    sentence.replace(either, (found, outside?: string) => (outside ? '§'.repeat(found.length) : found));
}

const wellOrColumn = unread(
  /(?<![\p{L}\p{N}%+./'-])c(?=(?:1[0-2]|0?[1-9])(?![\p{L}\p{N}]|[-–—~]\d))|\bC(?=\d+ ?[-–—~] ?\d)/u,
);
/** NaCl (5 M) is so strong, TMB (5 m) may be left for minutes; enzyme (2 u) may be µL. */
const shortUnit = unread(/(?<=\(\d[\d.]* ?)[mu](?=\))/u);
/** c1 may be column 1 or well C1, and C1-12 columns or wells, unless other wells are written small as well: it is not read, but in a name. */
const unclear = (sentence: string): string =>
  /(?<![\p{L}\d])[abd-h]\d/u.test(sentence) ? sentence : wellOrColumn(sentence);

/** A footnote, or a power: folded, 50¹ µL would be 501. */
const RAISED = /(?<=\d)[²³¹⁰⁴-⁹₀-₉]/gu;

/** Incubate ON: overnight. In an English sentence that is written in capitals it is the word. */
const overnight = { en: unread(/(?<![A-Z]{2} )\bON\b(?! [A-Z]{2})/u), ja: unread(/\bON\b/u) };

/** Spaces around a particle, and behind what is written in Latin letters and figures: 「A1 に PBS を 20 µL ずつ」. */
const SPACED =
  /(?<=[a-z0-9%)]) (?=[ぁ-ん])|(?<=[のにへをでとはがもら]) (?=[a-z0-9])|(?<=[\p{Script=Han}ァ-ー]) (?=(?:[をにへでのはがと]|から)(?![ぁ-ん]))/gu;
/** A folded sentence without them. */
function unspaced({ text, at }: Folded): Folded {
  const spaces = new Set([...text.matchAll(SPACED)].map(({ index }) => index));
  return { text: text.replace(SPACED, ''), at: at.filter((_, place) => !spaces.has(place)) };
}

function read(sentence: string, locale: Locale): Read {
  const key = `${locale} ${sentence}`;
  const before = known.get(key);
  if (before) return before;
  const folded = foldWithPlaces(
    overnight[locale](shortUnit(unclear(sentence)).replace(RAISED, '§'))
      .replace(/[①-⑳]/g, '、')
      .replaceAll('づつ', 'ずつ')
      // The supernatant, as it is also called; as long as it was, so that places stay.
      .replaceAll('上澄み', '上清 '),
  );
  const { text, at } = locale === 'ja' ? unspaced(folded) : folded;
  const found: Matched<Clause[]> =
    text.length > MAX_SENTENCE
      ? { refused: { at: MAX_SENTENCE, expected: new Set(['step']) } }
      : match<Clause[]>(locale, text);
  const to = (place: number) => at[place] ?? sentence.length;
  const result: Read =
    'value' in found
      ? {
          clauses: moved(found.value, to).map((clause) =>
            clause.kind === 'clause' ? { ...clause, slots: named(clause.slots, sentence) } : clause,
          ),
        }
      : { issue: refusal(sentence, found.refused, to) };
  if (known.size >= KEPT) known.clear();
  known.set(key, result);
  return result;
}

function refusal(sentence: string, { unclear, at, expected }: Refused, to: (place: number) => number): Issue {
  if (unclear) {
    const { start, end } = moved({ start: unclear.start, end: unclear.end }, to);
    const words = sentence.slice(start, end).replace(/[\s,:：、]+$/u, '');
    const hints = HINTS.filter((hint) => unclear.hints.includes(hint));
    return { reason: 'ambiguous', start, end: start + words.length, hints };
  }
  const next = sentence.slice(to(at)).search(/\S/u);
  // At the end something is missing: the last word is where it would follow.
  const start = next < 0 ? Math.max(0, sentence.search(/[^\s。.,;:]+[\s。.,;:]*$/u)) : to(at) + next;
  const hints = HINTS.filter((hint) => expected.has(hint));
  const end = Math.min(sentence.length, wordsFrom(sentence, start));
  return { reason: 'unknown', start, end, hints: hints.length ? hints : ['step'] };
}

/** What a sentence says, or where it stops being understood; places are in the text. */
export function readSentence(spoken: Spoken, locale: Locale): Spoken & Read {
  return { ...spoken, ...moved(read(spoken.text, locale), (place) => place + spoken.start) };
}
