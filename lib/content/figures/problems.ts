/** What is wrong with the figures of a file: names that lead nowhere, and figures typed by hand. */
import { visit } from 'unist-util-visit';
import { type Facts, strayBraces, unknownFacts } from '../facts.ts';
import { messageFiles } from '../messages.ts';
import type { Problem, Wording } from '../problems.ts';
import { type PlacedText, textsOf, type WithTexts } from '../texts.ts';
import { isMarkdown } from '../values.ts';
import { treesOf } from '../vanished.ts';
import { figureLooks, typedFigures } from './typed.ts';

const UNKNOWN: Wording = {
  ja: 'この名前の数値が content/facts.json にないか、その数値には使えない書式です。名前か書式を直すか、facts.json に数値を追加してください',
  en: 'No such figure in content/facts.json, or no format for it: correct the name or the format, or add the figure there',
};

const STRAY: Wording = {
  ja: '数値の差し込みの書き方ではありません。{{名前}} か {{名前|書式}} と、半角の波かっこ二つずつで囲んで書いてください（書式は yen など、小文字の英字）',
  en: 'No placeholder is written like this: write {{name}} or {{name|format}}, between two plain braces each, with a format in lower case, such as yen',
};

const inContent = (names: readonly string[]): Wording => {
  const placeholders = names.map((name) => `{{${name}}}`);
  return {
    ja: `数値が手で書かれています。数字の部分を ${placeholders.join(' か ')} に置きかえてください。別の意味の数なら {{=数字}} と書きます`,
    en: `A figure typed by hand: write ${placeholders.join(' or ')} for the number, or {{=number}} if it means something else`,
  };
};

/** Placeholders of the content mean nothing in messages: a component hands the number over. */
const inMessages = (names: readonly string[]): Wording => ({
  ja: `会社の数値（${names.join('、')}）が手で書かれています。数字を {number} のような差し込みに置きかえ、content/facts.json の値が入るように開発者に頼んでください`,
  en: `A figure typed by hand (${names.join(', ')}): put a placeholder like {number} for it, and have a developer fill it in from content/facts.json`,
});

/** Fields that hold a day (isoDate), which no placeholder may stand for: that it is a day of the ledger, too, means nothing. */
export const DAY_FIELDS = ['date', 'updated', 'until', 'videoDate'];

const isDay = ({ path, text }: PlacedText): boolean =>
  DAY_FIELDS.includes(path.at(-1) ?? '') && /^\d{4}-\d\d-\d\d$/.test(text);

function typedIn(files: readonly WithTexts[], facts: Facts, wording: typeof inContent): Problem[] {
  const looks = figureLooks(facts);
  return files.flatMap((file) =>
    [...textsOf(file)]
      .filter((place) => !isDay(place))
      .flatMap(({ text, field, at }) =>
        typedFigures(text, looks).map(({ found: value, index, names }) => ({
          ...{ file: file.file, at: at(index), field, message: wording(names), value },
        })),
      ),
  );
}

/** The code of a text in Markdown, where braces stand for themselves, as ranges of offsets. */
function codeIn({ text, path }: PlacedText): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  if (!isMarkdown(path)) return ranges;
  visit(treesOf(text).tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode')
      ranges.push([node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]);
  });
  return ranges;
}

function straysIn(place: PlacedText) {
  const strays = strayBraces(place.text);
  if (strays.length === 0) return [];
  const code = codeIn(place);
  return strays.filter(({ index }) => !code.some(([start, end]) => start <= index && index < end));
}

/** Every placeholder of some files that leads nowhere or is misspelt. */
const placeholderProblems = (files: readonly WithTexts[], facts: Facts): Problem[] =>
  files.flatMap((file) =>
    [...textsOf(file)].flatMap((place) => {
      const { text, field, at } = place;
      return [
        ...unknownFacts(text, facts).map((value) => ({
          ...{ file: file.file, at: at(text.indexOf(value)), field, message: UNKNOWN, value },
        })),
        ...straysIn(place).map(({ found: value, index }) => ({
          ...{ file: file.file, at: at(index), field, message: STRAY, value },
        })),
      ];
    }),
  );

/**
 * Every problem with figures in some files, whose copy still has its placeholders. The sentences of the ledger itself
 * have placeholders, too, but its figures are at home there.
 */
export const figureProblems = (files: readonly WithTexts[], ledger: WithTexts, facts: Facts): Problem[] => [
  ...placeholderProblems([...files, ledger], facts),
  ...typedIn(files, facts, inContent),
];

/** Every figure that the messages of a folder (an absolute path) have typed by hand. */
export const messageFigures = (folder: string, facts: Facts): Problem[] =>
  typedIn(messageFiles(folder), facts, inMessages);
