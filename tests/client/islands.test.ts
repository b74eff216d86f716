import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ISLANDS } from '@/client/islands';

const files = readdirSync(path.resolve(__dirname, '../../islands')).filter((file) => file.endsWith('.tsx'));

it('the map names every file of islands/, and nothing else', () =>
  expect(Object.keys(ISLANDS).sort()).toEqual(files.map((file) => path.basename(file, '.tsx')).sort()));
