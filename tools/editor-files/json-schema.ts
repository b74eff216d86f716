/** JSON Schemas of all content files, for completion and hover help in editors. */
import { z } from 'zod';
import type { Definitions } from '../../lib/content/load.ts';
import { sampleSchema } from '../../lib/content/sample.ts';
import { LOCALES } from '../../lib/i18n/locales.ts';

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
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  $schema?: string;
};

/** What a field is for, as editors read it: a line in each language in place of the `meta` that its schema carries. */
function explain({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { ja, en } = jsonSchema;
  if (typeof ja !== 'string') return;
  jsonSchema.description = `${ja}\n${en}`;
  delete jsonSchema.ja;
  delete jsonSchema.en;
}

/** The marks that every file may carry. */
const MARKS = {
  $schema: z
    .string()
    .optional()
    .meta({ ja: 'このファイルの形式（エディター用）', en: 'Schema of this file, for the editor' }),
  sample: sampleSchema.optional(),
};

/** The JSON Schema of a content file. */
function editorSchema(schema: z.ZodType): JsonSchema {
  const whole = schema instanceof z.ZodObject ? schema.extend(MARKS) : schema;
  return z.toJSONSchema(whole, { io: 'input', target: 'draft-7', override: explain }) as JsonSchema;
}

export type EditorSchema = {
  /** Name of the schema's file, without ending. */
  name: string;
  /** Patterns of the files it describes, from the root of the project. */
  files: string[];
  schema: JsonSchema;
};

/** One with the schema that the check holds the files to. */
export type ContentSchema = EditorSchema & { checked: z.ZodType };

/** One schema for each kind of content file; pages with a layout per language have two. */
export function editorSchemas(definitions: Definitions, single: Record<string, z.ZodType>): ContentSchema[] {
  const one = (name: string, files: string[], schema: z.ZodType) => ({
    name,
    files,
    schema: editorSchema(schema),
    checked: schema,
  });
  return [
    ...Object.entries(single).map(([name, schema]) => one(name, [`content/${name}.json`], schema)),
    ...Object.entries(definitions.collections).map(([name, { format, schema }]) =>
      one(name, [`content/${name}/*/index.*.${format}`], schema),
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
