import { valueAt } from '@/lib/content/values';
import { messages } from '../words';

/** Every path to a string, such as `header.news`. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path];
  return Object.entries(value as object).flatMap(([key, child]) =>
    keysOf(child, path ? `${path}.${key}` : key),
  );
}

/** Every key with the placeholders its string holds. */
const withPlaceholders = (words: unknown): string[] =>
  keysOf(words).map((key) => {
    const text = String(valueAt(words, key.split('.')));
    return `${key} ${(text.match(/\{\w+\}/g) ?? []).sort().join()}`.trim();
  });

it('interface strings have the same keys and placeholders in both languages, and are never empty', () => {
  expect(withPlaceholders(messages.en)).toEqual(withPlaceholders(messages.ja));
  expect(JSON.stringify(messages)).not.toContain('""');
});
