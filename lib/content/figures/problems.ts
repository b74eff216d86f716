/** What is wrong with the figures of a file: names that lead nowhere, and figures typed by hand. */
import { type Facts, unknownFacts } from '../facts.ts';
import type { Position, Problem, Wording } from '../problems.ts';
import type { LoadedFile } from '../read-entry.ts';
import { stringsIn } from '../values.ts';
import { figureLooks, typedFigures } from './typed.ts';

const UNKNOWN: Wording = {
  ja: 'この名前か書式の数値は content/facts.json にありません。名前のつづりを直すか、facts.json に数値を追加してください',
  en: 'No such figure or format in content/facts.json: correct the name, or add the figure there',
};

const typed = (names: readonly string[]): Wording => {
  const placeholders = names.map((name) => `{{${name}}}`);
  return {
    ja: `数値が手で書かれています。数字の部分を ${placeholders.join(' か ')} に置きかえてください。別の意味の数なら {{=数字}} と書きます`,
    en: `A figure typed by hand: write ${placeholders.join(' or ')} for the number, or {{=number}} if it means something else`,
  };
};

type Text = { text: string; field: string; at: (index: number) => Position };

/** A file whose copy may name figures. */
export type Figured = Pick<LoadedFile, 'file' | 'data' | 'body' | 'source'>;

/** The texts of a file with a way to tell where in the file a character stands. */
function* textsOf({ data, body, source }: Figured): Generator<Text> {
  for (const { path, text } of stringsIn(data)) {
    yield { text, field: path.join('.'), at: () => source.locate(path) };
  }
  yield {
    text: body,
    field: 'body',
    at: (index) => {
      const before = body.slice(0, index).split('\n');
      return { line: before.length + source.linesBeforeBody, column: (before.at(-1)?.length ?? 0) + 1 };
    },
  };
}

/** Every problem with figures in some files, whose copy still has its placeholders. */
export function figureProblems(files: readonly Figured[], facts: Facts): Problem[] {
  const looks = figureLooks(facts);
  return files.flatMap((file) =>
    [...textsOf(file)].flatMap(({ text, field, at }) => [
      ...unknownFacts(text, facts).map((value) => ({
        file: file.file,
        at: at(text.indexOf(value)),
        field,
        message: UNKNOWN,
        value,
      })),
      ...typedFigures(text, looks).map(({ found, index, names }) => ({
        file: file.file,
        at: at(index),
        field,
        message: typed(names),
        value: found,
      })),
    ]),
  );
}
