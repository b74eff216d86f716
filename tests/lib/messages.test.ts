import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { valueAt } from '@/lib/content/values';
import en from '../../messages/en.json';
import ja from '../../messages/ja.json';
import { type Declared, messageKeys, messageProblems } from '../../scripts/messages/check';
import { DYNAMIC_KEYS } from '../../scripts/messages/dynamic-keys';
import { usesIn } from '../../scripts/messages/uses';

/** Every path to a string, such as `header.news`, with the placeholders the string holds. */
const withPlaceholders = (messages: unknown): string[] =>
  messageKeys(messages).map((key) => {
    const text = String(valueAt(messages, key.split('.')));
    return `${key} ${(text.match(/\{\w+\}/g) ?? []).sort().join()}`.trim();
  });

describe('interface strings', () => {
  const files = globSync('{app,components,islands,lib,enhance,client,scripts}/**/*.{ts,tsx}').map((path) =>
    path.split(sep).join('/'),
  );
  const uses = files.flatMap((file) => usesIn(file, readFileSync(file, 'utf8')));

  it('have the same keys and placeholders in both languages', () => {
    expect(withPlaceholders(en)).toEqual(withPlaceholders(ja));
  });

  it('are never empty', () => {
    expect(JSON.stringify([ja, en])).not.toContain('""');
  });

  it('are all asked for, and what is asked for is there', () => {
    expect(uses.length).toBeGreaterThan(100);
    expect(messageProblems(ja, uses, DYNAMIC_KEYS)).toEqual([]);
  });
});

describe('a source asks for', () => {
  it.each([
    ['a string', "const t = await getTranslations('a');\nt('b');", ['a.b']],
    ['a string without a group', "const t = await getTranslations();\nt('a.b', { n: 1 });", ['a.b']],
    [
      'one as it is, or as markup',
      "const t = await getTranslations('a');\nt.raw('b'); t.rich('c');",
      ['a.b', 'a.c'],
    ],
    [
      'one of two',
      "const t = await getTranslations('a');\nt(n === 1 ? 'one' : 'more', { n });",
      ['a.one', 'a.more'],
    ],
    ['strings by two names', "const x = { a: await getTranslations('a') };\nx.a('b');", ['a.b']],
    ['a path into the whole', 'wordsOf(locale).a.b; words.a.c;', ['a.b', 'a.c']],
    ['parts of the whole', 'const { b, c } = wordsOf(locale).a;', ['a.b', 'a.c']],
    [
      'nothing with a function of that name at its end',
      "const t = await getTranslations('a');\nstart('b');",
      [],
    ],
  ])('%s', (_what, source, keys) => {
    expect(usesIn('a.ts', source)).toEqual(keys.map((asked) => ({ file: 'a.ts', asked, fixed: true })));
  });

  it('a key that it makes', () => {
    const source = `const t = await getTranslations('a');\nt(\`b.\${c}\`, { d: e(f) });`;
    expect(usesIn('a.ts', source)).toEqual([{ file: 'a.ts', asked: "'a' `b.{c}`", fixed: false }]);
  });

  it('two groups by one name, which nobody could tell apart', () => {
    const source = "const t = await getTranslations('a');\nconst t = await getTranslations('b');";
    expect(() => usesIn('a.ts', source)).toThrow('a.ts: "t" translates');
  });
});

describe('the check of interface strings finds', () => {
  const messages = { a: { b: 'B', c: 'C' } };
  const asks = (...lines: string[]) =>
    usesIn('a.ts', ["const t = await getTranslations('a');", ...lines].join('\n'));
  const made: Declared = { file: 'a.ts', asked: "'a' key", keys: ['a.b', 'a.c'] };

  it.each<[string, string[], Declared[], string[]]>([
    ['nothing in order', ["t('b'); t('c');"], [], []],
    ['nothing when keys are declared', ['t(key);'], [made], []],
    ['a string that nobody asks for', ["t('b');"], [], ['nobody asks for a.c']],
    ['a key without a string', ["t('b'); t('c'); t('d');"], [], ['a.ts: there is no string a.d']],
    [
      'keys that are made and not declared',
      ["t('b'); t('c'); t(key);"],
      [],
      ["a.ts: say in dynamic-keys.ts which strings 'a' key can be"],
    ],
    [
      'a declaration that nothing needs',
      ["t('b'); t('c');"],
      [made],
      ["dynamic-keys.ts: a.ts does not ask for 'a' key any more"],
    ],
    [
      'a declared key without a string',
      ['t(key);'],
      [{ ...made, keys: [...made.keys, 'a.d'] }],
      ['dynamic-keys.ts: a.ts: there is no string a.d'],
    ],
    [
      'a whole group that is handed on',
      ["t('b'); t('c');", 'show(words.a);'],
      [],
      ['a.ts: say in dynamic-keys.ts which strings a can be'],
    ],
  ])('%s', (_what, lines, declared, problems) => {
    expect(messageProblems(messages, asks(...lines), declared)).toEqual(problems);
  });
});
