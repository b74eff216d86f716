/**
 * Statements of `content/facts.json`: sentences that several pages say in the same words, and what only the company can
 * answer. A question has its answer in `sentence`; until then the pages say `until`, or nothing.
 */
import { z } from 'zod';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { bilingual, text } from './fields.ts';
import type { Problem, Wording } from './problems.ts';
import { textsOf, type WithTexts } from './texts.ts';

/** Who in the company can answer, in the order in which launch-check asks. */
export const ANSWERERS = ['management', 'administration', 'sales', 'engineering', 'labneeds'] as const;
export type Answerer = (typeof ANSWERERS)[number];

const openQuestion = z.strictObject({
  who: z.enum(ANSWERERS).meta({ ja: '会社のだれに聞くか', en: 'Who in the company can answer' }),
  text: bilingual.meta({ ja: '聞くこと', en: 'The exact question' }),
  declined: z.boolean().optional().meta({
    ja: 'true なら、会社が「答えをサイトに載せない」と決めた質問。もう聞きません',
    en: 'true: the company has decided to publish no answer; it is not asked any more',
  }),
});

export const statementFields = {
  sentence: bilingual.optional().meta({
    ja: '各ページに載せる文。質問があるときは、その答え',
    en: 'The sentence that the pages say; with a question, its answer',
  }),
  until: bilingual.optional().meta({
    ja: '答えが決まるまで載せる文。なければ何も載せません',
    en: 'What the pages say until there is an answer; without it they say nothing',
  }),
  question: openQuestion.optional().meta({
    ja: '会社への質問。sentence に答えを書くと、ページに出ます',
    en: 'A question for the company: its answer, in "sentence", appears on the pages',
  }),
  pages: z.array(text).min(1).optional().meta({
    ja: 'この文を使うフォルダー（例：pages/contact）。検査で見比べます',
    en: 'Folders that use the sentence, such as pages/contact; the check compares',
  }),
};

const statement = z.object(statementFields);
type Statement = z.output<typeof statement>;

/** Tells a statement, which names the pages that say it, from a figure. */
export const isStatement = ({ pages }: Pick<Statement, 'pages'>): boolean => pages !== undefined;

/** What the pages say of a statement now; `answered` asks for the answer alone. Empty: nothing yet. */
export const sentenceOf = ({ sentence, until }: Statement, locale: Locale, answered = false): string =>
  (sentence ?? (answered ? undefined : until))?.[locale] ?? '';

/** `folder` lies inside the content, whose own folder may have any name: `pages/contact`. */
type Named = WithTexts & { locale: Locale; folder: string };
type Ledger = Readonly<Record<string, Statement>>;

/** The names of figures and statements in a text. */
export const NAMES = /\{\{\s*([a-z][\w.-]*)/g;

const isPage = (place: string): boolean => place.startsWith('pages/');

const NOT_SAID = (place: string): Wording => ({
  ja: `「${place}」は、どちらかの言語でこの文を使っていません。pages から消すか、両方の原稿に名前を書いてください`,
  en: `${place} does not use this statement in both languages: take it out of "pages", or refer to it there`,
});
const NOT_LISTED = (name: string): Wording => ({
  ja: `content/facts.json の ${name} の pages に、このフォルダーを加えてください`,
  en: `Add this folder to "pages" of ${name} in content/facts.json`,
});
const TYPED = (name: string): Wording => ({
  ja: `同じ文が content/facts.json にあります。{{${name}}} と書いてください`,
  en: `content/facts.json has this sentence: write {{${name}}}`,
});

/**
 * Where a ledger and the copy, whose placeholders are still there, do not agree on who says what. Of `folders`, all that
 * there are, some have a file that could not be read, or none in a language that waits for its translation: nobody knows
 * what those say.
 */
export function statementProblems(
  files: readonly Named[],
  ledger: Ledger,
  { file, at }: { file: string; at: (name: string) => Problem['at'] },
  folders: ReadonlySet<string>,
): Problem[] {
  const statements = Object.entries(ledger).filter(([, entry]) => isStatement(entry));
  const said = new Map<string, Set<string>>(statements.map(([name]) => [name, new Set()]));
  const problems = files.flatMap((copy) =>
    [...textsOf(copy)].flatMap(({ text: value, field, at: place }) => {
      const report = (message: Wording): Problem => ({
        ...{ file: copy.file, at: place(), field, message, value },
      });
      const names = [...value.matchAll(NAMES)].flatMap(([, name = '']) => (said.has(name) ? [name] : []));
      for (const name of names) said.get(name)?.add(`${copy.folder}/${copy.locale}`);
      const unlisted = names.filter((name) => !ledger[name]?.pages?.includes(copy.folder));
      const typed = statements.filter(([, entry]) => {
        const sentence = sentenceOf(entry, copy.locale);
        return sentence !== '' && value.includes(sentence);
      });
      return [...unlisted.map(NOT_LISTED), ...typed.map(([name]) => TYPED(name))].map(report);
    }),
  );
  const read = new Set(files.map(({ folder, locale }) => `${folder}/${locale}`));
  const says = (name: string, place: string, locale: Locale): boolean =>
    Boolean(said.get(name)?.has(`${place}/${locale}`)) ||
    (folders.has(place) && !read.has(`${place}/${locale}`));
  // Who loads the collections alone cannot tell what the pages say.
  const withPages = files.some((copy) => isPage(copy.folder));
  const silent = statements.flatMap(([name, { pages = [] }]) =>
    pages
      .filter(
        (place) => (withPages || !isPage(place)) && !LOCALES.every((locale) => says(name, place, locale)),
      )
      .map((place) => ({
        file,
        at: at(name),
        field: `${name}.pages`,
        message: NOT_SAID(place),
        value: place,
      })),
  );
  return [...problems, ...silent];
}
