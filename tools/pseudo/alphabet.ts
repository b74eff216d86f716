/**
 * The pseudo text: every letter of the copy becomes one of an alphabet that no real text of the site is written in,
 * with the same number of characters. What is still written in other letters on a page comes from code.
 */

/** Kana that are out of use. */
const KANA = [...'ゐゑヰヱゎヮゝゞヽヾ'];
const LETTER = /[a-z]|[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}ー]/giu;

/** À to Ù and à to ù stand for A to Z and a to z; × and ÷, which lie between them, are left out. */
function accented(letter: string): string {
  const place = letter.toLowerCase().charCodeAt(0) - 97;
  const code = (letter === letter.toLowerCase() ? 0xe0 : 0xc0) + place;
  return String.fromCharCode(place < 23 ? code : code + 1);
}

const pseudoLetter = (letter: string): string =>
  /[a-z]/i.test(letter) ? accented(letter) : (KANA[(letter.codePointAt(0) ?? 0) % KANA.length] ?? '');

/** `Abc 検索` → `Àáâ ヰゐ`; what `kept` matches stays as it is. */
export function pseudo(text: string, kept: RegExp): string {
  let end = 0;
  let result = '';
  for (const match of [...text.matchAll(kept), { 0: '', index: text.length }]) {
    result += text.slice(end, match.index).replaceAll(LETTER, pseudoLetter) + match[0];
    end = match.index + match[0].length;
  }
  return result;
}

const OURS = new Set(KANA);

/** Runs of letters that are not of the pseudo alphabet, with what is written together with them. */
export const otherWords = (text: string): string[] =>
  (text.match(/[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}ー々]+|[a-z][\w.@:/+-]*/giu) ?? [])
    .map((word) => [...word].filter((letter) => !OURS.has(letter)).join(''))
    .filter((word) => /\p{L}/u.test(word) && word !== 'ー');
