/** From the issues of a schema to problems with positions. */
import type { z } from 'zod';
import type { Source } from './parse.ts';
import type { Problem } from './problems.ts';
import { type ValuePath, valueAt } from './values.ts';

type Issue = z.core.$ZodIssue;

const fieldName = (path: ValuePath) => path.map(String).join('.') || '(whole file)';

function problemsOf(issue: Issue, value: unknown, source: Source, file: string): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      const at = source.locateName(path);
      return { file, at, field: fieldName(path), message: 'Unknown field', value: valueAt(value, path) };
    });
  }
  if (issue.code === 'invalid_key') {
    const [at, got] = [source.locateName(issue.path), issue.path.at(-1)];
    const message = issue.issues[0]?.message ?? issue.message;
    return [{ file, at, field: fieldName(issue.path), message, value: got }];
  }
  const got = valueAt(value, issue.path);
  const detail = issue.message.replace(/, received undefined$/, '');
  const message = got === undefined ? `Missing field. ${detail}` : detail;
  return [{ file, at: source.locate(issue.path), field: fieldName(issue.path), message, value: got }];
}

export type Validated<T> = { data: T; problems: [] } | { data: undefined; problems: Problem[] };

/** Holds a value against a schema. `source` gives the positions, `file` the name in messages. */
export function validate<S extends z.ZodType>(
  schema: S,
  value: unknown,
  source: Source,
  file: string,
): Validated<z.output<S>> {
  const result = schema.safeParse(value);
  if (result.success) return { data: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, value, source, file));
  return { data: undefined, problems };
}
