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

/** `1.`, `2)`, `3、`, `(4)`, `step 5:`, `手順6`, a dot for a list; 1.5 and 10:30 are no numbers of steps, 2．37 begins with one. */
const NUMBERED =
  /^(?:(?:step|手順)\s*\d{1,2}[.):、．：）]?|[(（]?\d{1,2}(?:[.:](?!\d)|[)）、．，：])[)）]?|[(（]\d{1,2}[)）]|[-*•・●]|[①-⑳])\s*/i;

/** The number that a line begins with, as long as it is written; its digits may be of any width. */
const numberOf = (line: string): string | undefined =>
  NUMBERED.exec(line.replaceAll(/[０-９]/g, (digit) => digit.normalize('NFKC')))?.[0];

const MOST_WORDS = 60;

/** As many words as the name of an operation may have: whole ones, where there are spaces; half a character is none. */
function fittingWords(words: string): string {
  if (words.length <= MOST_WORDS) return words;
  const cut = words.slice(0, MOST_WORDS + 1);
  return (cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut.slice(0, MOST_WORDS))
    .trim()
    .replace(/[\ud800-\udbff]$/, '');
}

function readLine(line: string, { operations }: Pick<PlanNames, 'operations'>): ReadStep {
  const words = line.slice(numberOf(line)?.length ?? 0).trim() || line;
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
  const lines = text
    .toWellFormed()
    .split(/\r?\n|\r/)
    .map((line) => line.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .filter((line) => line !== '');
  const isNumbered = (line: string) => numberOf(line) !== undefined;
  // Without any number each line is a step of its own.
  const chosen = lines.some(isNumbered) ? lines.filter(isNumbered) : lines;
  const taken = chosen.slice(0, MOST_STEPS);
  const steps = taken.map((line) => readLine(line, names));
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
