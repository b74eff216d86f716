/**
 * A number with what it is nothing without: 約 before it, and behind it what it counts. No line may break inside of
 * 「約30秒」, 「5万円」 or “10 minutes”.
 */
import { UNITS } from './units.ts';

/** Not that of 契約 and its like. */
export const ABOUT = '(?<![規契予節要集制解公条確誓])約';
const NUMBER = String.raw`[±+−-]?\d+(?:[,.]\d+)*(?:/\d+)?`;
const RANGE = `${NUMBER}(?:[万億]?[〜–]${NUMBER})?`;
/** What Japanese counts in, right behind the number. */
const COUNTED =
  '万円|億円|円|万|億|か月|カ月|ヶ月|週間|営業日|時間|分の一|分|秒|日|年|回|倍|基|件|枚|台|本|名|人|種|字|週|ページ';
/** What English does, after a space: one word, so that a narrow column has room for it. */
const WORDS = '(?:second|minute|hour|day|week|month|year|time|page|well|tank|character)s?|(?:m|b)illion|yen';

const BEHIND = `(?:[ \\u00a0](?:${UNITS}|${WORDS})(?![\\p{Script=Latin}\\d])|%)`;

/** A month or a day with its year: 2025年4月, 2025年4月1日. */
const DATE = String.raw`\d{4}年\d{1,2}月(?:\d{1,2}日)?`;

/** What must stay on one line: a date; a number with 約 in front, or with a unit behind. One alone needs no help. */
const WHOLE = new RegExp(
  `(?<![\\p{Script=Latin}\\d.,/-])(?:${DATE}|(?:pH)?${ABOUT}${RANGE}(?:${BEHIND}|${COUNTED})*|¥?${RANGE}(?:${BEHIND}|${COUNTED})+)`,
  'gu',
);

/** A text in pieces that together are the text; `isWhole` are those that no line may break. */
export function numbersIn(text: string): { text: string; isWhole: boolean }[] {
  const pieces: { text: string; isWhole: boolean }[] = [];
  let done = 0;
  for (const { 0: number, index } of text.matchAll(WHOLE)) {
    pieces.push({ text: text.slice(done, index), isWhole: false }, { text: number, isWhole: true });
    done = index + number.length;
  }
  pieces.push({ text: text.slice(done), isWhole: false });
  return pieces.filter((piece) => piece.text !== '');
}
