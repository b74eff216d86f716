/** What VS Code knows of messages/: which names there are, what a group is for, how the other language puts it. */
import Ajv from 'ajv';
import { fieldsOf } from '@/lib/content/describe/json-schema';
import { MESSAGE_GROUPS } from '@/scripts/editor-files/message-groups';
import { messagesSchema } from '@/scripts/editor-files/messages-schema';
import { settings } from '@/scripts/editor-files/settings';
import en from '../../messages/en.json';
import ja from '../../messages/ja.json';

const { schema } = messagesSchema();
const isValid = new Ajv().compile(schema);

it('both files hold to it', () => {
  expect([isValid(ja), isValid(en)]).toEqual([true, true]);
});

it.each<[string, object]>([
  ['a name that is misspelt', { ...en, button: { clos: 'Close' } }],
  ['a group too many', { ...en, extra: {} }],
  ['a number in place of a text', { ...en, button: { close: 1 } }],
])('%s is underlined', (_what, messages) => {
  expect(isValid(messages)).toBe(false);
});

/** The dotted paths of the groups in messages. */
const groupsIn = (messages: object): string[] =>
  Object.entries(messages)
    .filter(([, child]) => typeof child === 'object')
    .flatMap(([name, child]) => [name, ...groupsIn(child).map((path) => `${name}.${path}`)]);

it('every group, also one within a group, says in both languages what it is for, and none is described that is gone', () => {
  const described = [...fieldsOf(schema)].filter(({ field }) => field.type === 'object');
  const paths = groupsIn(ja);
  expect(paths).toEqual(expect.arrayContaining(['services', 'services.customAutomation']));
  expect(Object.keys(MESSAGE_GROUPS).sort()).toEqual(paths.sort());
  expect(described.map(({ path }) => path).sort()).toEqual(paths);
  for (const { field } of described)
    expect(field.description).toMatch(/^.*[ぁ-んァ-ヶ一-龠].*\n[A-Z][^ぁ-んァ-ヶ一-龠]*$/);
});

it('a text shows both languages', () => {
  expect(schema.properties?.button?.properties?.close?.description).toBe('閉じる\nClose');
});

it('the settings name it for both files, and no schema for what VS Code cannot check', () => {
  expect(settings()['json.schemas']).toContainEqual({
    fileMatch: ['/messages/ja.json', '/messages/en.json'],
    url: './.generated/schemas/messages.json',
  });
  expect(settings()).not.toHaveProperty(['yaml.schemas']);
});
