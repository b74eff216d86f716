import { globSync, readFileSync } from 'node:fs';
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

/** Words between tags are found by Biome (noJsxLiterals). */
it('no component types a label itself', () => {
  const files = globSync('{app,components,islands}/**/*.tsx');
  expect(files.length).toBeGreaterThan(100);
  const label = /(?:aria-[a-z]*(?:label|description|text)|alt|title|placeholder)=\{?["'`][^"'`$]*\p{L}/u;
  expect(files.filter((file) => label.test(readFileSync(file, 'utf8')))).toEqual([]);
});
