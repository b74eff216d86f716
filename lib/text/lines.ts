/**
 * Texts whose lines are broken by hand: `|` marks the place (「手順書が、|装置になるまで。」). Pure and small, so
 * that scripts and islands may use it too; the breaking into phrases is in phrases.ts.
 */

const BREAK = '|';
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Runs of Japanese with the marks between them: `split` gives them at every second place. */
export const JAPANESE_RUN =
  /([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー、。「」『』（）・〜]+(?:\s+[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー、。「」『』（）・〜]+)*)/u;

/** Tells whether a text holds kana or kanji. */
export const isJapanese = (text: string): boolean => JAPANESE.test(text);

/** The lines of a text, as broken by hand. */
export const linesOf = (text: string): string[] => text.split(BREAK).map((line) => line.trim());

/** The text in one line, for titles and labels: Japanese lines join without a space, others with one. */
export const plainText = (text: string): string => linesOf(text).join(isJapanese(text) ? '' : ' ');
