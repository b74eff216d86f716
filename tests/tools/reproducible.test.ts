import { lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences } from '../../tools/reproducible/differences';
import { linkTree } from '../../tools/toolchain/project-copy';
import { filesOf } from '../export/fixture';
import { temporaryFolder } from '../helpers/temporary';

const long = (letter: string) => `${'x'.repeat(500)}${letter}${'y'.repeat(500)}`;

it.each<[string, Record<string, string>, Record<string, string>, unknown[]]>([
  ['the same', { a: 'abc' }, { a: 'abc' }, []],
  ['a changed byte', { a: 'abcd' }, { a: 'abXd' }, ['a: differs at byte 2: "abcd" and "abXd"']],
  ['a cut file', { a: 'abc' }, { a: 'ab' }, ['a: differs at byte 2: "abc" and "ab"']],
  [
    'a long file',
    { a: long('1') },
    { a: long('2') },
    [expect.stringMatching(/^a: differs at byte 500: .{0,140}$/)],
  ],
  [
    'other files',
    { b: '1', a: '1' },
    { c: '1', b: '1' },
    ['a: only in the first build', 'c: only in the second build'],
  ],
])('two builds: %s', (_what, first, second, expected) => {
  expect(differences(filesOf(first), filesOf(second))).toEqual(expected);
});

it('a linked folder holds the same files, and links that stay links', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'from/deep'), { recursive: true });
  writeFileSync(join(folder, 'from/deep/a.txt'), 'a');
  symlinkSync('deep/a.txt', join(folder, 'from/link'));
  linkTree(join(folder, 'from'), join(folder, 'to'));
  expect(readFileSync(join(folder, 'to/deep/a.txt'), 'utf8')).toBe('a');
  expect(lstatSync(join(folder, 'to/link')).isSymbolicLink()).toBe(true);
});
