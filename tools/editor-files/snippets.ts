import type { JsonSchema } from './json-schema.ts';
import { contentSchemas } from './schemas.ts';

/** Characters that separate choices in a snippet. */
const choice = (value: unknown) => String(value).replace(/[\\,|$}]/g, '\\$&');

function line(name: string, { type, enum: options, items }: JsonSchema): string {
  if (options) return `${name}: \${1|${options.map(choice).join(',')}|}`;
  if (items?.enum) return `${name}: [\${1|${items.enum.map(choice).join(',')}|}]`;
  if (type === 'array') return `${name}: [$1]`;
  if (type === 'boolean') return `${name}: true`;
  if (name === 'date') return 'date: $CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE';
  return `${name}: $1`;
}

/** Front matter, field by field: VS Code completes it with the choices and shows what each field is for. */
export function snippets() {
  const markdown = contentSchemas().filter(({ files }) => files.some((file) => file.endsWith('.md')));
  return Object.fromEntries(
    markdown.flatMap(({ name, schema }) =>
      Object.entries(schema.properties ?? {})
        .filter(([field, { type }]) => field !== '$schema' && type !== 'object')
        .map(([field, property]) => [
          `${name}: ${field}`,
          {
            scope: 'markdown',
            prefix: `${name} ${field}`,
            body: line(field, property),
            description: property.description,
          },
        ]),
    ),
  );
}
