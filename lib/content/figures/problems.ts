/** What is wrong with the figures of a file: names that lead nowhere, and figures typed by hand. */
import fs from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../i18n/locales.ts';
import { type Facts, unknownFacts } from '../facts.ts';
import { parseSource } from '../parse.ts';
import type { Problem, Wording } from '../problems.ts';
import { textsOf, type WithTexts } from '../texts.ts';
import { figureLooks, typedFigures } from './typed.ts';

const UNKNOWN: Wording = {
  ja: 'この名前の数値が content/facts.json にないか、その数値には使えない書式です。名前か書式を直すか、facts.json に数値を追加してください',
  en: 'No such figure in content/facts.json, or no format for it: correct the name or the format, or add the figure there',
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

function typedIn(files: readonly WithTexts[], facts: Facts, wording: typeof inContent): Problem[] {
  const looks = figureLooks(facts);
  return files.flatMap((file) =>
    [...textsOf(file)].flatMap(({ text, field, at }) =>
      typedFigures(text, looks).map(({ found: value, index, names }) => ({
        ...{ file: file.file, at: at(index), field, message: wording(names), value },
      })),
    ),
  );
}

/** Every problem with figures in some files, whose copy still has its placeholders. */
export function figureProblems(files: readonly WithTexts[], facts: Facts): Problem[] {
  const unknown = files.flatMap((file) =>
    [...textsOf(file)].flatMap(({ text, field, at }) =>
      unknownFacts(text, facts).map((value) => ({
        ...{ file: file.file, at: at(text.indexOf(value)), field, message: UNKNOWN, value },
      })),
    ),
  );
  return [...unknown, ...typedIn(files, facts, inContent)];
}

/**
 * Every figure that the messages of a folder (an absolute path) have typed by hand, and what keeps a file from being
 * read. A folder without messages, as tests have them, has no problems.
 */
export function messageFigures(folder: string, facts: Facts): Problem[] {
  const disk = (locale: string) => path.join(folder, `${locale}.json`);
  const files = LOCALES.filter((locale) => fs.existsSync(disk(locale))).map((locale) => {
    const source = parseSource(fs.readFileSync(disk(locale), 'utf8'), 'json');
    return { file: `messages/${locale}.json`, source, data: source.value };
  });
  return [
    ...files.flatMap(({ file, source }) => source.faults.map((fault) => ({ file, ...fault }))),
    ...typedIn(files, facts, inMessages),
  ];
}
