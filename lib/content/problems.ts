/** What can be wrong with the content, and the one error that lists all of it. */
import { LOCALES, type Locale } from '../i18n/locales.ts';

/** A place in a file; both numbers start at 1. */
export type Position = { line: number; column: number };

/** What a tool says, in both languages: what is wrong and what to do. A plain string is shown in both. */
export type Wording = string | Readonly<Record<Locale, string>>;

export type Problem = {
  /** Path from the project's root, with forward slashes. */
  file: string;
  at?: Position;
  /** Dotted path of the field, such as `cases.0.title`. */
  field?: string;
  message: Wording;
  /** The offending value, if there is one. */
  value?: unknown;
};

/** What the languages of the site are called, in each. */
export const LANGUAGE_NAMES = {
  ja: { ja: '日本語', en: 'Japanese' },
  en: { ja: '英語', en: 'English' },
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The language in which tools speak to the person who runs them, as the terminal is set: LC_ALL, LC_MESSAGES, LANG, in
 * this order; where none is set (Windows), the language of the system. Anything but Japanese is English.
 */
export function editorLanguage(env: Environment = process.env): Locale {
  const set = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  return /^ja\b|^ja[_-]/i.test(set) ? 'ja' : 'en';
}

const MAX_VALUE = 80;

/** A value as JSON on one line, cut to a readable length. */
export function shortValue(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > MAX_VALUE ? `${json.slice(0, MAX_VALUE)}…` : json;
}

/** A sentence in a language; one that is a string alone is the same in both. */
export const inLanguage = (wording: Wording, language: Locale): string =>
  typeof wording === 'string' ? wording : wording[language];

/** What is wrong, apart from where: `There is no such day … (got "2026-02-30")`. */
function whatIsWrong({ message, value }: Problem, language: Locale): string {
  const got = language === 'ja' ? `（今の値：${shortValue(value)}）` : ` (got ${shortValue(value)})`;
  return `${inLanguage(message, language)}${value === undefined ? '' : got}`;
}

/** One line: `content/news/x/index.ja.md:3:7 date: There is no such day … (got "2026-02-30")`. */
export function formatProblem(problem: Problem, language: Locale): string {
  const { file, at, field } = problem;
  const place = at ? `${file}:${at.line}:${at.column}` : file;
  return `${field ? `${place} ${field}` : place}: ${whatIsWrong(problem, language)}`;
}

/**
 * Problems as GitHub shows them, on their lines in a request; in both languages, as nobody knows there which one its author
 * reads. None where no workflow of GitHub runs.
 */
export function annotations(problems: readonly Problem[], env: Environment = process.env): string[] {
  if (!env.GITHUB_ACTIONS) return [];
  const escaped = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return problems.map((problem) => {
    const { file, at, field } = problem;
    const place = at ? `,line=${at.line},col=${at.column}` : '';
    const texts = LOCALES.map((language) => whatIsWrong(problem, language));
    const text = [...new Set(texts)].join('\n');
    return `::error file=${file}${place}::${escaped(field ? `${field}: ${text}` : text)}`;
  });
}

/** Thrown once per load, with every problem of every file, in the language of the terminal. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], language: Locale = editorLanguage()) {
    const list = problems.map((problem) => `  ${formatProblem(problem, language)}`);
    const title = {
      ja: `content/ に問題が ${problems.length} 件あります`,
      en: `${problems.length} problem(s) in the content`,
    };
    super([title[language], ...list].join('\n'));
    this.problems = problems;
  }
}
