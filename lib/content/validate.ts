/** From the issues of a schema to problems with positions. */
import type { z } from 'zod';
import type { Source } from './parse.ts';
import type { Problem } from './problems.ts';
import { knownFields } from './schema-tree.ts';
import { issueWording, unknownField } from './schema-wording.ts';
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
  if (issue.code === 'unrecognized_keys') {
    const known = knownFields(schema, issue.path);
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      const message = unknownField(key, known);
      return {
        file,
        at: source.locateName(path),
        field: fieldName(path),
        message,
        value: valueAt(value, path),
      };
    });
  }
  if (issue.code === 'invalid_key') {
    const [at, got] = [source.locateName(issue.path), issue.path.at(-1)];
    const message = issueWording(issue.issues[0] ?? issue, got);
    return [{ file, at, field: fieldName(issue.path), message, value: got }];
  }
  const got = valueAt(value, issue.path);
  const message = issueWording(issue, got);
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
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, schema, value, source, file));
  return { data: undefined, problems };
}
