import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from '../../build/export/files';
import { FilesOnDisk } from '../../build/export/files-on-disk';
import { stepsFor } from '../../build/export/index';
import { readTree } from '../../build/export/tree';
import { temporaryFolder, writeFiles } from '../helpers/temporary';
import { textsOf } from './fixture';

describe('the folder of the export', () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });

  it('stays as it was until all is done; another one then holds what was taken, moved and written', async () => {
    const before = { 'ja/a.css': 'a', 'gone.txt': '', 'kept.txt': 'kept', 'changed.txt': 'old' };
    writeFiles(folder, before);
    const taken = new Map([
      ['a.css', 'ja/a.css'],
      ...['kept.txt', 'changed.txt', 'left.txt'].map((path): [string, string] => [path, path]),
    ]);
    const finished = temporaryFolder();
    const files = new FilesOnDisk(folder, finished, taken);
    files.set('new/page.html', encode('page'));
    files.set('changed.txt', encode('new'));
    files.delete('left.txt');
    files.set('passing/by.txt', encode(''));
    files.delete('passing/by.txt');
    expect(textsOf(await readTree(folder))).toEqual(before);
    expect([...files.keys()].sort()).toEqual(['a.css', 'changed.txt', 'kept.txt', 'new/page.html']);
    expect(new TextDecoder().decode(files.get('changed.txt'))).toBe('new');
    expect(files.get('left.txt')).toBeUndefined();
    await files.commit();
    expect(existsSync(folder)).toBe(false);
    expect(existsSync(join(finished, 'passing'))).toBe(false);
    expect(textsOf(await readTree(finished))).toEqual({
      ...{ 'a.css': 'a', 'changed.txt': 'new', 'kept.txt': 'kept', 'new/page.html': 'page' },
    });
  });
});

describe('the steps', () => {
  it('give what they make, and are reported each', async () => {
    const lines: string[] = [];
    const step = stepsFor((line) => lines.push(line));
    expect([await step('first', () => 1), await step('second', async () => 2)]).toEqual([1, 2]);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['first', 'second']);
  });

  it('are named when they fail', async () => {
    const broken = () => {
      throw new Error('a.html: why');
    };
    await expect(stepsFor(() => undefined)('broken', broken)).rejects.toThrow(
      'export step broken: a.html: why',
    );
  });
});
