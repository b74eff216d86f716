/**
 * A protocol that is pasted as text, line by line: each numbered line becomes a step with what can be read from it. No word
 * is lost: what a step has no room for comes back as it was written, and nothing is guessed where nothing is written.
 */
import { amountsOf } from './protocol-amounts.ts';
import { EMPTY_STEP } from './read.ts';
import { MOST_STEPS, type Step } from './schema.ts';
import { freeWords } from './step-text.ts';
import type { PlanNames } from './words.ts';

export type ReadStep = {
  step: Step;
  /** What it holds of the line, as it was written. */
  line: string;
  /** What was read from it, by the names of the fields. */
  found: (keyof Step)[];
};

export type ReadProtocol = {
  steps: ReadStep[];
  /** What no step holds: lines without a number where others have one, lines or words that are more than a plan takes. */
  rest: string[];
};

/**
 * `1.`, `2)`, `3、`, `(4)`, `step 5:`, `Step 6 –`, `手順7`, `工程8：`, `8 - `, `⑨`, `⑽`; 1.5, 10:30 and 10 - 20 are no numbers of steps,
 * and 2．37 begins with one.
 */
const NUMBERED =
  /^(?:(?:step|手順|工程|ステップ)\s*\d{1,2}(?!\d|[-–]\d)(?:\s*(?:[.):、．：）]|[-–—－](?!\d)))?|[(（]?\d{1,2}(?:[.:](?!\d)|[)）、．，：])[)）]?|[(（]\d{1,2}[)）]|\d{1,2}\s+[-–—－]\s+(?!\d)|[①-⒛])\s*/i;
/** A dot or a dash of a list; -20 °C is a temperature. */
const LISTED = /^(?:-(?!\d)|[*•・●])\s*/;
/** Behind a number: it is an amount. */
const UNIT = String.raw`\s*(?:(?:[kmnμµ]?[glM]|[mμµ]?L|h|hrs?|hours?|m|mins?|minutes?|s|secs?|seconds?|d|days?|x|V|rpm|°?C)(?![a-z])|[%°℃×回倍]|分[\s間]|時間|秒)`;
/** A bare number, as in the first column of a table; and one that has the line for itself. */
const BARE = new RegExp(String.raw`^(\d{1,2})(?!${UNIT})\s+`, 'i');
const ALONE = /^(\d{1,2})$/;
/** Numbers of a lower level, where they count on: `1.1`, `2-1．`, `Step 1.1:`; `a.`, `b)`, `(c)`, but no e.g. */
const DECIMAL = new RegExp(
  String.raw`^(?:(?:step|手順|工程|ステップ)\s*)?(\d{1,2}(?:[.．\-－–]\d{1,2})+)(?!${UNIT})(?:[.．):）：、]\s*|\s+|$)`,
  'i',
);
const LETTER = /^[(（]?([a-z])(?:[.)](?![a-z\d])|[．）、])\s*/;
/** From the highest level to the lowest. */
const LEVELS = [NUMBERED, BARE, ALONE, DECIMAL, LETTER, LISTED];

/** A line of a protocol with its sign, if it has one: of which kind it is, and as it was written. */
type Line = { line: string; kind: RegExp | undefined; sign: string };

/** A line with digits and small letters of one width. */
const halfWidth = (line: string): string =>
  line.replaceAll(/[０-９ａ-ｚ]/g, (character) => character.normalize('NFKC'));

const before = (last: string) =>
  Number(last) ? `${Number(last) - 1}` : String.fromCharCode(last.charCodeAt(0) - 1);
/** Whether numbers count on: each follows the last one; those `ofLevels` one that was there, or are the first of theirs. */
const isCount = (numbers: readonly string[], ofLevels = false): boolean =>
  numbers.length > 1 &&
  numbers.every((number, at) => {
    const follows = number.replace(/(?:\d+|[a-z])$/, before);
    return ofLevels
      ? at === 0 || /(?<!\d)1$|a$/.test(number) || numbers.slice(0, at).includes(follows)
      : at === 0 || numbers[at - 1] === follows;
  });

/** The lines with their signs: numbers, as they are written here, else what makes a list. One that stands alone is that of the next. */
function signed(lines: readonly string[]): Line[] {
  const plain = lines.map(halfWidth);
  const counts = (kind: RegExp) => {
    const numbers = plain.flatMap((line) => kind.exec(line)?.[1]?.normalize('NFKC') ?? []);
    const asCounted = numbers.map((number) => number.replaceAll(/\b0+(?=\d)/g, ''));
    return isCount(asCounted, kind === DECIMAL || kind === LETTER);
  };
  const used = [...[DECIMAL, LETTER].filter(counts), NUMBERED];
  const kindOf = (line: string) => used.find((kind) => kind.test(line));
  if (!plain.some((line) => kindOf(line) === NUMBERED)) {
    // Those at the ends of pages head nothing, at least the last one.
    const areHeads = plain.every((line, at) => !ALONE.test(line) || !ALONE.test(plain[at + 1] ?? '0'));
    used.push(...[BARE, ALONE].filter((kind) => counts(kind) && (kind === BARE || areHeads)));
  }
  used.push(LISTED);
  return lines.reduce<Line[]>((done, line, at) => {
    const text = plain[at] as string;
    const kind = kindOf(text);
    const last = done.at(-1);
    // A dash alone may say that there is nothing.
    const isHeaded = !kind && last?.kind && last.line === last.sign && last.line !== '-';
    if (isHeaded) done[done.length - 1] = { ...last, line: `${last.line} ${line}` };
    else done.push({ line, kind, sign: line.slice(0, kind?.exec(text)?.[0].length ?? 0) });
    return done;
  }, []);
}

const wordsOf = ({ line, sign }: Line): string => line.slice(sign.length).trim() || line;

/** The lines that are steps. Numbers that count only headings have their steps below them; else what is below is a remark. */
function stepsIn(lines: readonly Line[]): Line[] {
  const isTimed = (line: Line) => {
    const { handsOn, waiting } = amountsOf(wordsOf(line));
    return handsOn !== undefined || waiting !== undefined;
  };
  const levels = LEVELS.filter((level) => lines.some(({ kind }) => kind === level));
  const timed = levels.findIndex((level) => lines.some((line) => line.kind === level && isTimed(line)));
  const kinds = levels.slice(0, Math.max(timed, 0) + 1);
  return lines.filter(({ kind, line, sign }) => kind && kinds.includes(kind) && line !== sign);
}

/** The line below the head of a table. */
const isRule = (line: string | undefined) => line !== undefined && /^\|[\s|:]*-[\s|:-]*\|$/.test(line);

/** A line without the bars of a table in Markdown, which are no words; nothing of the line below the head of one. */
function unbarred(line: string): string {
  if (!/^\|.*\|$/.test(line)) return line;
  return isRule(line) ? '' : line.replaceAll(/\s*\|\s*/g, ' ').trim();
}

const MOST_WORDS = 60;

/** As many words as the name of an operation may have: whole ones, where there are spaces; half a character is none. */
function fittingWords(words: string): string {
  if (words.length <= MOST_WORDS) return words;
  const cut = words.slice(0, MOST_WORDS + 1);
  return (cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut.slice(0, MOST_WORDS))
    .trim()
    .replace(/[\ud800-\udbff]$/, '');
}

function readLine(found: Line, { operations }: Pick<PlanNames, 'operations'>): ReadStep {
  const { line } = found;
  const words = wordsOf(found);
  const named = operations.find(({ name }) => name.toLowerCase() === words.normalize('NFKC').toLowerCase());
  const read = amountsOf(words);
  const kept = fittingWords(words);
  return {
    step: { ...EMPTY_STEP, operation: named?.id ?? freeWords(kept, operations), ...read },
    line: line.slice(0, line.lastIndexOf(words) + kept.length),
    found: Object.keys(read) as (keyof Step)[],
  };
}

/** Reads a protocol. Never throws; every line is that of a step, or in the rest. */
export function readProtocol(text: string, names: Pick<PlanNames, 'operations'>): ReadProtocol {
  const typed = text
    .toWellFormed()
    .split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replaceAll(/\p{Cc}+/gu, ' ').trim());
  const heads = typed.filter((_line, at) => isRule(typed[at + 1])).map(unbarred);
  const lines = signed(
    typed
      .map(unbarred)
      // Bold, as copied out of Markdown: with or without all of the line.
      .map((line) => line.replace(/^(\*\*|__)(?=\S)(.*?\S)\1/, '$2'))
      .filter((line) => line !== ''),
  );
  const numbered = stepsIn(lines);
  // Without any number each line is a step of its own, but the head of a table.
  const chosen = numbered.length > 0 ? numbered : lines.filter(({ line }) => !heads.includes(line));
  const steps = new Map(chosen.slice(0, MOST_STEPS).map((line) => [line, readLine(line, names)]));
  return {
    steps: [...steps.values()],
    rest: lines.flatMap((one) => one.line.slice(steps.get(one)?.line.length ?? 0).trim() || []),
  };
}
