import { globSync } from 'node:fs';
import path from 'node:path';
import { ISLANDS } from '@/client/islands';

const files = globSync('islands/*.tsx', { cwd: path.resolve(__dirname, '../..') });

it('the map names every file of islands/, and nothing else', () =>
  expect(Object.keys(ISLANDS).sort()).toEqual(files.map((file) => path.basename(file, '.tsx')).sort()));
