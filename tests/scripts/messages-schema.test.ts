/** What VS Code knows of messages/: which names there are, what a group is for, how the other language puts it. */
import Ajv from 'ajv';
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

it('every group says in both languages what it is for, and no group is described that is gone', () => {
  expect(Object.keys(MESSAGE_GROUPS).sort()).toEqual(Object.keys(ja).sort());
  for (const { description = '' } of Object.values(schema.properties ?? {}))
    expect(description).toMatch(/^.*[ぁ-んァ-ヶ一-龠].*\n[A-Z][^ぁ-んァ-ヶ一-龠]*$/);
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
