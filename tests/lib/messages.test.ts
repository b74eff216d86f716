import { globSync, readFileSync } from 'node:fs';
import { valueAt } from '@/lib/content/values';
import { messageKeys, messageProblems } from '../../tools/messages/check';
import { DYNAMIC_KEYS } from '../../tools/messages/dynamic-keys';
import { usesIn } from '../../tools/messages/uses';
import { messages } from '../words';

/** Every path to a string, such as `header.news`, with the placeholders the string holds. */
const withPlaceholders = (words: unknown): string[] =>
  messageKeys(words).map((key) => {
    const text = String(valueAt(words, key.split('.')));
    return `${key} ${(text.match(/\{\w+\}/g) ?? []).sort().join()}`.trim();
  });

describe('interface strings', () => {
  it('have the same keys and placeholders in both languages, and are never empty', () => {
    expect(withPlaceholders(messages.en)).toEqual(withPlaceholders(messages.ja));
    expect(JSON.stringify(messages)).not.toContain('""');
  });

  it('are all asked for, and what is asked for is there', () => {
    const files = globSync('{app,components,islands,lib,enhance,client,scripts}/**/*.{ts,tsx}');
    const uses = files.flatMap((file) => usesIn(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')));
    expect(uses.length).toBeGreaterThan(100);
    expect(messageProblems(messages.ja, uses, DYNAMIC_KEYS)).toEqual([]);
  });

  it('that nobody asks for are found, and what is asked for and is not there', () => {
    const uses = usesIn('a.ts', "const t = await getTranslations('a');\nt('b');\nt(n ? 'c' : 'd');");
    expect(messageProblems({ a: { b: 'B', c: 'C', e: 'E' } }, uses, [])).toEqual([
      'a.ts: there is no string a.d',
      'nobody asks for a.e',
    ]);
  });
});
