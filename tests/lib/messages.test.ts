import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { messageProblems } from '@/lib/content/messages';
import { formatProblem } from '@/lib/content/problems';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

const said = (ja: string, en: string, language: 'ja' | 'en' = 'en') => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'ja.json': ja, 'en.json': en });
  return messageProblems(folder).map((problem) => formatProblem(problem, language));
};

it('interface strings have the same keys and placeholders in both languages, and are never empty', () => {
  expect(messageProblems(resolve('messages'))).toEqual([]);
  expect(messageProblems(temporaryFolder())).toEqual([]);
});

it.each([
  [
    'a key that was deleted',
    '{"a":{"b":"閉じる"}}',
    '{"a":{}}',
    'messages/en.json:1:6 a.b: This text is missing: translate "閉じる"',
  ],
  [
    'one of the Japanese',
    '{}',
    '{"a":"Close"}',
    'messages/ja.json:1:1 a: This text is missing: translate "Close"',
  ],
  ['an empty text', '{"a":" "}', '{"a":"Close"}', 'messages/ja.json:1:6 a: Must not be empty'],
  [
    'a sentence that is not translated',
    '{"a":"閉じてください"}',
    '{"a":"閉じてください"}',
    'messages/en.json:1:6 a: This is Japanese',
  ],
  [
    'a brace that is left open',
    '{"a":"{n}件"}',
    '{"a":"{n results"}',
    'messages/en.json:1:6 a: The braces do not match',
  ],
  [
    'one that was never opened',
    '{"a":"{n}件"}',
    '{"a":"n} results{"}',
    'messages/en.json:1:6 a: The braces do not match',
  ],
  [
    'a placeholder of another name',
    '{"a":"{n}件"}',
    '{"a":"{count} results"}',
    'messages/en.json:1:6 a: Other placeholders than in Japanese',
  ],
  [
    'one that is translated',
    '{"a":"{件数}件"}',
    '{"a":"{n} results"}',
    'messages/en.json:1:6 a: Other placeholders than in Japanese',
  ],
  ['a file that cannot be read', '{', '{"a":"Close"}', 'messages/ja.json:1:2: Invalid JSON'],
])('%s is a problem, in its place', (_what, ja, en, line) => {
  expect(said(ja, en)).toEqual([expect.stringContaining(line)]);
  expect(said(ja, en, 'ja')).toEqual([expect.stringMatching(/ください|必要です/)]);
});

it('words that change with a number may have their placeholders in any order, as often as they like', () => {
  const en = { a: '{n, plural, one {{n} of {all}} other {{n} steps of {all}}}' };
  expect(said(JSON.stringify({ a: '{all}件のうち{n}件' }), JSON.stringify(en))).toEqual([]);
});

/** Words between tags are found by Biome (noJsxLiterals). */
it('no component types a label itself', () => {
  const files = globSync('{app,components,islands}/**/*.tsx');
  expect(files.length).toBeGreaterThan(100);
  const label = /(?:aria-[a-z]*(?:label|description|text)|alt|title|placeholder)=\{?["'`][^"'`$]*\p{L}/u;
  expect(files.filter((file) => label.test(readFileSync(file, 'utf8')))).toEqual([]);
});
