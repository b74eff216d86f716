import en from '../../messages/en.json' with { type: 'json' };
import ja from '../../messages/ja.json' with { type: 'json' };
import type { EditorSchema, JsonSchema } from './json-schema.ts';

type Messages = { readonly [name: string]: string | Messages };

/** A text shows what it says in both languages, so that whoever changes one sees the other. */
function schemaOf(japanese: string | Messages, english: string | Messages | undefined): JsonSchema {
  if (typeof japanese === 'string') return { type: 'string', description: `${japanese}\n${english}` };
  const translated = typeof english === 'object' ? english : {};
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(japanese).map(([name, value]) => [name, schemaOf(value, translated[name])]),
    ),
    required: Object.keys(japanese),
    additionalProperties: false,
  };
}

/** The JSON Schema of `messages/`: its names, and each text in both languages. */
export function messagesSchema(): EditorSchema {
  return { name: 'messages', files: ['messages/ja.json', 'messages/en.json'], schema: schemaOf(ja, en) };
}
