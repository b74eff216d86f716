/**
 * The one way in which a content file is written: fields in the order of their schema, JSON with two spaces, front matter
 * as blocks. What the editor of the browser saves has the same bytes, so that a change of one word is a change of one line.
 */
import { stringify } from 'yaml';
import { parseSource, type SourceFormat } from '../../lib/content/parse.ts';
import { isRecord } from '../../lib/content/values.ts';
import type { JsonSchema } from '../editor-files/json-schema.ts';

/** What every file may carry comes first. */
export const MARKS = ['$schema', 'sample'];

/** Whether a schema is what a value is of, as far as its type and its fields of one value tell. */
const fits = ({ type, properties }: JsonSchema, value: unknown): boolean => {
  if (Array.isArray(value)) return type === 'array';
  if (!isRecord(value)) return type === typeof value;
  const fixed = Object.entries(properties ?? {}).filter(([, field]) => field.const !== undefined);
  return type === 'object' && fixed.every(([name, field]) => field.const === value[name]);
};

const isNull = (value: unknown): boolean => value === null;
const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.every(isNull));

/** A list without the empty cells at its end, which the editor leaves out. */
const withoutEnd = (list: readonly unknown[]): unknown[] =>
  list.slice(0, list.findLastIndex((item) => !isNull(item)) + 1);

/**
 * A value with its fields in the order of the schema; what the schema does not know stays behind them as it is. Of a list
 * with several kinds of items the editor writes the fields of all kinds in one order: `beside` has all that may stand here.
 */
function ordered(value: unknown, schema: JsonSchema | undefined, beside = schema ? [schema] : []): unknown {
  const one = (schema?.anyOf ?? schema?.oneOf)?.find((choice) => fits(choice, value)) ?? schema;
  const kinds = beside.flatMap((kind) => kind.anyOf ?? kind.oneOf ?? [kind]);
  if (Array.isArray(value)) {
    const items = kinds.flatMap((kind) => kind.items ?? []);
    return withoutEnd(value).map((item) => ordered(item, one?.items, items));
  }
  if (!isRecord(value)) return value;
  const { properties = {}, required = [], additionalProperties: rest } = one ?? {};
  const isLeftOut = (name: string) => isEmpty(value[name]) && name in properties && !required.includes(name);
  // A box that is not ticked is written as false; what may be left out and is empty is not written.
  const inOneOrder = new Set(kinds.flatMap((kind) => Object.keys(kind.properties ?? {})));
  const own = [...inOneOrder].filter((name) => name in properties);
  const known = [...own, ...(one?.propertyNames?.enum ?? []).map(String)];
  const names = known.filter((name) =>
    name in value ? !isLeftOut(name) : properties[name]?.type === 'boolean',
  );
  const others = Object.keys(value).filter((name) => !known.includes(name));
  const more = typeof rest === 'object' ? rest : undefined;
  return Object.fromEntries(
    [...names, ...others].map((name) => [
      name,
      ordered(
        name in value ? value[name] : false,
        properties[name] ?? more,
        kinds.flatMap((kind) => kind.properties?.[name] ?? more ?? []),
      ),
    ]),
  );
}

const isMark = ([name]: [string, unknown]) => MARKS.includes(name);

/** Data of a file with its fields in their order, the marks first. */
function inOrder(data: unknown, schema: JsonSchema): unknown {
  const fields = ordered(data, schema);
  if (!isRecord(fields)) return fields;
  const all = Object.entries(fields);
  return Object.fromEntries([...all.filter(isMark), ...all.filter((field) => !isMark(field))]);
}

/** As the editor of the browser writes YAML. */
const YAML = { lineWidth: 0, singleQuote: true } as const;

/**
 * The text of a content file in its one way of writing.
 * @throws TypeError if the text cannot be read
 */
export function canonical(text: string, format: SourceFormat, schema: JsonSchema): string {
  const { value, body, faults } = parseSource(text, format);
  if (faults.length > 0) throw new TypeError('a file that cannot be read has no other way of writing');
  const data = inOrder(value, schema);
  if (format === 'json') return `${JSON.stringify(data, null, 2)}\n`;
  // Spaces at its start stay: they may be those of a block of code.
  const below = body.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
  return `---\n${stringify(data, YAML)}---\n${below && `\n${below}\n`}`;
}
