import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runStages } from '../../build/export/run-stages';
import { readTree, writeTree } from '../../build/export/tree';
import { temporaryFolder } from '../helpers/temporary';
import { filesOf, textsOf } from './fixture';

describe('the folder of the export', () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });

  it('holds exactly the result: new files written, gone files and empty folders removed', async () => {
    const before = filesOf({ 'a.html': 'a', 'ja/b.html': 'b', 'c/d.txt': 'd' });
    await writeTree(folder, new Map(), before);
    expect(textsOf(await readTree(folder))).toEqual(textsOf(before));
    const after = filesOf({ 'a.html': 'changed', 'c/d.txt': 'd', 'e/f.html': 'new' });
    await writeTree(folder, before, after);
    expect(textsOf(await readTree(folder))).toEqual(textsOf(after));
    expect(existsSync(join(folder, 'ja'))).toBe(false);
  });
});

describe('runStages', () => {
  const lines: string[] = [];
  const context = { root: '/', generated: '/', cache: '/', report: (line: string) => lines.push(line) };

  it('hands the result of each stage to the next and reports each', async () => {
    const add = (name: string) => ({
      name,
      run: (files: ReadonlyMap<string, Uint8Array>) =>
        new Map([...files, ...filesOf({ [name]: `${files.size}` })]),
    });
    const result = await runStages([add('first'), add('second')], new Map(), context);
    expect(textsOf(result)).toEqual({ first: '0', second: '1' });
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['first', 'second']);
  });

  it('names the stage that failed', async () => {
    const failing = {
      name: 'broken',
      run: () => {
        throw new Error('a.html: why');
      },
    };
    await expect(runStages([failing], new Map(), context)).rejects.toThrow(
      'export stage broken: a.html: why',
    );
  });
});
