import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { contentHistory, newestDays } from '@/build/prepare/content-dates/history';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

const folder = temporaryFolder();

function git(at: string, date: string, ...args: string[]): void {
  const author = ['GIT_AUTHOR', 'GIT_COMMITTER'].flatMap((who) => [
    [`${who}_NAME`, 'A'],
    [`${who}_EMAIL`, 'a@b.test'],
    [`${who}_DATE`, date],
  ]);
  const env = { ...process.env, ...Object.fromEntries(author) };
  const { status, stderr } = spawnSync('git', args, { cwd: at, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function commit(at: string, date: string, ...names: string[]): void {
  writeFiles(at, Object.fromEntries(names.map((name) => [name, date])));
  git(at, date, 'add', '.');
  git(at, date, 'commit', '-qm', 'Change');
}

it('takes the newest day of each file of the folder', () => {
  const log = 'day 2025-03-03\n\na/ja.json\n\nday 2025-01-01\n\nb.json\na/ja.json\n';
  expect(newestDays(log)).toEqual({ 'a/ja.json': '2025-03-03', 'b.json': '2025-01-01' });
});

it('dates files by their last commit, in Japan, whatever their names; not in a clone without history', () => {
  const repository = path.join(folder, 'whole');
  fs.mkdirSync(repository);
  git(repository, '', 'init', '-q');
  fs.mkdirSync(path.join(repository, 'content'));
  expect(contentHistory(path.join(repository, 'content')).missing).toContain('no commit');
  commit(repository, '2025-01-01T12:00:00Z', 'content/a/ja.json', 'content/図.webp', 'other.txt');
  commit(repository, '2025-02-01T20:00:00Z', 'content/a/ja.json');
  expect(contentHistory(path.join(repository, 'content'))).toEqual({
    dates: { 'a/ja.json': '2025-02-02', '図.webp': '2025-01-01' },
  });

  const shallow = path.join(folder, 'shallow');
  git(folder, '', 'clone', '-q', '--depth', '1', `file://${repository}`, shallow);
  expect(contentHistory(path.join(shallow, 'content'))).toEqual({
    dates: {},
    missing: 'the history is cut off (a shallow clone)',
  });
});

it('has no days where there is no repository', () => {
  const plain = path.join(folder, 'plain');
  fs.mkdirSync(plain);
  expect(contentHistory(plain)).toEqual({ dates: {}, missing: 'this is no git repository' });
});
