/** Problems of the Markdown of a file, in its body and in fields. */
import { misplacedProblems } from './misplaced.ts';
import type { Source } from './parse.ts';
import type { Problem, Wording } from './problems.ts';
import { textProblems } from './texts.ts';
import { unreadMarks } from './unread-marks.ts';
import { isMarkdown, MARKDOWN_FIELD, stringsIn } from './values.ts';
import { vanishedProblems } from './vanished.ts';

const problemsOf = (
  file: string,
  text: Pick<Source, 'body' | 'linesBeforeBody'>,
  above: number,
): Problem[] => [
  ...vanishedProblems(file, text),
  ...misplacedProblems(file, text, above),
  ...unreadMarks(file, text),
];

/** Strong text, a link, a tag, a character by its name. */
const MARKUP = /\*\*|\]\(|<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i;

const PLAIN: Wording = {
  ja: 'この項目は、記号もそのまま表示します。Markdown や HTML の記号を消し、言葉だけを書いてください',
  en: 'This field is shown as it is typed: delete the marks of Markdown or HTML and write words alone',
};

const ONE_PARAGRAPH: Wording = {
  ja: 'この項目の改行は表示されず、前後の文がつながります。一つの段落に書き直してください（段落や一覧に分けられるのは、本文と Markdown の項目だけです）',
  en: 'This field is shown without its line breaks: write it as one paragraph (only a text of Markdown has paragraphs and lists)',
};

/** Procedures as the tool of `content/pages/labcraft-studio` takes them: a line is a step, and is shown as one. */
const IN_LINES = /^(?:workshop\.say\.examples|sayings\.items)\.\d+\.text$/;

/** What a field that is no Markdown would not show as it was typed. */
function lostInField(text: string, path: string[]): Wording | undefined {
  if (isMarkdown(path)) return undefined;
  if (MARKUP.test(text)) return PLAIN;
  return text.trim().includes('\n') && !IN_LINES.test(path.join('.')) ? ONE_PARAGRAPH : undefined;
}

/** All that a page cannot show of a file's Markdown, and Markdown where there is none; problems of a field are where its value begins. */
export const markdownProblems = (file: string, source: Source): Problem[] => [
  ...problemsOf(file, source, 1),
  ...textProblems([{ file, source, data: source.value }], lostInField),
  ...stringsIn(source.value)
    .filter(({ path }) => path.at(-1) === MARKDOWN_FIELD)
    .flatMap(({ path, text }) =>
      problemsOf(file, { body: text, linesBeforeBody: 0 }, 2).map((problem) => ({
        ...problem,
        at: source.locate(path),
        field: path.join('.'),
      })),
    ),
];
