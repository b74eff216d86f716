/**
 * A protocol that is pasted as text, line by line: each numbered line becomes a step with what can be read from it. No word
 * is lost: what a step has no room for comes back as it was written, and nothing is guessed where nothing is written.
 */
import { EMPTY_STEP } from './read.ts';
import { MOST_STEPS, type Step, stepSchema, type Vessel } from './schema.ts';
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

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const MINUTES: readonly (readonly [unit: string, minutes: number])[] = [
  ['(?:hours?|hrs?|h)(?![a-z])|時間', 60],
  // No tenths, portions, fractions or molecules.
  ['(?:minutes?|mins?)(?![a-z])|分(?:間|(?!の\\s*[\\d一二三四五六七八九十]|[割画注取量析子]))', 1],
  ['(?:seconds?|secs?|s)(?![a-z])|秒間?', 1 / 60],
];
/** Waiting, where the line says so: nobody has to stay. */
const WAITS =
  /incubat|\b(?:wait|leave|stand|rest)(?:s|ing)?\b|overnight|静置|待|放置|培養|インキュベ|置く|反応させ/i;

const GRAMS: readonly (readonly [unit: string, grams: number])[] = [
  ['kg(?![a-z])|キログラム', 1000],
  ['g(?![a-z])|グラム', 1],
];
/** Hydrogen, Svedberg units and gauges: as units of time or weight, single letters are small. */
const CAPITAL = /\d\s*[HSG]$/;

/** Words for vessels, in both languages; the first that a line names. */
const VESSEL_WORDS: readonly (readonly [Vessel, RegExp])[] = [
  ['rack', /tube rack|試験管立て|(?<![ブト])ラック/i],
  ['plate', /(?<!hot )\bplates?\b|(?<!テン|ホット)プレート/i],
  ['dish', /\bdish(?:es)?\b|ディッシュ|シャーレ/i],
  ['vial', /\bvials?\b|バイアル|小瓶/i],
  ['beaker', /\bbeakers?\b|ビーカー/i],
  ['flask', /\bflasks?\b|フラスコ/i],
  ['bottle', /\bbottles?\b|ボトル/i],
  ['syringe', /\bsyringes?\b|シリンジ|注射器/i],
  ['tube', /\btubes?\b|試験管|チューブ(?!リン)/i],
];

/** Behind another number: a part of one, the end of a range, or so many times as much; or of each of several. How much that is, is not read. */
const UNCLEAR =
  /(?:\d(?:[.,]|\s*(?:回?\s*[-‐‑–—−~〜ー±/⁄×x*]|to|or|and|または|から|か))|各|[あ当]たり|につき|every|each)\s*$/i;
/** Before how often or for what it is done, or a word for that; the same. */
const REPEATED =
  /^[\s,、をで([]*(?:\/|[×x*]\s*\d|\d+\s*(?:回|times|x(?![a-z]))|(?:two|three|four|five|six|several)\s+times|twice|each|per\b|ずつ|おき|ごと|毎|繰り返|くり返)/i;

/** What a line says in some units, in two decimals: 1 hour 30 minutes is one amount. Nothing where it says nothing, or several. */
function amountIn(text: string, units: typeof MINUTES): number | undefined {
  const amounts = units
    .flatMap(([unit, factor]) =>
      [...text.matchAll(new RegExp(`${NUMBER}\\s*(?:${unit})`, 'gi'))]
        .filter(([words]) => !CAPITAL.test(words))
        .map(({ index, 0: words, 1: number }) => ({
          start: index,
          end: index + words.length,
          amount: Number(number) * factor,
        })),
    )
    .sort((one, other) => one.start - other.start);
  const isOne = amounts.every(({ start }, at) => {
    const before = amounts[at - 1];
    return before
      ? /^[\s,]*(?:and\s*)?$/i.test(text.slice(before.end, start))
      : !UNCLEAR.test(text.slice(0, start));
  });
  if (amounts.length === 0 || !isOne || REPEATED.test(text.slice(amounts.at(-1)?.end))) return undefined;
  return Math.round(amounts.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;
}

/** A field as its schema takes it, or nothing of it. */
const fitting = <Name extends 'handsOn' | 'waiting' | 'grams'>(name: Name, value: number | undefined) =>
  value !== undefined && stepSchema.shape[name].safeParse(value).success ? { [name]: value } : {};

/** The g of a centrifuge is no weight. */
const SPINS = /spin|centrifug|遠心|[x×]\s*g/i;

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
  const plain = words
    .normalize('NFKC')
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .replaceAll('時間半', '時間30分')
    .replaceAll('分半', '分30秒');
  const minutes = amountIn(plain, MINUTES);
  const vessel = VESSEL_WORDS.find(([, word]) => word.test(plain))?.[0];
  const named = operations.find(({ name }) => name.toLowerCase() === plain.toLowerCase());
  const read: Partial<Step> = {
    ...fitting(WAITS.test(plain) ? 'waiting' : 'handsOn', minutes),
    ...fitting('grams', SPINS.test(plain) ? undefined : amountIn(plain, GRAMS)),
    ...(vessel && { vessel }),
  };
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
