import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inLanguage } from '@/lib/content/problems';
import { termProblems } from '@/tools/prose/terms';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'terms-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function problemsIn(name: string, text: string) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return termProblems([file]).map(({ at, message }) => `${at?.line}: ${inLanguage(message, 'en')}`);
}

it('one word for one meaning: another one is a problem, in copy and in articles', () => {
  expect(problemsIn('en.json', '{\n "a": "After the|hearing",\n "b": "Please write to us" }')).toEqual([
    '2: write "initial interview", not "hearing" [docs/style/terms.en.json]',
    '3: write "Email us", not "write to us" [docs/style/terms.en.json]',
  ]);
  expect(problemsIn('en.md', "One\n\nThe lab's whitepaper\n")).toEqual([
    '3: write "white paper", not "whitepaper" [docs/style/terms.en.json]',
    `3: write "curly apostrophe", not "b's" [docs/style/terms.en.json]`,
  ]);
});

it('a rule that has a reason gives it', () => {
  expect(problemsIn('en.md', 'Installation and hand-over\n')).toEqual([
    '1: write "handover", not "hand-over": One spelling of the noun; the verb is “hand over”. [docs/style/terms.en.json]',
  ]);
});

it('addresses, files, names of figures and the right words are none', () => {
  const copy = {
    a: '/whitepaper',
    b: './whitepaper.webp',
    c: '{{whitepaper.time}}%',
    d: 'The consultation is free',
  };
  expect(problemsIn('en.json', JSON.stringify(copy))).toEqual([]);
  expect(
    problemsIn('en.md', '---\nlink: /blog/preparing-a-first-hearing\n---\n\nAn initial interview.\n'),
  ).toEqual([]);
});
