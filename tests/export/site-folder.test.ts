import fs from 'node:fs';
import { join } from 'node:path';
import { FINISHED, recoverSite, replaceSite } from '@/build/site-folder';
import { treeOf } from '../helpers/damage';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

const site = (text: string) => ({ 'index.html': text, 'en/about.html': text, [`assets/${text}.css`]: text });

let root: string;
let old: Record<string, string>;
let finished: Record<string, string>;
beforeEach(() => {
  root = temporaryFolder();
  writeFiles(join(root, 'out'), site('old'));
  writeFiles(join(root, FINISHED), site('new'));
  old = treeOf(join(root, 'out'));
  finished = treeOf(join(root, FINISHED));
});
afterEach(() => jest.restoreAllMocks());

const shown = () => treeOf(join(root, 'out'));

it('the finished site takes the place of the old one, of which nothing is left', () => {
  replaceSite(root);
  expect(shown()).toEqual(finished);
  expect(fs.readdirSync(join(root, '.next'))).toEqual([]);
});

it('the first site has nothing to replace', () => {
  fs.rmSync(join(root, 'out'), { recursive: true });
  replaceSite(root);
  expect(shown()).toEqual(finished);
});

/** Makes the call of a function of the file system, counted from the first of any, stop the process. */
function stopAtCall(stop: number): void {
  let calls = 0;
  for (const name of ['renameSync', 'rmSync'] as const) {
    const real = fs[name] as (...args: unknown[]) => void;
    jest.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
      calls += 1;
      if (calls >= stop) throw new Error('killed');
      real(...args);
    });
  }
}

it.each([1, 2, 3, 4, 5, 6])('killed at call %d, whoever comes next finds a whole site', (stop) => {
  stopAtCall(stop);
  try {
    replaceSite(root);
  } catch {
    // As a process that is killed does nothing any more.
  }
  jest.restoreAllMocks();
  recoverSite(root);
  expect([old, finished]).toContainEqual(shown());
  // As the export begins.
  fs.rmSync(join(root, FINISHED), { recursive: true, force: true });
  writeFiles(join(root, FINISHED), site('next'));
  const next = treeOf(join(root, FINISHED));
  replaceSite(root);
  expect(shown()).toEqual(next);
  expect(fs.readdirSync(join(root, '.next'))).toEqual([]);
});

it('an error leaves the old site where it was', () => {
  fs.rmSync(join(root, FINISHED), { recursive: true });
  expect(() => replaceSite(root)).toThrow('ENOENT');
  expect(shown()).toEqual(old);
});

it('recovering changes nothing where there is a site, or none', () => {
  recoverSite(root);
  expect(shown()).toEqual(old);
  const empty = temporaryFolder();
  recoverSite(empty);
  expect(fs.readdirSync(empty)).toEqual([]);
});
