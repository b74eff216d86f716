import type { JsonSchema } from '@/tools/editor-files/json-schema';

const branches = ({ items, anyOf, oneOf, additionalProperties }: JsonSchema): JsonSchema[] => [
  ...(items ? [items] : []),
  ...(anyOf ?? []),
  ...(oneOf ?? []),
  ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
];

/** Every field below a schema with its dotted path, the schema's marks left out. */
export function* fieldsOf(schema: JsonSchema, path = ''): Generator<{ path: string; field: JsonSchema }> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield { path: `${path}${name}`, field };
    yield* fieldsOf(field, `${path}${name}.`);
  }
  for (const branch of branches(schema)) yield* fieldsOf(branch, `${path}*.`);
}
