/**
 * What could be written in the place of words that are refused: never guessed for somebody, only offered. Each cure is
 * tried before, and is one only where the text is understood further with it.
 */
import type { Locale } from '../i18n/locales.ts';
import { alternatives } from './alternatives.ts';
import type { Range } from './grammar/match.ts';
import type { Step } from './model.ts';
import { omissions } from './omissions.ts';
import { OPERATIONS } from './operations/index.ts';
import { PATTERNS } from './rewording-words.ts';
import { reworded } from './rewordings.ts';
import type { Issue } from './said.ts';
import { type Sentence, understand } from './understand.ts';
import { washing } from './washing.ts';
import { ROWS, wellsOf } from './wells.ts';

/** What stands from `start` to `end` of the text becomes `text`; where that is empty, the words are left out. */
export type Cure = Range & { text: string };
/** Words, and what could stand in their place. */
type Rule = readonly [words: RegExp, ...instead: string[]];

const MOST = 3;
const FIGURE = '\\d+(?:[.,]\\d+)*';
const UNIT =
  '(?:[µμu]l|ml|nl|microlit(?:er|re)s?|s|sec(?:onds?)?|min(?:utes?)?|h|hours?|times|x|×|°\\s*c|℃|rpm|マイクロリットル|秒|分|時間|回|度|倍)';
const AMOUNT = `${FIGURE}\\s*${UNIT}間?`;
const of = (...parts: string[]) => new RegExp(parts.join(''), 'giu');

/** Figures that are read in two ways, between two others, and c1. */
const SHARED: readonly Rule[] = [
  [
    of(
      `(${FIGURE}(?:\\s*${UNIT}間?)?)\\s*(?:[-–—−~〜～]|to|or|から|か|または|又は|もしくは|あるいは)\\s*(${AMOUNT})`,
    ),
    '$1$3',
    '$2',
  ],
  [/(\d+),(\d{1,2})(?!\d)/gu, '$1.$2'],
  [/(?<![\d.])([1-9]\d{0,2})\.(\d{3})(?!\d)/gu, '$1$2'],
  [/(\d{1,3}\.\d[1-9]?)0+(?!\d)/gu, '$1'],
  [/(\d{1,3})[ 、](\d{3})(?!\d)/gu, '$1$2'],
  [of(`(?<!\\d\\s*)[~〜～≈]\\s*(${AMOUNT})`), '$1'],
];
const RULES: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [
    [/\bc(\d+)\s*(?:[-–—~]|to)\s*c(\d+)\b/gu, 'columns $1–$2', 'C$1–C$2'],
    [/\bc(\d+)\b/gu, 'column $1', 'C$1'],
    [/\bcol(?:umn)?(s?)\s+(?=[A-H]\b)/giu, 'row$1 '],
    [/\brow(s?)\s+(?=\d)/giu, 'column$1 '],
    [
      of(
        '\\b(?:(?:at )?about|approximately|approx\\.?|around|roughly|circa|ca\\.?|nearly|almost|exactly|at least|at most|no more than|less than|more than)\\s+',
        `(${AMOUNT})`,
      ),
      '$1',
    ],
    [of(`\\bbetween\\s+(${FIGURE}(?:\\s*${UNIT})?)\\s+and\\s+(${AMOUNT})`), '$1$3', '$2'],
    [of(`(${FIGURE})(?=\\s+of\\b)`), '$1 µL'],
    [/\s*\b(?:very\s+)?(?:gently|slowly|quickly|briefly|dropwise|drop by drop)\b,?/giu, ''],
    [/,?\s*\b(?:if|as|when|where) (?:necessary|needed|required|desired|possible|appropriate)\b,?/giu, ''],
    [/\b(?:optionally|alternatively|if (?:necessary|needed|required|desired)),?\s+/giu, ''],
    [/\bovernight\b/giu, 'for 16 hours'],
    [
      /(?<=(?:^\W*|[,;] |and |then )mix\b[^.,;]*?)(?: (?:well|\w+ly|by pipetting))*(?=[.,;]|$)/giu,
      ' 3 times with 50 µL',
      ' 5 times with 50 µL',
    ],
  ],
  ja: [
    [/\bc(\d+)\b/gu, '$1列', 'C$1'],
    [/(?<![a-z])([A-H])列/giu, '$1行'],
    [/列([A-H])(?![a-z\d])/giu, '行$1'],
    // The second row is B; who means a column has it as the second choice.
    ...[...ROWS].map(
      (row, index): Rule => [new RegExp(`(?<!\\d)${index + 1}行目?`, 'gu'), `${row}行`, `${index + 1}列`],
    ),
    ...[...ROWS].map(
      (row, index): Rule => [new RegExp(`行${index + 1}(?!\\d)`, 'gu'), `行${row}`, `列${index + 1}`],
    ),
    [of(`(?:約|およそ|おおよそ|だいたい|大体|ほぼ|少なくとも|最低|最大|最長)\\s*(${AMOUNT})`), '$1'],
    [of(`(${AMOUNT})\\s*(?:くらい|ぐらい|ほど|程度|前後|以上|以下|以内|弱|強)`), '$1'],
    [of(`(${FIGURE})(?=(?:を|ずつ)?(?:加|分注|入れ|添加|移|除|捨|足))`), '$1 µL'],
    [/(?:ゆっくりと?|静かに|そっと|素早く|軽く)/gu, ''],
    [/(?:必要に応じて|必要なら(?:ば)?|必要であれば|適宜|できれば|可能なら(?:ば)?)、?/gu, ''],
    [/(?:一晩|終夜|オーバーナイト)/gu, '16時間'],
    [/(?:よく|十分に|しっかり)?(?=混|撹拌|攪拌|懸濁)/gu, '50 µLで3回', '50 µLで5回'],
  ],
};

/** What is not to be done has no cure. */
const NEGATED: Record<Locale, RegExp> = {
  en: /\b(?:not|no|never|neither|avoid|skip|instead|without|refrain)\b|n['’]t\b/i,
  ja: /ない|ません|ず(?:に|、|。|$)|なし|不要|禁止|避け|やめ|中止/u,
};

/** The plates that may be meant at a place: those named before it, the last first, those named behind it, and the first. */
const platesFor = (written: string, at: number, locale: Locale): Set<number> => {
  const named = (text: string) =>
    [...text.normalize('NFKC').matchAll(PATTERNS[locale].plate)].map(([, plate]) => Number(plate));
  return new Set([...named(written.slice(0, at)).reverse(), ...named(written.slice(at)), 1]);
};

/** With `isWhole`, nothing of the sentence may be refused any more. */
type Try = Cure & { isWhole?: true };
function* tries(written: string, { start, end }: Sentence, issue: Issue, locale: Locale): Generator<Try> {
  const text = written.slice(start, end);
  for (const [words, ...instead] of [...SHARED, ...RULES[locale]])
    for (const found of text.matchAll(words)) {
      const from = start + found.index;
      const range = { start: from, end: from + found[0].length };
      for (const one of instead) {
        // The third is what stands behind the last figure: its unit, for a first one that has none.
        const unit = /\d$/u.test(found[1] ?? '') ? found[0].replace(/.*\d/u, '') : '';
        const filled = one.replace(/\$(\d)/gu, (_, group) =>
          group === '3' ? unit : (found[Number(group)] as string),
        );
        yield { ...range, text: filled };
      }
    }
  for (const one of alternatives(text, locale))
    yield { start: start + one.start, end: start + one.end, text: one.text, isWhole: true };
  for (const washed of washing(text, locale)) yield { start, end, text: washed };
  for (const plate of issue.reason === 'which-plate' ? platesFor(written, issue.start, locale) : [])
    yield locale === 'en'
      ? { start: issue.end, end: issue.end, text: ` of plate ${plate}` }
      : { start: issue.start, end: issue.start, text: `プレート${plate}の` };
  if (issue.reason === 'no-end') {
    const last = understand(written, locale).sentences.at(-1);
    const words = OPERATIONS.repeat.end[locale];
    // What comes last may be done once, after all rounds.
    if (last && !last.issue && last.start > end)
      yield { start: last.start, end: last.start, text: `${words}\n` };
    yield { start: written.length, end: written.length, text: `\n${words}` };
  }
}

/** What stands for the whole of a sentence; else what goes, but no verb that is not known. */
function* others(
  written: string,
  { start, end, text }: Sentence,
  issue: Issue,
  locale: Locale,
): Generator<Cure> {
  const plain = reworded(text, locale, written.slice(0, start).trim() !== '');
  if (plain) yield { start, end, text: plain };
  const refused = { start: issue.start - start, end: issue.end - start };
  for (const part of issue.hints.join() === 'step' ? [] : omissions(text, refused, locale)) {
    // A line of its own goes with its end.
    const isWhole = part.end - part.start === text.length;
    const rest = isWhole ? (/^\s*/u.exec(written.slice(end))?.[0].length ?? 0) : 0;
    yield { start: start + part.start, end: start + part.end + rest, text: '' };
  }
}

/** A text with a cure. */
export const cured = (written: string, { start, end, text }: Cure): string =>
  written.slice(0, start) + text + written.slice(end);

/** How many sentences of a text are refused, and from where the one at a place is. */
function refusals(written: string, locale: Locale, place: number) {
  const { sentences, protocol } = understand(written, locale);
  const sentence = sentences[place];
  const count = sentences.filter(({ issue }) => issue).length;
  return { count, start: sentence?.issue?.start, sentence, steps: protocol.steps };
}

/** Whether a repeat has nothing in it: what it would repeat stands before it. */
const isHollow = (steps: readonly Step[]): boolean =>
  steps.some((step) => step.do === 'repeat' && (!step.steps.length || isHollow(step.steps)));
/** Whether steps are at a whole plate, and in wells of their own: to plate 2, column 1 of plate 1. */
const isSpread = (steps: readonly Step[]): boolean =>
  new Set(steps.flatMap((step) => ('at' in step ? [wellsOf(step.at).length === 96] : []))).size > 1;

/** Whether what stands at a place of a text is now taken for the name of a liquid. */
export const isInName = ({ slots }: Sentence, at: number): boolean =>
  slots.some(({ kind, start, end }) => kind === 'liquid' && start <= at && at < end);

/** What a refused sentence could say instead, the likeliest first: with each, more of the text is understood. */
export function cures(written: string, sentence: Sentence, locale: Locale): Cure[] {
  if (!sentence.issue || NEGATED[locale].test(sentence.text)) return [];
  const place = understand(written, locale).sentences.findIndex(({ start }) => start === sentence.start);
  const before = refusals(written, locale, place);
  const found: Cure[] = [];
  for (const cure of tries(written, sentence, sentence.issue, locale)) {
    const text = cured(written, cure);
    // Words that are offered twice, for two places, would be two buttons alike.
    if (found.some((one) => (cure.text && one.text === cure.text) || cured(written, one) === text)) continue;
    const after = refusals(text, locale, place);
    const { start, reason } = sentence.issue;
    if (cure.isWhole && after.sentence?.issue) continue;
    if (reason === 'no-end' && isHollow(after.steps)) continue;
    // A place or a plate that is said twice is none that was meant.
    if (
      reason === 'which-plate' &&
      (after.sentence?.issue?.reason === 'twice' || isSpread(after.sentence?.steps ?? []))
    )
      continue;
    // What was refused beside it must not be taken for a name now.
    const at = start < cure.start ? start : start - cure.end + cure.start + cure.text.length;
    if ((start < cure.start || start >= cure.end) && after.sentence && isInName(after.sentence, at)) continue;
    // It may be refused for something else behind it.
    const isFurther =
      after.count === before.count &&
      sentence.issue.start < cure.end &&
      (after.start ?? 0) >= cure.start + cure.text.length;
    if (after.count < before.count || isFurther) found.push(cure);
    if (found.length >= MOST) return found;
  }
  if (found.length) return found;
  // One is enough: a longer part would only take more away.
  for (const cure of others(written, sentence, sentence.issue, locale))
    if (refusals(cured(written, cure), locale, place).count < before.count) return [cure];
  return [];
}
