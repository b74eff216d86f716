/** Guidance that `npm run new` leaves where an editor has to write: it must not be published. */
import type { Problem, Wording } from './problems.ts';
import { textsOf, type WithTexts } from './texts.ts';

/** Starts every text that is still to be written. */
export const UNFILLED = '✍';

const MESSAGE: Wording = {
  ja: 'まだ書かれていません。「✍」から始まる案内文を消して、本文を書いてください',
  en: 'Not written yet: put your own text in place of the guidance that starts with "✍"',
};

const NO_TEXT: Wording = {
  ja: '本文がありません。書いてください',
  en: 'There is no text yet: write it',
};

/** A Markdown file without a text: a form saves it when only its fields are filled in. */
const withoutText = ({ file, source, body }: WithTexts): Problem[] =>
  file.endsWith('.md') && body?.trim() === ''
    ? [{ file, at: { line: source.linesBeforeBody, column: 1 }, field: 'body', message: NO_TEXT }]
    : [];

/** One problem for each line that still holds guidance, and for a text that is not there. */
export const unfilledProblems = (file: WithTexts): Problem[] => [
  ...withoutText(file),
  ...[...textsOf(file)].flatMap(({ text, field, at }) =>
    // Rare: most texts need not be taken apart.
    (text.includes(UNFILLED) ? [...text.matchAll(/.*✍.*/g)] : []).map(({ 0: value, index }) => ({
      ...{ file: file.file, at: at(index + value.indexOf(UNFILLED)), field, message: MESSAGE, value },
    })),
  ),
];
