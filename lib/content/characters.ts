/** Characters that have no business in copy, and what a merge or a wrong encoding leaves: found where they stand. */
import type { Wording } from './problems.ts';
import { positionIn } from './texts.ts';
import type { Fault } from './yaml-positions.ts';

/**
 * Control characters, line separators, what has no width and splits words, marks that turn the direction of text,
 * private use, halves of pairs.
 */
const UNWANTED =
  /(?![\n\t])[\p{Cc}\p{Co}\p{Cs}\u00AD\u200B\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD\uFFFE\uFFFF]/gu;
const MERGE_MARK = /^(?:<{7} .*|>{7} .*|={7})$/gm;

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const unwanted = (character: string): Wording => ({
  ja: `表示できない文字（${codePoint(character)}）が入っています。消してください`,
  en: `Invisible or broken character (${codePoint(character)}): delete it`,
});

const MERGE: Wording = {
  ja: '統合（マージ）の印が残っています。残す方の文を選び、<<<<<<<、=======、>>>>>>> の行を消してください',
  en: 'A merge left its mark: keep the text that is right and delete the lines <<<<<<<, ======= and >>>>>>>',
};

const ENCODING: Wording = {
  ja: '文字コードが UTF-8 ではありません。エディターで「UTF-8」を選んで保存し直してください',
  en: 'Not UTF-8: save the file again with the encoding "UTF-8"',
};

/** What is wrong with the first unwanted character of a value, or undefined. */
export function unwantedIn(value: string): Wording | undefined {
  const found = value.match(UNWANTED)?.[0];
  return found === undefined ? undefined : unwanted(found);
}

/** Every unwanted character and every mark of a merge in the text of a file, with its position. */
export function characterFaults(text: string): Fault[] {
  const characters = [...text.matchAll(UNWANTED)].map(({ 0: found, index }) => ({
    at: positionIn(text, index),
    message: unwanted(found),
  }));
  // A line of seven equals signs alone may be a Markdown heading; between the other marks it is not.
  const marks = [...text.matchAll(MERGE_MARK)];
  const merged = marks.some(([mark]) => /^[<>]/.test(mark));
  return [
    ...characters,
    ...(merged ? marks : []).map(({ index }) => ({ at: positionIn(text, index), message: MERGE })),
  ];
}

/** The text of a file that is UTF-8, or the line in which it stops being that. */
export function decodeUtf8(bytes: Uint8Array): { text: string } | { fault: Fault } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    // Without the byte order mark, which no editor shows.
    const lossy = new TextDecoder('utf-8').decode(bytes);
    return { fault: { at: positionIn(lossy, lossy.indexOf('\uFFFD')), message: ENCODING } };
  }
}
