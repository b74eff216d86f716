import { globSync, readFileSync } from 'node:fs';
import { cases } from '../helpers/cases';

/** The table: a name, what it says, who writes it into the page, who reads it. */
const TABLE = cases('tests/lib/data-attributes.txt').map(([row]) => row.split(' | '));
const ROWS = TABLE.map(([name = '']) => name);

/** Written by Next and React into what the export takes apart, and by Headless UI; no words of ours. */
const FOREIGN = ['precedence', 'rprec', 'href', 'dgst', 'focus'];

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** The sources below some paths, without their comments. */
const read = (paths: string) =>
  globSync(paths).map((path) => ({ path, text: withoutComments(readFileSync(path, 'utf8')) }));

const sources = read('{app,components,client,build}/**/*.{ts,tsx,mjs,css}');
/** Who reads what is written: islands and browser tests as well, where looks alone would not tell them. */
const readers = [...sources, ...read('islands/**/*.{ts,tsx}'), ...read('e2e/{accessibility,faults}/**/*.ts')];

/** How sources name an attribute: as it stands, before what a class does for it (`data-[toast=warning]:`), in a script. */
const NAMED = [
  /(?<![\w/-])(?:(?:group|peer|in|not|has)-)*data-([a-z]+(?:-[a-z]+)*)(?![\w/-]*[./])/g,
  /(?<![\w/])data-\[([a-z]+(?:-[a-z]+)*)/g,
];

const used = new Set(
  sources.flatMap(({ text }) => [
    ...NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name as string)),
    ...[...text.matchAll(/\bdataset\.(\w+)/g)].map(([, name]) => kebabCase(name as string)),
  ]),
);

const rowOf = (name: string) =>
  ROWS.find((row) => row === name) ??
  ROWS.find((row) => row.endsWith('-*') && name.startsWith(row.slice(0, -1)));

it('every attribute that a source names is in the table', () => {
  expect([...used].filter((name) => !FOREIGN.includes(name) && !rowOf(name))).toEqual([]);
});

it('every row of the table is used, and there once', () => {
  const rows = new Set([...used].map(rowOf));
  expect(ROWS.filter((row, at) => !rows.has(row) || ROWS.indexOf(row) < at)).toEqual([]);
});

it('who is said to read an attribute knows it', () => {
  const wrong = TABLE.flatMap(([row = '', , , places = '']) => {
    const stem = row.replace('-*', '');
    const names = [stem, `data-${stem}`, camelCase(`data-${stem}`), camelCase(stem)];
    return places.split(', ').flatMap((place) => {
      const known = readers.some(
        ({ path, text }) => path.startsWith(place) && names.some((name) => text.includes(name)),
      );
      // The explorer asks each entry for the facet of that name.
      return known || place === 'client/enhance/explorer' ? [] : [`${row}: ${place}`];
    });
  });
  expect(wrong).toEqual([]);
});
