import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workAlone } from '@/build/running';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

let root: string;
let other: ChildProcess;

/** What another process has noted. */
const note = (id: number | undefined, more: object = {}) =>
  writeFiles(root, {
    '.cache/running': JSON.stringify({ root, id, program: 'dev.ts', command: 'npm run edit', ...more }),
  });
const noted = () => JSON.parse(readFileSync(join(root, '.cache/running'), 'utf8'));
const begin = () => workAlone(root, join(root, 'build/build.ts'));

beforeEach(async () => {
  root = temporaryFolder();
  other = spawn(process.execPath, ['-e', 'console.log(); setTimeout(() => {}, 60_000)', 'dev.ts']);
  await once(other.stdout!, 'data');
});

afterEach(async () => {
  if (other.exitCode === null && other.kill('SIGKILL')) await once(other, 'exit');
  jest.restoreAllMocks();
});

it.each([
  ['en_US.UTF-8', /^"npm run edit" is running in this folder \(process \d+\).*end it with Ctrl\+C/],
  ['ja_JP.UTF-8', /^このフォルダーでは「npm run edit」が動いています（プロセス \d+）。.*Ctrl\+C で終えて/],
])('in %s, a second one names the command that runs, and leaves its note', (LC_ALL, message) => {
  jest.replaceProperty(process, 'env', { ...process.env, LC_ALL });
  note(other.pid);
  expect(begin).toThrow(message);
  expect(noted().id).toBe(other.pid);
});

it.each<[string, () => void]>([
  ['of a process that was killed', () => note(999_999_999)],
  ['of a process with the number of this one, in an earlier container', () => note(process.pid)],
  ['of the project that this one is a copy of', () => note(other.pid, { root: '/elsewhere' })],
  ['that breaks off', () => writeFiles(root, { '.cache/running': '{"id"' })],
])('a note %s is taken over', (_what, before) => {
  before();
  begin();
  expect(noted()).toMatchObject({ root, id: process.pid, program: 'build.ts' });
});

it('the note is gone when the process ends', () => {
  const atEnd = jest.spyOn(process, 'once');
  begin();
  const [, end] = atEnd.mock.calls.find(([event]) => event === 'exit')!;
  end();
  expect(existsSync(join(root, '.cache/running'))).toBe(false);
});
