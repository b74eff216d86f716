/** Content is read once for a build: what its first step has read answers in later steps and in other processes. */
import fs from 'node:fs';
import path from 'node:path';
import { builtContent } from '@/build/content';
import * as content from '@/lib/content';
import { contentRoot } from '@/lib/content/folders';
import { loadContent } from '@/lib/content/load';
import { contentSnapshot, SNAPSHOT_FILE, snapshotText } from '@/lib/content/snapshot';
import { temporaryFolder } from '../helpers/temporary';

it('a process without a build before it has no snapshot', () => {
  expect(contentSnapshot()).toBeUndefined();
});

it('a snapshot says the same, without the positions in its files', () => {
  const read = loadContent();
  const file = path.join(temporaryFolder(), 'content.json');
  fs.writeFileSync(file, snapshotText(read));
  jest.replaceProperty(process, 'env', { ...process.env, [SNAPSHOT_FILE]: file });
  const snapshot = contentSnapshot()!;
  jest.restoreAllMocks();
  expect(snapshot.site.data).toEqual(read.site.data);
  expect(snapshot.tags.data).toEqual(read.tags.data);
  const [first] = snapshot.collections.blog;
  const { source: _, ...plain } = read.collections.blog[0]!;
  expect(first).toEqual(plain);
  expect(snapshot.collections.news).toHaveLength(read.collections.news.length);
});

it('names the folders of entries that are not published, whether they are shown or not', () => {
  const date = '2199-01-01';
  const root = path.join(temporaryFolder(), 'content');
  fs.cpSync(contentRoot(), root, { recursive: true });
  const { secret, collections } = loadContent(root);
  // Not the first, which may be the only one with a tag, or that something leads to.
  const { folder } = collections.news.at(-1)!;
  for (const locale of ['ja', 'en']) {
    const file = path.join(root, folder, `index.${locale}.md`);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^date: .*/m, `date: ${date}`));
  }
  for (const unpublished of [false, true])
    expect([...loadContent(root, { unpublished }).secret].sort()).toEqual([...secret, folder].sort());
  expect(loadContent(root, { today: date }).secret).not.toContain(folder);
});

it('the steps of a build ask what is read already', () => {
  const read = builtContent();
  expect(content.site()).toBe(read.site.data);
  expect(content.list('blog', 'en')[0]).toBe(read.collections.blog.find(({ locale }) => locale === 'en'));
  expect(builtContent()).toBe(read);
});
