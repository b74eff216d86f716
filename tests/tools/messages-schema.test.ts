/** What VS Code knows of messages/: which names there are, how the other language puts it. */
import Ajv from 'ajv';
import { messagesSchema } from '@/tools/editor-files/messages-schema';
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

it('a text shows both languages', () => {
  const { description } = schema.properties?.button?.properties?.close ?? {};
  expect(description).toBe(`${ja.button.close}\n${en.button.close}`);
});
