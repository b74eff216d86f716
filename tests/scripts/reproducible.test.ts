import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkTree } from '../../scripts/reproducible/copy';
import { differences } from '../../scripts/reproducible/differences';
import { filesOf } from '../finish-export/fixture';

describe('two builds', () => {
  it.each([
    ['the same', { 'a.html': 'abc' }, { 'a.html': 'abc' }, []],
    [
      'a changed byte',
      { 'a.html': 'abcd' },
      { 'a.html': 'abXd' },
      ['a.html: differs at byte 2: "abcd" and "abXd"'],
    ],
    ['a cut file', { a: 'abc' }, { a: 'ab' }, ['a: differs at byte 2: "abc" and "ab"']],
    [
      'other files',
      { b: '1', a: '1' },
      { c: '1', b: '1' },
      ['a: only in the first build', 'c: only in the second build'],
    ],
  ])('%s', (_what, first, second, expected) => {
    expect(
      differences(filesOf(first as Record<string, string>), filesOf(second as Record<string, string>)),
    ).toEqual(expected);
  });

  it('shows only the surroundings of a difference', () => {
    const at = (letter: string) => filesOf({ a: `${'x'.repeat(500)}${letter}${'y'.repeat(500)}` });
    const [line = ''] = differences(at('1'), at('2'));
    expect(line).toContain('a: differs at byte 500: ');
    expect(line.length).toBeLessThan(160);
  });
});

describe('a linked folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'link-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('holds the same files, and links that stay links', () => {
    mkdirSync(join(folder, 'from/deep'), { recursive: true });
    writeFileSync(join(folder, 'from/deep/a.txt'), 'a');
    symlinkSync('deep/a.txt', join(folder, 'from/link'));
    linkTree(join(folder, 'from'), join(folder, 'to'));
    expect(readFileSync(join(folder, 'to/deep/a.txt'), 'utf8')).toBe('a');
    expect(lstatSync(join(folder, 'to/link')).isSymbolicLink()).toBe(true);
  });
});
