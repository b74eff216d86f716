import fs from 'node:fs';
import path from 'node:path';
import { contentReport } from '@/tools/dev/report-content';
import { EDIT_STATE_FILE, watchFolders, writeEditState } from '@/tools/dev/watch-content';
import { writeContent } from '../content/fixture';
import { temporaryFolder } from '../helpers/temporary';

const root = temporaryFolder();

/** What is reported for `write`. */
async function changeAfter(write: (folder: string) => void) {
  const folder = fs.mkdtempSync(path.join(root, 'content-'));
  fs.mkdirSync(path.join(folder, 'news/a'), { recursive: true });
  const changes: { media: boolean }[] = [];
  const stop = watchFolders([folder], (change) => changes.push(change));
  await new Promise((done) => setTimeout(done, 50));
  write(folder);
  while (changes.length === 0) await new Promise((done) => setTimeout(done, 20));
  await new Promise((done) => setTimeout(done, 300));
  stop();
  return changes;
}

it('reports a changed file deep inside once', async () => {
  const changes = await changeAfter((folder) =>
    fs.writeFileSync(path.join(folder, 'news/a/index.ja.md'), 'x'),
  );
  expect(changes).toEqual([{ media: false }]);
});

it.each(['cover.webp', 'demo.av1.webm', 'demo.mp4'])(
  'reports several files as one change, %s among them',
  async (name) => {
    const changes = await changeAfter((folder) => {
      for (const file of ['index.ja.md', name, 'index.en.md'])
        fs.writeFileSync(path.join(folder, 'news/a', file), 'x');
    });
    expect(changes).toEqual([{ media: true }]);
  },
);

it('writes a module that is another one after each edit', () => {
  const read = (state: string) => {
    writeEditState(root, state);
    return fs.readFileSync(path.join(root, EDIT_STATE_FILE), 'utf8');
  };
  expect(read('1')).toBe('export const EDIT_STATE = "1";\n');
  expect(read('2')).not.toBe(read('1'));
});

it('says in the terminal what is wrong, with file and line', () => {
  const wrong = contentReport(writeContent({ 'site.json': '{' }));
  expect(wrong).toEqual({
    problems: expect.arrayContaining([expect.objectContaining({ file: 'content/site.json' })]),
    text: expect.stringContaining('content/site.json:1:2: Invalid JSON'),
  });
  expect(contentReport()).toEqual({ problems: [], text: expect.stringMatching(/^content: \d+ /) });
});

it('says an error that no check has foreseen as well, and does not end what watches the content', () => {
  const noFolder = path.join(root, 'content.txt');
  fs.writeFileSync(noFolder, '');
  expect(contentReport(noFolder)).toEqual({
    problems: [expect.objectContaining({ file: 'content' })],
    text: expect.stringContaining('ENOTDIR'),
  });
});
