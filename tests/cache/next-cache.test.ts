import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNextCache, sealNextCache } from '@/build/next-cache';
import { DAMAGES, treeOf } from '../helpers/damage';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

const FILES = { '1/a.sst': 'a '.repeat(40), '1/b.sst': 'b '.repeat(40), CURRENT: '1' };

let root: string;
let folder: string;
let said: string[];
beforeEach(() => {
  root = temporaryFolder();
  folder = join(root, '.next/cache/turbopack');
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  writeFiles(folder, FILES);
});
afterEach(() => jest.restoreAllMocks());

it('what a build that ended well has left stays, without a word', async () => {
  await sealNextCache(root);
  await checkNextCache(root);
  expect(Object.keys(treeOf(folder))).toHaveLength(3);
  expect(said).toEqual([]);
});

it.each<[string, () => void]>([
  ...Object.entries(DAMAGES).map(([how, damage]): [string, () => void] => [
    `files that were ${how}`,
    () => damage(Object.keys(FILES).map((name) => join(folder, name))),
  ]),
  ['what a build has added that did not end', () => writeFiles(folder, { '1/c.sst': 'c' })],
  [
    'what a build has left that was the first and did not end',
    () => rmSync(join(root, '.next/cache/seals'), { recursive: true }),
  ],
])('%s go with all others, which is said in one line', async (_what, change) => {
  await sealNextCache(root);
  change();
  await checkNextCache(root);
  expect(existsSync(folder)).toBe(false);
  expect(said).toEqual(['  .next/cache/turbopack: cut off or damaged, and made anew']);
});

it('the first build has nothing to check', async () => {
  rmSync(folder, { recursive: true });
  await checkNextCache(root);
  await sealNextCache(root);
  expect(said).toEqual([]);
});
