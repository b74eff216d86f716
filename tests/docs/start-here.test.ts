/** The picture of the house in the guide for newcomers is what the imports are, those of types too. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const GUIDE = readFileSync('docs/guides/start-here.md', 'utf8');
const FOLDERS = ['app', 'build', 'client', 'components', 'islands', 'lib', 'tools'];

/** What a file imports by path: from the root (`@/lib/a`) or from where it lies (`../lib/a`). */
const IMPORT = /(?:\bfrom|\bimport\(|^import)\s*'(@\/|\.{1,2}\/)([^']+)'/gm;

const between = (file: string, from: string, path: string): string => {
  const target = from === '@/' ? path : join(file, '..', from, path);
  return `${file.split('/')[0]} --> ${target.split('/')[0]}`;
};

const arrows = new Set(
  globSync(`{${FOLDERS}}/**/*.{ts,tsx,mjs}`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .map(([, from = '', path = '']) => between(file, from, path))
      .filter((arrow) => {
        const [one, other = ''] = arrow.split(' --> ');
        return one !== other && FOLDERS.includes(other);
      }),
  ),
);

const drawn = [...GUIDE.matchAll(/^ {2}(\w+ --> \w+)$/gm)].map(([, arrow = '']) => arrow);

it('has every arrow between two folders, and no other', () => {
  expect([...drawn].sort()).toEqual([...arrows].sort());
});

it('points nowhere upwards, by whichever way one follows it', () => {
  const isReached = (from: string, goal: string): boolean =>
    drawn
      .filter((arrow) => arrow.startsWith(`${from} `))
      .map((arrow) => arrow.split(' --> ')[1] ?? '')
      .some((next) => next === goal || isReached(next, goal));
  expect(FOLDERS.filter((folder) => isReached(folder, folder))).toEqual([]);
});
