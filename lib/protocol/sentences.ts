/** Parts a text into sentences, and reads each with the grammar of its language: what it says, before it is checked. */
import type { Locale } from '../i18n/locales.ts';
import { foldWithPlaces } from '../search/fold.ts';
import { match, type Range } from './grammar/match.ts';
import type { Matched, Refused } from './grammar/tables.ts';
import { CUT_SHORT, liquidName } from './names.ts';
import { type Clause, HINTS, type Issue, type Slot } from './said.ts';

/** Characters of a sentence that are read. What the longest step is printed as is shorter (tests/protocol/laws.test.ts). */
export const MAX_SENTENCE = 1500;
/** The end of a sentence, with its sign: in Japanese any full stop, in English one with a space after it. */
const END = /[。！？!?；：\n]|[.;:](?=\s|$)/u;

/** A colon ends a sentence where a repeat begins; elsewhere what follows belongs to it. */
const REPEATS =
  /\b(?:repeat|(?:do|perform|carry out|run|execute) (?:this|these steps|the following))\b|[くり繰]返|くりかえ|くり返|手順を|操作を|以下を|次を/iu;

/** A stop after these is none: an abbreviation, or the letter of a list. */
const UNENDED =
  /(?:\b(?:excl|inc|asp|ea|ser|dil|pos|neg|std|cols?|approx|temp|resp|no)|^…?(?:[a-h]|\d\d?|step \d\d?))$/i;

/** Nor after the short name of a liquid, unless a capital begins what comes then. */
const BEGINNING = /^\.\s+\p{Lu}\p{Ll}/u;

/** The end of a sentence in a text, of which there may be something before. */
function endOf(text: string, before: string): { index: number; 0: string } | null {
  for (const end of text.matchAll(new RegExp(END, 'gu'))) {
    const said = before + text.slice(0, end.index);
    const isCutShort = CUT_SHORT.test(said) && !BEGINNING.test(text.slice(end.index));
    const isAbbreviated = end[0] === '.' && (UNENDED.test(said) || isCutShort);
    if (!isAbbreviated && (!/[:：]/u.test(end[0]) || REPEATS.test(said))) return end;
  }
  return null;
}

/** A sentence and its place in the text. */
export type Spoken = Range & { text: string };

/** The sentences of a text, no more than so many. */
export function sentencesOf(text: string, most: number): Spoken[] {
  const sentences: Spoken[] = [];
  for (let start = 0; start < text.length && sentences.length < most; ) {
    const rest = text.slice(start);
    const skipped = /^[\s。.;；]*/u.exec(rest)?.[0].length ?? 0;
    const from = start + skipped;
    if (from >= text.length) break;
    const quote = /^[^"“「『」』”\n。！？!?]*["“「『][^"”」』\n]*["”」』]/u;
    let at = from;
    // A stop in a quoted name ends nothing.
    for (;;) {
      const rest = text.slice(at);
      const end = endOf(rest, text.slice(from, at));
      const quoted = /["“「『]/.test(rest.slice(0, end?.index)) ? quote.exec(rest) : null;
      if (!end || !quoted) {
        at = end ? at + end.index + end[0].length : text.length;
        break;
      }
      at += quoted[0].length;
    }
    const own = text.slice(from, at).trimEnd();
    if (own) sentences.push({ start: from, end: from + own.length, text: own });
    start = at;
  }
  return sentences;
}

type Read = { clauses: Clause[]; issue?: never } | { clauses?: never; issue: Issue };
/** What sentences say, by language and text: who types changes one of them. */
const known = new Map<string, Read>();
const KEPT = 500;

/** The end of what could not be read: up to the next sign, or a few words. */
export const wordsFrom = (text: string, at: number): number =>
  at + Math.max(1, /^\s*(?: ?(?:[^\s,、。.;；]|[.,](?=\d))+){1,4}/u.exec(text.slice(at))?.[0].length ?? 1);

function moved<T>(value: T, at: readonly number[], length: number): T {
  if (Array.isArray(value)) return value.map((one) => moved(one, at, length)) as T;
  if (!value || typeof value !== 'object') return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moved(one, at, length)]));
  // In a place, from and to are columns; start and end are in the text.
  if ('start' in copy)
    Object.assign(copy, { start: at[copy.start as number], end: at[copy.end as number] ?? length });
  return copy as T;
}

/** Names as they were typed: the folded text is in lower case. */
const named = (clauses: Clause[], sentence: string): Clause[] =>
  clauses.map((clause) =>
    clause.kind === 'clause'
      ? {
          ...clause,
          slots: clause.slots.map((slot) =>
            slot.kind === 'liquid' ? { ...slot, ...nameOf(slot, sentence) } : slot,
          ),
        }
      : clause,
  );
const nameOf = (slot: Slot, sentence: string): { name: string; quoted?: true } => {
  const range = (slot as { name?: unknown }).name as Range | null;
  if (!range) return { name: '' };
  const name = liquidName(sentence.slice(range.start, range.end));
  return /["“「『]/.test(sentence.charAt(range.start - 1)) ? { name, quoted: true } : { name };
};

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
/** c1 may be column 1 or well C1, and C1-12 columns or wells, unless other wells are written small as well: it is not read, but in a name. */
const unclear = (sentence: string): string =>
  /(?<![\p{L}\d])[abd-h]\d/u.test(sentence) ? sentence : wellOrColumn(sentence);

/** A footnote, or a power: folded, 50¹ µL would be 501. */
const RAISED = /(?<=\d)[²³¹⁰⁴-⁹₀-₉]/gu;

/** Incubate ON: overnight. In a sentence that is written in capitals it is the word. */
const overnight = unread(/(?<![A-Z]{2} )\bON\b(?! [A-Z]{2})/u);

function read(sentence: string, locale: Locale): Read {
  const key = `${locale} ${sentence}`;
  const before = known.get(key);
  if (before) return before;
  const { text, at } = foldWithPlaces(
    overnight(unclear(sentence).replace(RAISED, '§')).replace(/[①-⑳]/g, '、'),
  );
  const found: Matched<Clause[]> =
    text.length > MAX_SENTENCE
      ? { refused: { at: MAX_SENTENCE, expected: new Set(['step']) } }
      : match<Clause[]>(locale, text);
  const result: Read =
    'value' in found
      ? { clauses: named(moved(found.value, at, sentence.length), sentence) }
      : { issue: refusal(sentence, found.refused, at) };
  if (known.size >= KEPT) known.clear();
  known.set(key, result);
  return result;
}

function refusal(sentence: string, refused: Refused, at: readonly number[]): Issue {
  const { unclear } = refused;
  if (unclear) {
    const { start, end } = moved({ start: unclear.start, end: unclear.end }, at, sentence.length);
    const words = sentence.slice(start, end).replace(/[\s,:：、]+$/u, '');
    const hints = HINTS.filter((hint) => unclear.hints.includes(hint));
    return { reason: 'ambiguous', start, end: start + words.length, hints };
  }
  let start = at[Math.min(refused.at, at.length - 1)] ?? 0;
  start += /^\s*/u.exec(sentence.slice(start))?.[0].length ?? 0;
  // At the end something is missing: the last word is where it would follow.
  if (start >= sentence.length) start = Math.max(0, sentence.search(/[^\s。.,;:]+[\s。.,;:]*$/u));
  const hints = HINTS.filter((hint) => refused.expected.has(hint));
  return {
    reason: 'unknown',
    start,
    end: Math.min(sentence.length, wordsFrom(sentence, start)),
    hints: hints.length ? hints : ['step'],
  };
}

const shift = <R extends Range>(range: R, by: number): R => ({
  ...range,
  start: range.start + by,
  end: range.end + by,
});

/** What a sentence says, or where it stops being understood; places are in the text. */
export function readSentence(spoken: Spoken, locale: Locale): Spoken & Read {
  const { clauses, issue } = read(spoken.text, locale);
  const { start } = spoken;
  if (issue) return { ...spoken, issue: shift(issue, start) };
  const placed = clauses.map((clause): Clause => {
    if (clause.kind !== 'clause') return shift(clause, start);
    const slots = clause.slots.map((slot) => shift(slot, start));
    return { ...shift(clause, start), verb: shift(clause.verb, start), slots };
  });
  return { ...spoken, clauses: placed };
}
