import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeHash } from '@/build/code-hash';
import { temporaryFolder, writeFiles } from '../helpers/temporary';
import { CODE_FILES } from './fixture';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  writeFiles(root, CODE_FILES);
});

it.each(Object.keys(CODE_FILES))('a change of %s is noticed', (name) => {
  const before = codeHash(root);
  expect(codeHash(root)).toBe(before);
  writeFileSync(join(root, name), 'changed');
  expect(codeHash(root)).not.toBe(before);
});

it('another name or another folder of a file is noticed', () => {
  const hashes = ['lib/b.ts', 'lib/c.ts', 'app/c.ts'].map((name) => {
    writeFiles(root, { [name]: 'the same' });
    const hash = codeHash(root);
    writeFiles(root, { [name]: null });
    return hash;
  });
  expect(new Set(hashes).size).toBe(hashes.length);
});
