/** What the editor knows of the files on the disk. In a browser: e2e/edit/changed-elsewhere.spec.ts. */
import { readFileSync } from 'node:fs';
import { changedOnDisk, formsOf, wroteToDisk } from '@/tools/edit/disk';
import { watchingDisk } from '@/tools/edit/watch-disk';

it('tells what is other than it was read or written here', () => {
  const picture = { path: 'a.webp', sha: '1' };
  expect(changedOnDisk([{ path: 'a.md', text: 'A' }, picture])).toEqual(new Set(['a.md', 'a.webp']));
  expect(changedOnDisk([{ path: 'a.md', text: 'A' }, picture])).toEqual(new Set());
  wroteToDisk([{ path: 'a.md', data: 'B' }], { files: {} });
  wroteToDisk([{ path: 'a.webp', data: new Blob() }], { files: { 'a.webp': { sha: '2' } } });
  expect(
    changedOnDisk([
      { path: 'a.md', text: 'B' },
      { ...picture, sha: '2' },
    ]),
  ).toEqual(new Set());
  expect(changedOnDisk([{ path: 'a.md', text: 'C' }, picture])).toEqual(new Set(['a.md', 'a.webp']));
});

it('a draft is of the forms, whatever the port of the site is, which tags there are and what things are called', () => {
  const forms = (url: string, options: string[], label: string, name = 'tags') =>
    formsOf({ site_url: url, collections: [{ label, fields: [{ name, label, hint: label, options }] }] });
  const now = forms('http://localhost:3000', ['a'], 'News');
  expect(forms('http://localhost:3001', ['a', 'b'], 'News')).toBe(now);
  expect(forms('http://localhost:3000', ['a'], 'Blog')).toBe(now);
  expect(forms('http://localhost:3000', ['a'], 'News', 'label')).not.toBe(now);
});

it('finds its places in the program that is installed', () => {
  const program = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');
  expect(watchingDisk(program).length).toBeGreaterThan(program.length);
});

it('stops with a version of the program that it does not know', () => {
  expect(() => watchingDisk('another program')).toThrow('watch-disk.ts');
});
