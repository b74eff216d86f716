/** What paper and pictures show of a character that none of their faces can draw. Pages take it from the visitor's system. */

/** Signs of the same meaning. */
const SAME: Readonly<Record<string, string>> = { '≤': '≦', '≥': '≧', '≈': '≒' };

/** Pictures among letters, and what only changes or joins characters. */
const NO_LETTER = /^[\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d]$/u;

/** Of Japanese print: a letter of the text is not at hand. */
const GETA = '〓';

/** The same letter in a plainer form (CO₂ as CO2), its base letter (č as c), a sign of its meaning; nothing of a smiley. */
function standIn(character: string, isDrawn: (character: string) => boolean): string {
  const plain = character.normalize('NFKC');
  const base = plain.normalize('NFD').replaceAll(/\p{M}/gu, '');
  // A quotation mark or a backslash would end the string of the source that it stands in.
  const fits = (text = '') => text !== '' && !/["\\]/.test(text) && [...text].every(isDrawn);
  const found = [plain, SAME[character], base].find(fits);
  return found ?? (NO_LETTER.test(character) ? '' : GETA);
}

/** What is no ASCII, where the language of templates has its signs, and can be seen. */
const LETTERS = /(?!\p{Cf}|\s)[^\0-\x7f]|\u200d/gu;

/** Raised figures and signs: 10⁶ must not become 106. */
const RAISED = /[⁰¹²³⁴-⁹⁺⁻⁼]+/g;

/** A source in which every character can be drawn. */
export const drawable = (source: string, codes: ReadonlySet<number>): string => {
  const isDrawn = (character: string) => codes.has(character.codePointAt(0) as number);
  const raised = source.replaceAll(RAISED, (run) =>
    [...run].every(isDrawn) ? run : `^${run.normalize('NFKC')}`,
  );
  return raised.replaceAll(LETTERS, (letter) => (isDrawn(letter) ? letter : standIn(letter, isDrawn)));
};
