/** What can be wrong with the content, and the one error that lists all of it. */

/** A place in a file; both numbers start at 1. */
export type Position = { line: number; column: number };

export type Problem = {
  /** Path from the project's root, with forward slashes. */
  file: string;
  at?: Position;
  /** Dotted path of the field, such as `cases.0.title`. */
  field?: string;
  message: string;
  /** The offending value, if there is one. */
  value?: unknown;
};

const MAX_VALUE = 80;

/** A value as JSON on one line, cut to a readable length. */
export function shortValue(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > MAX_VALUE ? `${json.slice(0, MAX_VALUE)}…` : json;
}

/** One line: `content/news/x/ja.md:3:7 date: Invalid ISO date (got "2026-02-30")`. */
export function formatProblem({ file, at, field, message, value }: Problem): string {
  const place = at ? `${file}:${at.line}:${at.column}` : file;
  const got = value === undefined ? '' : ` (got ${shortValue(value)})`;
  return `${field ? `${place} ${field}` : place}: ${message}${got}`;
}

/** Thrown once per load, with every problem of every file. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const list = problems.map((problem) => `  ${formatProblem(problem)}`);
    super([`${problems.length} problem(s) in the content`, ...list].join('\n'));
    this.problems = problems;
  }
}
