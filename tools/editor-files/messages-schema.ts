import en from '../../messages/en.json' with { type: 'json' };
import ja from '../../messages/ja.json' with { type: 'json' };
import type { EditorSchema, JsonSchema } from './json-schema.ts';
import { MESSAGE_GROUPS } from './message-groups.ts';

type Messages = { readonly [name: string]: string | Messages };

/** A text shows what it says in both languages, so that whoever changes one sees the other; a group what it is for. */
function schemaOf(
  japanese: string | Messages,
  english: string | Messages | undefined,
  path: readonly string[] = [],
): JsonSchema {
  if (typeof japanese === 'string') return { type: 'string', description: `${japanese}\n${english}` };
  const translated = typeof english === 'object' ? english : {};
  const description = MESSAGE_GROUPS[path.join('.')]?.join('\n');
  return {
    type: 'object',
    ...(description && { description }),
    properties: Object.fromEntries(
      Object.entries(japanese).map(([name, value]) => [
        name,
        schemaOf(value, translated[name], [...path, name]),
      ]),
    ),
    required: Object.keys(japanese),
    additionalProperties: false,
  };
}

/** The JSON Schema of `messages/`: its names, what each group is for, and each text in both languages. */
export function messagesSchema(): EditorSchema {
  return { name: 'messages', files: ['messages/ja.json', 'messages/en.json'], schema: schemaOf(ja, en) };
}
