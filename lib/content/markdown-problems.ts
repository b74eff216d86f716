/** Problems of the Markdown of a file, in its body and in fields. */
import { misplacedProblems } from './misplaced.ts';
import type { Source } from './parse.ts';
import type { Problem } from './problems.ts';
import { MARKDOWN_FIELD, stringsIn } from './values.ts';
import { vanishedProblems } from './vanished.ts';

const problemsOf = (file: string, text: Pick<Source, 'body' | 'linesBeforeBody'>): Problem[] => [
  ...vanishedProblems(file, text),
  ...misplacedProblems(file, text),
];

/** All that a page cannot show of a file's Markdown; problems of a field are where its value begins. */
export const markdownProblems = (file: string, source: Source): Problem[] => [
  ...problemsOf(file, source),
  ...stringsIn(source.value)
    .filter(({ path }) => path.at(-1) === MARKDOWN_FIELD)
    .flatMap(({ path, text }) =>
      problemsOf(file, { body: text, linesBeforeBody: 0 }).map((problem) => ({
        ...problem,
        at: source.locate(path),
        field: path.join('.'),
      })),
    ),
];
