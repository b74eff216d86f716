/** From the issues of a schema to problems with positions. */
import type { z } from 'zod';
import type { Source } from './parse.ts';
import type { Problem, Wording } from './problems.ts';
import { knownFields, mayBeLeftOut } from './schema-tree.ts';
import { EMPTY, isEmpty, issueWording, unknownField } from './schema-wording.ts';
import { type ValuePath, valueAt } from './values.ts';

type Issue = z.core.$ZodIssue;

const fieldName = (path: ValuePath) => path.map(String).join('.') || '(whole file)';

function problemsOf(
  issue: Issue,
  schema: z.ZodType,
  value: unknown,
  source: Source,
  file: string,
): Problem[] {
  const problem = (path: ValuePath, message: Wording, got: unknown, at = source.locate(path)) => ({
    ...{ file, at, field: fieldName(path), message, value: got },
  });
  if (issue.code === 'unrecognized_keys') {
    const known = knownFields(schema, issue.path, value);
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return problem(path, unknownField(key, known), valueAt(value, path), source.locateName(path));
    });
  }
  if (issue.code === 'invalid_key') {
    const name = issue.path.at(-1);
    const message = issueWording(issue.issues[0] ?? issue, name);
    return [problem(issue.path, message, name, source.locateName(issue.path))];
  }
  const got = valueAt(value, issue.path);
  const isLeftEmpty = isEmpty(got) && mayBeLeftOut(schema, issue.path, value);
  return [problem(issue.path, isLeftEmpty ? EMPTY : issueWording(issue, got), got)];
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
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, schema, value, source, file));
  return { data: undefined, problems };
}
