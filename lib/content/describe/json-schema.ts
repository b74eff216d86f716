/** JSON Schemas of all content files, for completion and hover help in editors. */
import { z } from 'zod';
import { LOCALES } from '../../i18n/locales.ts';
import type { Definitions } from '../load.ts';
import { sampleSchema } from '../sample.ts';
import { describeField } from './index.ts';

export type JsonSchema = {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  enum?: unknown[];
  required?: string[];
  $schema?: string;
};

const branches = ({ items, anyOf, oneOf, additionalProperties }: JsonSchema): JsonSchema[] => [
  ...(items ? [items] : []),
  ...(anyOf ?? []),
  ...(oneOf ?? []),
  ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
];

/** Gives every field a description in both languages. */
function explain(schema: JsonSchema): JsonSchema {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const description = describeField(name, field.description);
    if (description) field.description = `${description.ja}\n${description.en}`;
    explain(field);
  }
  for (const branch of branches(schema)) explain(branch);
  return schema;
}

/** Every field below a schema with its dotted path, the schema's marks left out. */
export function* fieldsOf(schema: JsonSchema, path = ''): Generator<{ path: string; field: JsonSchema }> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield { path: `${path}${name}`, field };
    yield* fieldsOf(field, `${path}${name}.`);
  }
  for (const branch of branches(schema)) yield* fieldsOf(branch, `${path}*.`);
}

/** The JSON Schema of a content file: its own fields, and the marks that every file may carry. */
function editorSchema(schema: z.ZodType): JsonSchema {
  const own = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonSchema;
  const sample = z.toJSONSchema(sampleSchema, { io: 'input', target: 'draft-7' }) as JsonSchema;
  delete sample.$schema;
  if (own.properties)
    own.properties = { ...own.properties, $schema: { type: 'string', description: SCHEMA }, sample };
  return explain(own);
}

const SCHEMA = 'Schema of this file, for the editor';

export type EditorSchema = {
  /** Name of the schema's file, without ending. */
  name: string;
  /** Patterns of the files it describes, from the root of the project. */
  files: string[];
  schema: JsonSchema;
};

/** One schema for each kind of content file; pages with a layout per language have two. */
export function editorSchemas(definitions: Definitions, single: Record<string, z.ZodType>): EditorSchema[] {
  const one = (name: string, files: string[], schema: z.ZodType) => ({
    name,
    files,
    schema: editorSchema(schema),
  });
  return [
    ...Object.entries(single).map(([name, schema]) => one(name, [`content/${name}.json`], schema)),
    ...Object.entries(definitions.collections).map(([name, { format, schema }]) =>
      one(name, [`content/${name}/*/*.${format}`], schema),
    ),
    ...Object.entries(definitions.pages).flatMap(([name, row]) => {
      const perLanguage = row.schemas;
      const same = perLanguage.ja === perLanguage.en;
      if (same) return [one(`page-${name}`, [`content/pages/${name}/*.json`], perLanguage.ja)];
      return LOCALES.map((locale) =>
        one(`page-${name}-${locale}`, [`content/pages/${name}/${locale}.json`], perLanguage[locale]),
      );
    }),
  ];
}
