import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from '../../build/export/files';
import { eachPage } from '../../build/export/html';
import { runStages } from '../../build/export/index';
import { readTree, writeTree } from '../../build/export/tree';
import type { Stage } from '../../build/export/types';
import { temporaryFolder } from '../helpers/temporary';
import { exportOf, filesOf, textsOf } from './fixture';

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
  it('hands the result of each stage to the next and reports each', async () => {
    const lines: string[] = [];
    const site = exportOf({}, { report: (line) => lines.push(line) });
    const add =
      (name: string): Stage =>
      ({ files }) => {
        files.set(name, encode(`${files.size}`));
      };
    await runStages({ first: add('a'), second: add('b') }, site);
    expect(textsOf(site.files)).toEqual({ a: '0', b: '1' });
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['first', 'second']);
  });

  it('names the stage that failed, and the page that it failed at', async () => {
    const broken = eachPage(() => {
      throw new Error('why');
    });
    await expect(runStages({ broken }, exportOf({ 'a.html': '' }))).rejects.toThrow(
      'export stage broken: a.html: why',
    );
  });
});
