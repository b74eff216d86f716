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
const EITHER = new RegExp(`${NUMBERED.source}|${LISTED.source}`, 'i');
/** A bare number, as in the first column of a table; an amount with its unit is none. */
const BARE =
  /^(\d{1,2})\s+(?!(?:[kmnμµ]?[glM]|[mμµ]?L|h|hrs?|hours?|m|mins?|minutes?|s|secs?|seconds?|d|days?|x|V|rpm|°?C)(?![a-z])|[%°℃×]|分[\s間]|時間|秒)/i;

/** A line with digits of one width. */
const withDigits = (line: string): string => line.replaceAll(/[０-９]/g, (digit) => digit.normalize('NFKC'));

/**
 * How lines are numbered here: with signs; else, where bare numbers count on from line to line, with those; else as a list, of
 * which the lines below a number are only remarks.
 */
function numbering(lines: readonly string[]): RegExp {
  const isTimed = (sign: RegExp) =>
    lines.some((line) => {
      const { handsOn, waiting } = sign.test(withDigits(line)) ? amountsOf(line) : {};
      return handsOn !== undefined || waiting !== undefined;
    });
  // Numbers that count only headings have their steps below them.
  if (lines.some((line) => NUMBERED.test(withDigits(line))))
    return isTimed(LISTED) && !isTimed(NUMBERED) ? EITHER : NUMBERED;
  const numbers = lines.flatMap((line) => Number(BARE.exec(withDigits(line))?.[1] ?? Number.NaN) || []);
  const isCount = numbers.length > 1 && numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
  return isCount ? BARE : LISTED;
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

function readLine(line: string, number: RegExp, { operations }: Pick<PlanNames, 'operations'>): ReadStep {
  const words = line.slice(number.exec(withDigits(line))?.[0].length ?? 0).trim() || line;
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
  const lines = typed
    .map(unbarred)
    // Bold, as copied out of Markdown: with or without all of the line.
    .map((line) => line.replace(/^(\*\*|__)(?=\S)(.*?\S)\1/, '$2'))
    .filter((line) => line !== '');
  const number = numbering(lines);
  const isNumbered = (line: string) => number.test(withDigits(line));
  // Without any number each line is a step of its own, but the head of a table.
  const chosen = lines.some(isNumbered)
    ? lines.filter(isNumbered)
    : lines.filter((line) => !heads.includes(line));
  const taken = chosen.slice(0, MOST_STEPS);
  const steps = taken.map((line) => readLine(line, number, names));
  let next = 0;
  return {
    steps,
    rest: lines.flatMap((line) => {
      if (line !== taken[next]) return [line];
      const over = line.slice(steps[next]?.line.length).trim();
      next += 1;
      return over ? [over] : [];
    }),
  };
}
