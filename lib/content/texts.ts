/** Every text of a content file with the place where it stands, for what must be looked for in all of them. */
import type { Position, Problem, Wording } from './problems.ts';
import { stringsIn, type ValuePath } from './values.ts';

/** A file whose texts are looked at; Markdown has a body. */
export type WithTexts = {
  file: string;
  /** Where its values and its body stand. */
  source: { locate(path: ValuePath): Position; linesBeforeBody: number };
  data?: unknown;
  body?: string;
};

export type PlacedText = {
  text: string;
  /** Dotted; `body` for the text of a Markdown file. */
  field: string;
  path: string[];
  /** Where an offset of the text stands in the file: in a field, where its value begins. */
  at(offset?: number): Position;
};

/** The place of an offset in a text that begins below some lines of its file. */
export function positionIn(text: string, offset: number, linesAbove = 0): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length + linesAbove, column: (before.at(-1) ?? '').length + 1 };
}

/** The texts of a file, its fields first. */
export function* textsOf({ data, body, source }: WithTexts): Generator<PlacedText> {
  for (const { path, text } of stringsIn(data))
    yield { text, path, field: path.join('.'), at: () => source.locate(path) };
  if (body)
    yield {
      ...{ text: body, path: ['body'], field: 'body' },
      at: (offset = 0) => positionIn(body, offset, source.linesBeforeBody),
    };
}

/** One problem for each text of some files of which `fault` has something to say. */
export const textProblems = (
  files: readonly WithTexts[],
  fault: (text: string, path: string[]) => Wording | undefined,
): Problem[] =>
  files.flatMap((file) =>
    [...textsOf(file)].flatMap(({ text: value, path, field, at }) => {
      const message = fault(value, path);
      return message === undefined ? [] : [{ file: file.file, at: at(), field, message, value }];
    }),
  );
