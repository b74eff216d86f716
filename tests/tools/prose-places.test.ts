import path from 'node:path';
import { meantBy, placeOf } from '@/tools/prose/places';

const FILES = ['content/news/day/index.en.md', 'content/newsletter.json', 'messages/en.json'];
const meant = (...words: string[]) => FILES.filter(meantBy(words.map(placeOf)));

it.each([
  ['nothing', [], FILES],
  ['the folder that the command runs in', ['.'], FILES],
  ['a folder', ['content/news'], FILES.slice(0, 1)],
  ['a folder with a stroke at its end', ['./content/news/'], FILES.slice(0, 1)],
  ['a file', ['messages/en.json'], FILES.slice(2)],
  ['two places', ['content/news', 'messages'], [FILES[0], FILES[2]]],
  ['a path from the root of the disk', [path.resolve('content/news/day')], FILES.slice(0, 1)],
  ['a path as Windows writes it', ['content\\news\\day'], FILES.slice(0, 1)],
  ['a file without copy', ['README.md'], []],
  ['what lies outside', ['..'], []],
])('%s is understood', (_what, words, found) => {
  expect(meant(...words)).toEqual(found);
});
