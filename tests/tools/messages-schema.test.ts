/** What VS Code knows of messages/: which names there are, what a group is for, how the other language puts it. */
import Ajv from 'ajv';
import { MESSAGE_GROUPS } from '@/tools/editor-files/message-groups';
import { messagesSchema } from '@/tools/editor-files/messages-schema';
import { fieldsOf } from '../helpers/schema-fields';
import { messages } from '../words';

const { schema } = messagesSchema();
const isValid = new Ajv().compile(schema);
const { ja, en } = messages;

it.each<[string, object, boolean]>([
  ['the Japanese file is right', ja, true],
  ['the English file is right', en, true],
  ['a name that is misspelt is underlined', { ...en, button: { clos: 'Close' } }, false],
  ['a group too many is underlined', { ...en, extra: {} }, false],
  ['a number in place of a text is underlined', { ...en, button: { close: 1 } }, false],
])('%s', (_what, file, valid) => expect(isValid(file)).toBe(valid));

/** The dotted paths of the groups in messages. */
const groupsIn = (part: object): string[] =>
  Object.entries(part)
    .filter(([, child]) => typeof child === 'object')
    .flatMap(([name, child]) => [name, ...groupsIn(child).map((path) => `${name}.${path}`)]);

it('every group, also one within a group, says in both languages what it is for, and none that is gone does', () => {
  const described = [...fieldsOf(schema)].filter(({ field }) => field.type === 'object');
  const paths = groupsIn(ja);
  expect(Object.keys(MESSAGE_GROUPS).sort()).toEqual(paths.sort());
  expect(described.map(({ path }) => path).sort()).toEqual(paths);
  for (const { field } of described)
    expect(field.description).toMatch(/^.*[ぁ-んァ-ヶ一-龠].*\n[A-Z][^ぁ-んァ-ヶ一-龠]*$/);
});

it('a text shows both languages', () => {
  const { description } = schema.properties?.button?.properties?.close ?? {};
  expect(description).toBe(`${ja.button.close}\n${en.button.close}`);
});
