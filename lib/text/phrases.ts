/**
 * Where a Japanese heading may break: between phrases, never inside one. BudouX finds them; a few rules of the
 * house correct it. For server components only: its model must not reach the browser (use lines.ts there).
 */
import { loadDefaultJapaneseParser } from 'budoux';
import { ABOUT } from './numbers.ts';

const parser = loadDefaultJapaneseParser();
const known = new Map<string, readonly string[]>();

/** Words that BudouX takes apart. */
const WHOLE = /手順書|要件書|仕様書|当てはま|\d+(?:か月|ヶ月|カ月|週間|営業日)/g;

/** Before these no line may begin, and after those none may end (line-break: strict knows them as well). */
const NEVER_FIRST = /^[、。，．・：；？！ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ）」』】〉》\])},.%]/;
const NEVER_LAST = new RegExp(`[（「『【〈《(\\[{]$|${ABOUT}$`);

/** After a quoted name its particle stays with it: 「TORE」の. */
const QUOTE_ENDS = /[」』]$/;
const PARTICLES = '(?:の|が|を|に|は|へ|で|と|も|から|まで|など)';
const PARTICLE = new RegExp(`^${PARTICLES}`);

/** A number stays with what it counts, and a Latin word stays whole. */
const NUMBER_ENDS = /[0-9０-９]$/;
const LATIN_ENDS = /[\p{Script=Latin}\d.,'’&＆+/-]$/u;
const LATIN_BEGINS = /^[\p{Script=Latin}\d]/u;

/** Positions inside a word that must stay whole. */
function* insideWords(text: string): Generator<number> {
  for (const { 0: word, index } of text.matchAll(WHOLE))
    for (let at = index + 1; at < index + word.length; at += 1) yield at;
}

/** Compounds too long for a line of a phone; a line that holds them whole is not broken there. */
const COMPOUND =
  /フラクション(?=コレクター)|ウェブ(?=アクセシビリティ)|アクセシビリティ(?=方針)|プライバシー(?=ポリシー)|オーダーメイド(?=実験自動化)|自動化(?=コンサルティング)/g;

/** Positions before which the text may break, as BudouX sees it, inside of a long compound, and after each ・. */
function* candidates(text: string): Generator<number> {
  for (const { 0: part, index } of text.matchAll(COMPOUND)) yield index + part.length;
  let at = 0;
  for (const phrase of parser.parse(text)) {
    for (const { index } of phrase.matchAll(/・/g)) yield at + index + 1;
    at += phrase.length;
    yield at;
  }
}

function mayBreak(before: string, after: string): boolean {
  if (before === '' || after === '') return false;
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before) || NUMBER_ENDS.test(before)) return false;
  if (QUOTE_ENDS.test(before) && PARTICLE.test(after)) return false;
  return !(LATIN_ENDS.test(before) && LATIN_BEGINS.test(after));
}

function split(text: string): string[] {
  const whole = new Set(insideWords(text));
  const breaks = new Set(
    [...candidates(text)].filter((at) => !whole.has(at) && mayBreak(text.slice(0, at), text.slice(at))),
  );
  const starts = [0, ...[...breaks].sort((a, b) => a - b)];
  return starts.map((start, index) => text.slice(start, starts[index + 1]));
}

/** The end of a quotation with its particle, inside of a phrase: `word-break: keep-all` alone would part them. */
export const QUOTE_WITH_PARTICLE = new RegExp(`([」』]${PARTICLES})`);

/**
 * The phrases of one line of Japanese, in order; together they are the line. A text without Japanese is one
 * phrase for each run that BudouX leaves whole, so ask only for Japanese (isJapanese in lines.ts).
 */
export function phrasesOf(line: string): readonly string[] {
  const phrases = known.get(line) ?? split(line);
  known.set(line, phrases);
  return phrases;
}
