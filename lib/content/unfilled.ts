/** Guidance that `npm run new` leaves where an editor has to write: it must not be published. */
import type { Problem, Wording } from './problems.ts';
import type { LoadedFile } from './read-entry.ts';
import { stringsIn } from './values.ts';

/** Starts every text that is still to be written. */
export const UNFILLED = '✍';

const MESSAGE: Wording = {
  ja: 'まだ書かれていません。「✍」から始まる案内文を消して、本文を書いてください',
  en: 'Not written yet: put your own text in place of the guidance that starts with "✍"',
};

/** One problem for each place that still holds guidance. */
export function unfilledProblems({ file, data, body, source }: LoadedFile): Problem[] {
  const inFields = [...stringsIn(data)]
    .filter(({ text }) => text.includes(UNFILLED))
    .map(({ path, text }) => ({
      file,
      at: source.locate(path),
      field: path.join('.'),
      message: MESSAGE,
      value: text,
    }));
  const inBody = body.split('\n').flatMap((line, index) => {
    const column = line.indexOf(UNFILLED) + 1;
    const at = { line: index + 1 + source.linesBeforeBody, column };
    return column > 0 ? [{ file, at, field: 'body', message: MESSAGE, value: line }] : [];
  });
  return [...inFields, ...inBody];
}
